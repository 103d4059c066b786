"""Sentences in every language, and reading what people type in any language."""
