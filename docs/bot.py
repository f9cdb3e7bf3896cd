#!/usr/bin/env python3
"""A bot for Cifra in plain Python: it takes a seat and plays random legal moves until the match is over.

    python3 bot.py http://localhost:8080 coda                 opens a room, seats house bots beside itself, plays
    python3 bot.py http://localhost:8080 qwinto --seats 4
    python3 bot.py http://localhost:8080 --room ROOM-ID       joins a room and waits for its host to start
"""
import argparse, json, random, secrets, sys, time, urllib.error, urllib.request
from http.cookiejar import CookieJar

arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
arguments.add_argument("house")
arguments.add_argument("game", nargs="?")
arguments.add_argument("--seats", type=int)
arguments.add_argument("--room")
given = arguments.parse_args()
browser = urllib.request.build_opener(urllib.request.HTTPCookieProcessor(CookieJar()))
token = None


def call(path, body=None):
    headers = {"Content-Type": "application/json"} | ({"Authorization": f"Bearer {token}"} if token else {})
    data = None if body is None else json.dumps(body).encode()
    try:
        return browser.open(urllib.request.Request(given.house + path, data, headers))
    except urllib.error.HTTPError as error:
        if error.code != 429:
            sys.exit(json.load(error)["message"])
        time.sleep(int(error.headers.get("Retry-After", 1)))  # Too much at once: wait, and ask again.
        return call(path, body)


def order(**what):
    """The version of the room that the order caused. Its id makes it safe to send it again: it happens once."""
    return json.load(call("/api/bot/orders", {"id": secrets.token_hex(8), "order": what}))["version"]


opening = {"game": given.game, "pace": 0} | ({"seats": given.seats} if given.seats else {})
room = given.room or json.load(call("/api/rooms", opening))["id"]
token = json.load(call(f"/api/rooms/{room}/token", {"name": "Python"}))["token"]
done, ready = 0, False
for line in call("/api/bot/stream"):
    state = json.loads(line) if line.strip() else {}  # Empty lines only keep the connection alive.
    if state.get("type") != "state" or state["view"]["version"] < done:
        continue  # Sent before our last order was carried out: it shows the past.
    table = state["view"]["table"]
    if table["phase"] == "lobby" and not ready:
        done, ready = order(type="ready", ready=True, nonce=secrets.token_hex(32)), True  # Our part of a fair deal.
        for seat, place in enumerate([] if given.room else table["seats"]):
            if place["person"] is None:
                order(type="bot", seat=seat, level="club")
        done = done if given.room else order(type="start")
    elif table["phase"] == "over":
        print(json.dumps(table["outcome"]))
        break
    elif state["legal"]:
        done = order(type="play", command=random.choice(state["legal"]))
