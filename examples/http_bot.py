"""A bot over HTTP: it asks for a match and plays at random until the end.

python http_bot.py http://127.0.0.1:8187 lvt_YOUR_TOKEN [squire]
"""

import json
import random
import sys
from typing import Any

from levant.client import Client

BASE, TOKEN, OPPONENT = (*sys.argv[1:3], *sys.argv[3:4], "squire")[:3]


def choose(table: dict[str, Any]) -> str:
    # table["view"] is what this seat may know, table["events"] what it saw since the last time.
    return str(random.choice(table["choices"])["action"])  # your idea goes here


client = Client(BASE, TOKEN)
table = client.match({"title": "rex", "opponents": [{"kind": "bot", "bot": OPPONENT}]})
sys.stdout.write(json.dumps(table.play(choose)) + "\n")
