"""Ratings: how strong members are, by title and edition.

arithmetic  what one result says about all who had a part in it
standings   standings in the database, changed once by every rated match
routes      the leaderboard
"""
