"""Lists of friends and of blocked people; reports to the host."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from levant.server.storage.base import UtcDateTime

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    _pairs("friends", "friend")
    _pairs("blocks", "blocked")
    op.create_table(
        "reports",
        sa.Column("id", sa.String(length=24), nullable=False),
        sa.Column("about", sa.String(length=24), nullable=False),
        sa.Column("reporter", sa.String(length=24), nullable=True),
        sa.Column("match", sa.String(length=24), nullable=True),
        sa.Column("reason", sa.String(length=12), nullable=False),
        sa.Column("text", sa.String(length=1000), nullable=False),
        sa.Column("created", UtcDateTime(), nullable=False),
        sa.Column("closed", UtcDateTime(), nullable=True),
        sa.ForeignKeyConstraint(
            ["about"], ["people.id"], name=op.f("fk_reports_about"), ondelete="CASCADE"
        ),
        sa.ForeignKeyConstraint(
            ["reporter"], ["people.id"], name=op.f("fk_reports_reporter"), ondelete="SET NULL"
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_reports")),
    )
    op.create_index(op.f("ix_reports_about"), "reports", ["about"])
    op.create_index(op.f("ix_reports_reporter"), "reports", ["reporter"])


def _pairs(table: str, other: str) -> None:
    """A table of who has whom on a list of his."""
    op.create_table(
        table,
        sa.Column("person", sa.String(length=24), nullable=False),
        sa.Column(other, sa.String(length=24), nullable=False),
        sa.Column("since", UtcDateTime(), nullable=False),
        sa.ForeignKeyConstraint(
            ["person"], ["people.id"], name=op.f(f"fk_{table}_person"), ondelete="CASCADE"
        ),
        sa.ForeignKeyConstraint(
            [other], ["people.id"], name=op.f(f"fk_{table}_{other}"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("person", other, name=op.f(f"pk_{table}")),
    )
    op.create_index(op.f(f"ix_{table}_{other}"), table, [other])


def downgrade() -> None:
    for table in ("reports", "blocks", "friends"):
        op.drop_table(table)
