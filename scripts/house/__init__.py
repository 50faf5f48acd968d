"""Sets up the house and runs its checks: the logic that ./play and ./test share."""
