"""Tournaments, and matches that belong to one."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from levant.server.storage.base import UtcDateTime

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "tournaments",
        sa.Column("id", sa.String(length=24), nullable=False),
        sa.Column("name", sa.String(length=60), nullable=False),
        sa.Column("creator", sa.String(length=24), nullable=False),
        sa.Column("title", sa.String(length=32), nullable=False),
        sa.Column("edition", sa.String(length=32), nullable=False),
        sa.Column("options", sa.JSON(), nullable=False),
        sa.Column("clock", sa.JSON(), nullable=False),
        sa.Column("rated", sa.Boolean(), nullable=False),
        sa.Column("twice", sa.Boolean(), nullable=False),
        sa.Column("created", UtcDateTime(), nullable=False),
        sa.Column("started", UtcDateTime(), nullable=True),
        sa.ForeignKeyConstraint(["creator"], ["people.id"], name=op.f("fk_tournaments_creator")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_tournaments")),
    )
    op.create_index(op.f("ix_tournaments_creator"), "tournaments", ["creator"])
    op.create_index(op.f("ix_tournaments_created"), "tournaments", ["created"])
    op.create_table(
        "tournament_players",
        sa.Column("tournament", sa.String(length=24), nullable=False),
        sa.Column("person", sa.String(length=24), nullable=False),
        sa.Column("joined", UtcDateTime(), nullable=False),
        sa.ForeignKeyConstraint(
            ["tournament"],
            ["tournaments.id"],
            name=op.f("fk_tournament_players_tournament"),
            ondelete="CASCADE",
        ),
        sa.ForeignKeyConstraint(
            ["person"], ["people.id"], name=op.f("fk_tournament_players_person"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("tournament", "person", name=op.f("pk_tournament_players")),
    )
    op.create_index(op.f("ix_tournament_players_person"), "tournament_players", ["person"])
    op.add_column("matches", sa.Column("tournament", sa.String(length=24), nullable=True))
    op.create_index(op.f("ix_matches_tournament"), "matches", ["tournament"])


def downgrade() -> None:
    op.drop_index(op.f("ix_matches_tournament"), "matches")
    op.drop_column("matches", "tournament")
    op.drop_table("tournament_players")
    op.drop_table("tournaments")
