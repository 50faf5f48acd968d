"""What outlives a scenario: characters that grow, their purse and gear, and how scenarios follow on each other."""
