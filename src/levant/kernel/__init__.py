"""What every title shares: the contract, dice, records, the runner."""
