"""Private talks between two roles of a match."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from levant.server.storage.base import UtcDateTime

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "talks",
        sa.Column("match", sa.String(length=24), nullable=False),
        sa.Column("between", sa.String(length=70), nullable=False),
        sa.Column("n", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("person", sa.String(length=24), nullable=True),
        sa.Column("by", sa.String(length=48), nullable=False),
        sa.Column("role", sa.String(length=32), nullable=False),
        sa.Column("text", sa.String(length=1000), nullable=False),
        sa.Column("at", UtcDateTime(), nullable=False),
        sa.ForeignKeyConstraint(["match"], ["matches.id"], name=op.f("fk_talks_match")),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_talks_person")),
        sa.PrimaryKeyConstraint("match", "between", "n", name=op.f("pk_talks")),
    )
    op.create_table(
        "talks_read",
        sa.Column("match", sa.String(length=24), nullable=False),
        sa.Column("between", sa.String(length=70), nullable=False),
        sa.Column("person", sa.String(length=24), nullable=False),
        sa.Column("n", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(["match"], ["matches.id"], name=op.f("fk_talks_read_match")),
        sa.ForeignKeyConstraint(
            ["person"], ["people.id"], name=op.f("fk_talks_read_person"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("match", "between", "person", name=op.f("pk_talks_read")),
    )


def downgrade() -> None:
    op.drop_table("talks_read")
    op.drop_table("talks")
