"""Follows the feed of changes, and checks the signature of a webhook. Python 3.9 and later, no packages:
VEREDA=https://vereda.example.org VEREDA_TOKEN=pt_... python3 follow_changes.py
The token is made in the profile, under "Tokens for programs"; it needs to read results, statistics and reports.
"""

import base64
import hashlib
import hmac
import json
import os
import time
import urllib.error
import urllib.request

ADDRESS = os.environ.get("VEREDA", "http://localhost:8000")
POSITION_FILE = "vereda-position"


def ask(path, token):
    request = urllib.request.Request(ADDRESS + path)
    request.add_header("authorization", f"Bearer {token}")
    with urllib.request.urlopen(request, timeout=30) as answer:
        return json.load(answer)


def is_from_vereda(headers, body, secret):
    """True for a request signed less than five minutes ago; `body` are the bytes as they came."""
    if abs(time.time() - int(headers["webhook-timestamp"])) > 300:
        return False
    signed = f"{headers['webhook-id']}.{headers['webhook-timestamp']}.".encode() + body
    key = base64.b64decode(secret.removeprefix("whsec_"))
    expected = "v1," + base64.b64encode(hmac.new(key, signed, hashlib.sha256).digest()).decode()
    return any(hmac.compare_digest(each, expected) for each in headers["webhook-signature"].split(" "))


def main():
    token = os.environ["VEREDA_TOKEN"]
    try:
        with open(POSITION_FILE) as file:
            after = int(file.read())
    except FileNotFoundError:
        after = 0
    more = True
    while more:
        try:
            page = ask(f"/api/changes/?after={after}&page_size=1000", token)
        except urllib.error.HTTPError as error:
            if error.code == 410:
                raise SystemExit("Read everything anew, and begin with the newest position")
            if error.code == 401:
                raise SystemExit("The token has ended: make another one in the profile")
            raise
        for change in page["results"]:
            print(change["position"], change["kind"], change["id"], change["action"], change["school"] or "")
        after, more = page["next"], page["more"]
        # after the work: what is told again does no harm, what is left out does
        with open(POSITION_FILE, "w") as file:
            file.write(str(after))


if __name__ == "__main__":
    main()
