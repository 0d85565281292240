"""People: who is asking, and what belongs to him.

names, passwords    what may be chosen
preferences         what a person sets for himself
accounts, vacation  the rows of people
sessions, tokens    how a browser and a program are recognised
passkeys, links     how somebody proves who he is without a password
identity            `current`, `require_person`: who sends a request
csrf, limits        what a request must pass
*_routes            the interface
"""
