#!/usr/bin/env python3
"""A whole tournament by program: players from a CSV file, pairings, results, and the news of it.

    python3 club_evening.py players.csv [http://localhost:8080] [rounds]

The file has a line for each player: name;rating. Nothing but Python's own library is needed. From
another machine than Ronde's, put a token for programs into the environment variable RONDE_TOKEN.
"""
import csv, json, os, sys, threading, urllib.error, urllib.request, uuid

PATH, BASE, ROUNDS = (sys.argv[1:] + ["http://localhost:8080", "3"][len(sys.argv) - 2:])[:3]
HEADERS = {"Content-Type": "application/json"}
if token := os.environ.get("RONDE_TOKEN"):
    HEADERS["Authorization"] = f"Bearer {token}"


def call(path, body=None):
    """Sends JSON and gets JSON. Of an error the server's own sentence is shown."""
    data = None if body is None else json.dumps(body).encode()
    try:
        with urllib.request.urlopen(urllib.request.Request(BASE + path, data, HEADERS)) as answer:
            return json.load(answer)
    except urllib.error.HTTPError as error:
        sys.exit(f"{path}: {json.load(error)['message']}")


def do(act, seen):
    """Does an act. The key makes it the same act if it has to be sent again."""
    return call(f"/api/t/{t}/acts", {"act": act, "key": str(uuid.uuid4()), "seen": seen})["seq"]


def follow(after, done):
    """Prints every act as the server tells of it, from the act `after` on."""
    with urllib.request.urlopen(urllib.request.Request(f"{BASE}/api/t/{t}/live?after={after}", headers=HEADERS)) as stream:
        for line in stream:
            if line.startswith(b"data: {"):
                news = json.loads(line[6:])
                print(f"  heard of act {news['seq']}: {news['act']}")
                if news["act"] == "finish":
                    return done.set()


with open(PATH, encoding="utf-8") as file:
    rows = [row for row in csv.reader(file, delimiter=";") if row]
players = [{"name": name.strip(), "rating": int(rating)} for name, rating in rows]
t = call("/api/new", {"name": "Club evening", "rounds": int(ROUNDS), "players": players})["t"]
seen, done = call(f"/api/t/{t}")["head"]["seq"], threading.Event()
threading.Thread(target=follow, args=(seen, done), daemon=True).start()

for number in range(1, int(ROUNDS) + 1):
    seen = call(f"/api/t/{t}/pair", {"key": f"pair-{number}"})["seq"]
    seen = do({"act": "publish", "round": number}, seen)
    boards = call(f"/api/t/{t}")["rounds"][number - 1]["boards"]
    print(f"Round {number}: {len(boards)} boards")
    for board in boards:
        result = ["1-0", "1/2-1/2", "0-1"][(board["table"] + number) % 3]
        seen = do({"act": "enter_result", "round": number, "board": board["table"], "result": result}, seen)
    seen = do({"act": "close_round", "round": number}, seen)

do({"act": "finish"}, seen)
print("Finished." if done.wait(10) else "Finished, but the news did not come.", f"{BASE}/t/{t}/standings")
