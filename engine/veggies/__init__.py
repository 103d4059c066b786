"""Veggies: cards of six spaces, from the hand or the market, laid over and beside each other on a market stall."""
