"""The database.

    base        `Base`, the columns every table shares
    database    `Database`: `reading()` and `writing()` give an `AsyncSession` each
    *_models    the tables
    migrations  Alembic; `migrate(url)` brings a database up to date

Transactions are short and never nested: a handler opens one, ends it, and only then calls into
another part. SQLite has one writer; whoever opens a second `writing()` inside the first waits
for himself.

The tables are told once more in migrations/versions. Until the first release there is one
revision, the baseline, made anew by `python -m levant.server.storage.baseline` after a change
of the models; a test compares the two.
"""
