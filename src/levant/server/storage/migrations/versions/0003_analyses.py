"""Analyses of finished matches."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from levant.server.storage.base import UtcDateTime

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "analyses",
        sa.Column("match", sa.String(length=24), nullable=False),
        sa.Column("step", sa.Integer(), nullable=False),
        sa.Column("total", sa.Integer(), nullable=True),
        sa.Column("turns", sa.JSON(), nullable=False),
        sa.Column("decisions", sa.JSON(), nullable=False),
        sa.Column("done", sa.Boolean(), nullable=False),
        sa.Column("failed", sa.Boolean(), nullable=False),
        sa.Column("lease", UtcDateTime(), nullable=False),
        sa.ForeignKeyConstraint(["match"], ["matches.id"], name=op.f("fk_analyses_match")),
        sa.PrimaryKeyConstraint("match", name=op.f("pk_analyses")),
    )


def downgrade() -> None:
    op.drop_table("analyses")
