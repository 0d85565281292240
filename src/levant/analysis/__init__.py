"""Finished games looked back on: where they turned, and what would have been better."""
