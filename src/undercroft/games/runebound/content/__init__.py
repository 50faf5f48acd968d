"""What Runebound is played with, as data: the board, heroes, cards, tokens, scenarios."""
