"""Reads a dBASE report with dbfread and compares every field with what the TRF itself says.

The TRF is read here by its columns, so nothing of the program that wrote the report is trusted.
"""

import datetime
import sys

from dbfread import DBF

FIELDS = [
    ("NAME", "C", 32, 0),
    ("COUNTRY", "C", 3, 0),
    ("CODE", "N", 8, 0),
    ("W", "N", 4, 1),
    ("N", "N", 2, 0),
    ("RC", "N", 4, 0),
    ("BIRTHDAY", "D", 8, 0),
    ("WOMAN", "L", 1, 0),
]
POINTS = {"1": 1.0, "=": 0.5, "0": 0.0}


def players(path):
    for line in open(path, encoding="utf-8"):
        if line.startswith("001"):
            yield int(line[4:8]), line.rstrip("\r\n")


def birthday(text):
    year, month, day = (int(part or 0) for part in (text.strip() or "0/0/0").split("/"))
    return datetime.date(year, month, day) if day else None


def expected(trf):
    lines = dict(players(trf))
    ratings = {number: int(line[48:52].strip() or 0) for number, line in lines.items()}
    for line in lines.values():
        games = [line[at : at + 8] for at in range(91, len(line), 10)]
        games = [game for game in games if game[7:8] in POINTS and game[:4].strip("0 ")]
        games = [(ratings[int(game[:4])], POINTS[game[7]]) for game in games]
        games = [(rating, points) for rating, points in games if rating]
        if not games:
            continue
        code = int(line[57:68].strip() or 0) or None
        yield {
            "NAME": line[14:47].strip(),
            "COUNTRY": line[53:56].strip(),
            "CODE": code,
            "W": sum(points for _, points in games),
            "N": len(games),
            "RC": (2 * sum(rating for rating, _ in games) + len(games)) // (2 * len(games)),
            "BIRTHDAY": None if code else birthday(line[69:79]),
            "WOMAN": None if code else {"w": True, "m": False}.get(line[9]),
        }


def main(trf, dbf):
    table = DBF(dbf)
    fields = [(it.name, it.type, it.length, it.decimal_count) for it in table.fields]
    assert fields == FIELDS, fields
    read, wanted = [dict(row) for row in table], list(expected(trf))
    assert len(read) == len(wanted) > 0, (len(read), len(wanted))
    for have, want in zip(read, wanted):
        assert have == want, (have, want)
    print(f"{len(read)} records of {len(fields)} fields are as the tournament file has them")


main(*sys.argv[1:])
