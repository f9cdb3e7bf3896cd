#!/usr/bin/env python3
"""A bot for Cifra in plain Python: it takes a seat and plays random legal moves until the match is over.

    python3 bot.py http://localhost:8080 coda                 opens a room, seats house bots beside itself, plays
    python3 bot.py http://localhost:8080 qwinto --seats 4
    python3 bot.py http://localhost:8080 --room ROOM-ID       joins a room and waits for its host to start
"""
import argparse, contextlib, http.cookiejar, json, random, secrets, sys, time, urllib.error, urllib.request

arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
arguments.add_argument("house")
arguments.add_argument("game", nargs="?")
arguments.add_argument("--seats", type=int)
arguments.add_argument("--room")
given = arguments.parse_args()
browser = urllib.request.build_opener(urllib.request.HTTPCookieProcessor(http.cookiejar.CookieJar()))
headers = {"Content-Type": "application/json"}

def call(path, body=None):
    data = None if body is None else json.dumps(body).encode()
    try:
        return browser.open(urllib.request.Request(given.house + path, data, headers))
    except urllib.error.HTTPError as error:
        if error.code not in (429, 503):
            sys.exit(json.load(error)["message"])
    except OSError:
        pass  # A house that went away comes back with everything that it had acknowledged.
    time.sleep(1)
    return call(path, body)

def order(**what):
    """The version of the room that the order caused. Its id makes it safe to send it again: it happens once."""
    return json.load(call("/api/bot/orders", {"id": secrets.token_hex(8), "order": what}))["version"]

def states():
    """What our seat sees, whenever that changed. Empty lines only keep the connection alive; a new one goes on."""
    while True:
        with contextlib.suppress(OSError):
            yield from (json.loads(line) for line in call("/api/bot/stream") if line.strip())

opening = {"game": given.game, "pace": 0} | ({"seats": given.seats} if given.seats else {})
room = given.room or json.load(call("/api/rooms", opening))["id"]
headers["Authorization"] = "Bearer " + json.load(call(f"/api/rooms/{room}/token", {"name": "Python"}))["token"]
done = 0
for state in states():
    if state["type"] != "state" or state["view"]["version"] < done:
        continue  # Sent before our last order was carried out: it shows the past.
    table, seat = state["view"]["table"], state["view"]["standing"]["viewer"]
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
