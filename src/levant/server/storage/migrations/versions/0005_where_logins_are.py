"""Where a login is: the name that its browser gave."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("sessions", sa.Column("agent", sa.String(length=200), nullable=True))


def downgrade() -> None:
    op.drop_column("sessions", "agent")
