#!/usr/bin/env python3
"""A bot for Cifra in plain Python: it takes a seat and plays random legal moves until the match is over.

    python3 bot.py http://localhost:8080 coda                 opens a room, seats house bots beside itself, plays
    python3 bot.py http://localhost:8080 qwinto --seats 4
    python3 bot.py http://localhost:8080 --room ROOM-ID       joins a room and waits for its host to start
"""
import argparse, contextlib, http.client, http.cookiejar, json, random, secrets, sys, time
import urllib.error, urllib.request

arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
arguments.add_argument("house")
arguments.add_argument("game", nargs="?")
arguments.add_argument("--seats", type=int)
arguments.add_argument("--room")
given = arguments.parse_args()
browser = urllib.request.build_opener(urllib.request.HTTPCookieProcessor(http.cookiejar.CookieJar()))
headers = {"Content-Type": "application/json"}

# A house that went away, perhaps in the middle of an answer, comes back with everything that it had acknowledged.
TROUBLE = (OSError, http.client.HTTPException)

def said(error):
    """Why the house refuses, in its own words; a proxy before it may have others."""
    try:
        return json.load(error)["message"]
    except (ValueError, KeyError, TypeError, *TROUBLE):
        return str(error)

def call(path, body=None, read=json.load):
    """What the house answers, asked again until it does; what it waits for stands on the errors' stream."""
    data = None if body is None else json.dumps(body).encode()
    while True:
        wait = "1"
        try:
            return read(browser.open(urllib.request.Request(given.house + path, data, headers)))
        except urllib.error.HTTPError as error:
            if error.code not in (429, 503):
                sys.exit(said(error))
            wait = error.headers.get("Retry-After", wait)
            why = said(error)
        except TROUBLE as error:
            why = str(error)
        seconds = int(wait) if wait.isdecimal() else 1
        print(f"Waiting {seconds} s: {why}", file=sys.stderr)
        time.sleep(seconds)

def order(**what):
    """The version of the room that the order caused. Its id makes it safe to send it again: it happens once."""
    return call("/api/bot/orders", {"id": secrets.token_hex(8), "order": what})["version"]

def states():
    """What our seat sees, whenever that changed. Empty lines only keep the connection alive; a new one goes on."""
    global done
    while True:
        with contextlib.suppress(*TROUBLE):
            lines = call("/api/bot/stream", read=iter)
            done = 0  # A house that was set back to a copy begins anew from there.
            yield from (json.loads(line) for line in lines if line.strip() and line.endswith(b"\n"))

opening = {"game": given.game, "pace": 0} | ({"seats": given.seats} if given.seats else {})
room = given.room or call("/api/rooms", opening)["id"]
headers["Authorization"] = "Bearer " + call(f"/api/rooms/{room}/token", {"name": "Python"})["token"]
done = 0
for state in states():
    if state["type"] != "state" or state["view"]["version"] < done:
        continue  # Sent before our last order was carried out: it shows the past.
    table, seat = state["view"]["table"], state["view"]["access"]["viewer"]
    if table["phase"] == "lobby" and not table["seats"][seat]["ready"]:
        done = order(type="ready", ready=True, nonce=secrets.token_hex(32))  # The nonce is our part of a fair deal.
        for empty in [] if given.room else [at for at, place in enumerate(table["seats"]) if place["person"] is None]:
            order(type="bot", seat=empty, level="club")
        done = done if given.room else order(type="start")
    elif state["legal"]:
        done = order(type="play", command=random.choice(state["legal"]))
    elif table["phase"] == "over":
        print(json.dumps(table["outcome"]))
        break
