"""Links by which people get an account; second factors of logins."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from levant.server.storage.base import UtcDateTime

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column(
        "people",
        sa.Column("may_invite", sa.Boolean(), server_default=sa.false(), nullable=False),
    )
    op.create_table(
        "entry_links",
        sa.Column("id", sa.String(length=24), nullable=False),
        sa.Column("kept", sa.String(length=64), nullable=False),
        sa.Column("person", sa.String(length=24), nullable=True),
        sa.Column("label", sa.String(length=60), nullable=False),
        sa.Column("most", sa.Integer(), nullable=False),
        sa.Column("used", sa.Integer(), nullable=False),
        sa.Column("created", UtcDateTime(), nullable=False),
        sa.Column("expires", UtcDateTime(), nullable=False),
        sa.ForeignKeyConstraint(
            ["person"], ["people.id"], name=op.f("fk_entry_links_person"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_entry_links")),
        sa.UniqueConstraint("kept", name=op.f("uq_entry_links_kept")),
    )
    op.create_index(op.f("ix_entry_links_person"), "entry_links", ["person"])
    op.create_index(op.f("ix_entry_links_expires"), "entry_links", ["expires"])
    op.create_table(
        "second_factors",
        sa.Column("person", sa.String(length=24), nullable=False),
        sa.Column("secret", sa.String(length=64), nullable=False),
        sa.Column("confirmed", UtcDateTime(), nullable=True),
        sa.Column("step", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(
            ["person"], ["people.id"], name=op.f("fk_second_factors_person"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("person", name=op.f("pk_second_factors")),
    )
    op.create_table(
        "recovery_codes",
        sa.Column("kept", sa.String(length=64), nullable=False),
        sa.Column("person", sa.String(length=24), nullable=False),
        sa.ForeignKeyConstraint(
            ["person"], ["people.id"], name=op.f("fk_recovery_codes_person"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("kept", name=op.f("pk_recovery_codes")),
    )
    op.create_index(op.f("ix_recovery_codes_person"), "recovery_codes", ["person"])


def downgrade() -> None:
    for table in ("recovery_codes", "second_factors", "entry_links"):
        op.drop_table(table)
    op.drop_column("people", "may_invite")
