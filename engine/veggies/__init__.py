"""Veggies: cards of six spaces, from the hand or the market, placed over and beside each other on a market stall."""
