"""A bot over HTTP: it asks for a match and plays at random until the end.

python http_bot.py http://127.0.0.1:8187 lvt_YOUR_TOKEN [squire]
"""

import json
import random
import sys
import time
import urllib.error
import urllib.request
from typing import Any

BASE, TOKEN, OPPONENT = (*sys.argv[1:3], *sys.argv[3:4], "squire")[:3]


def call(method: str, path: str, body: object = None) -> Any:
    data = None if body is None else json.dumps(body).encode()
    headers = {"Authorization": f"Bearer {TOKEN}", "Content-Type": "application/json"}
    request = urllib.request.Request(f"{BASE}/api{path}", data, headers, method=method)
    while True:
        try:
            with urllib.request.urlopen(request) as answer:
                return json.load(answer)
        except urllib.error.HTTPError as refused:
            if refused.code not in (429, 503):
                raise
            # Too fast, or the server is busy: it says for how many seconds to wait.
            time.sleep(json.load(refused)["error"]["retry_after"] or 1)


wanted = {"title": "rex", "opponents": [{"kind": "bot", "bot": OPPONENT}]}
match = f"/matches/{call('POST', '/matches', wanted)['id']}"
seen = 0
while (table := call("GET", f"{match}/table?since={seen}"))["match"]["status"] == "running":
    seen += len(table["events"])  # what happened, as this bot may know it
    if not table["choices"]:
        time.sleep(0.2)  # the other side thinks
        continue
    action = random.choice(table["choices"])["action"]  # your idea goes here
    sent = {"id": str(time.time_ns()), "version": table["version"], "actions": [action]}
    try:
        call("POST", f"{match}/actions", sent)
    except urllib.error.HTTPError as refused:
        if refused.code != 409:  # stale: the other side chose in the same moment
            raise
sys.stdout.write(json.dumps(table["match"]["result"]) + "\n")
