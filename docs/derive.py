#!/usr/bin/env python3
"""Derives the chance of a Cifra match from its opened seed, with nothing but Python's own library.

    python3 derive.py match.json

It follows docs/match-file.md step by step and shares no code with Cifra, so it is a second opinion.
"""
import hashlib, itertools, json, struct, sys


def seed_in_force(seal):  # step 1
    if hashlib.sha256(bytes.fromhex(seal["seed"] + seal["salt"])).hexdigest() != seal["commitment"]:
        sys.exit("The seed is not the one that was promised before the deal.")
    seed = bytes.fromhex(seal["seed"])
    return hashlib.sha256(seed + bytes.fromhex("".join(seal["nonces"]))).digest() if seal["nonces"] else seed


def chacha20_block(key, counter, nonce):  # RFC 8439, section 2.3
    state = struct.unpack("<16I", b"expand 32-byte k" + key + struct.pack("<I", counter) + nonce)
    x = list(state)

    def quarter(a, b, c, d):
        for p, q, r, turn in ((a, b, d, 16), (c, d, b, 12), (a, b, d, 8), (c, d, b, 7)):
            x[p] = (x[p] + x[q]) & 0xFFFFFFFF
            mixed = x[r] ^ x[p]
            x[r] = (mixed << turn | mixed >> (32 - turn)) & 0xFFFFFFFF

    for _ in range(10):
        for a in range(4):
            quarter(a, 4 + a, 8 + a, 12 + a)
        for a in range(4):
            quarter(a, 4 + (a + 1) % 4, 8 + (a + 2) % 4, 12 + (a + 3) % 4)
    return struct.pack("<16I", *((x[at] + state[at]) & 0xFFFFFFFF for at in range(16)))


def words(seed, label, index):  # step 2
    key = hashlib.sha256(seed + label.encode()).digest()
    nonce = struct.pack("<I", index) + bytes(8)
    for counter in itertools.count():
        yield from struct.unpack("<16I", chacha20_block(key, counter, nonce))


def below(stream, n):  # step 3
    limit = 2**32 - 2**32 % n
    return next(word for word in stream if word < limit) % n


def shuffle(seed, label, items, count=None):  # step 4
    stream, items = words(seed, label, 0), list(items)
    for at in range(len(items) if count is None else count):
        other = at + below(stream, len(items) - at)
        items[at], items[other] = items[other], items[at]
    return items[:count]


def draw(seed, label, items, index=0):  # step 5
    return items[below(words(seed, label, index), len(items))]


CARDS = """where-0 where-5 where-1-2 where-3-4 where-6-7 where-8-9 consecutive same-colour odd even black white pairs
    sum sum-left sum-right sum-centre sum-black sum-white c-over-4 spread""".split()


def derived(match, seed):
    """Every label of the match's game but two: Decrypto's "words" need its list of words, and Coda's "time-up" the
    hidden tiles of the moment at which somebody's time was up."""
    seats, options = list(range(match["seats"])), match["options"]
    if match["game"] == "break-the-code":
        tiles = [f"{number}{colour}" for number in range(10) for colour in ("gg" if number == 5 else "bw")]
        yield "tiles", shuffle(seed, "tiles", tiles)
        yield "cards", shuffle(seed, "cards", CARDS)
    if match["game"] == "coda":
        values = [*range(12), *(["dash"] if options["dashes"] else [])]
        for prefix in ["1/", "2/", "3/"] if options["tournament"] else [""]:
            for colour in "dark", "light":
                yield prefix + colour, shuffle(seed, prefix + colour, values)
    if match["game"] == "decrypto":
        codes = list(itertools.permutations([1, 2, 3, 4], 3))
        for team, members in ("white", seats[::2]), ("black", seats[1::2]):
            if len(members) > 1:  # Of three players the one on black's side only intercepts.
                yield team, [draw(seed, team, codes, index) for index in range(8)]
                yield team + "-first", draw(seed, team + "-first", range(len(members)))
    else:
        yield "first", draw(seed, "first", seats)
    if match["game"] == "qwinto":
        for colour in "orange", "yellow", "purple":
            yield colour, [draw(seed, colour, [1, 2, 3, 4, 5, 6], index) for index in range(40)]


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    with open(sys.argv[1], encoding="utf-8") as file:
        match = json.load(file)
    for label, brought in derived(match, seed_in_force(match["seal"])):
        scripted = "  (but the match has a script for this label)" if label in match.get("script", {}) else ""
        print(f"{label}: {json.dumps(brought)}{scripted}")
