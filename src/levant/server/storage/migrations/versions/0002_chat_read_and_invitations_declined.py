"""Chat read, and invitations declined."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "chat_read",
        sa.Column("match", sa.String(length=24), nullable=False),
        sa.Column("person", sa.String(length=24), nullable=False),
        sa.Column("n", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(["match"], ["matches.id"], name=op.f("fk_chat_read_match")),
        sa.ForeignKeyConstraint(
            ["person"], ["people.id"], name=op.f("fk_chat_read_person"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("match", "person", name=op.f("pk_chat_read")),
    )
    op.add_column("seats", sa.Column("declined_by", sa.String(length=48), nullable=True))


def downgrade() -> None:
    op.drop_column("seats", "declined_by")
    op.drop_table("chat_read")
