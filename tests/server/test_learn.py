"""Lessons and puzzles over HTTP."""

from typing import Any

from folsom.learn import found, lessons, puzzles
from tests.server.serving import asking, run, serving


def test_a_lesson_and_a_puzzle_are_played_by_saying_all_choices_each_time() -> None:
    async def look() -> None:
        async with serving() as served, asking(served) as http:
            known = (await http.get("/api/lessons")).json()["lessons"]
            assert [each["name"] for each in known] == list(lessons())
            assert known[0]["scenes"] == [scene.steps for scene in lessons()["first"].scenes]
            begun = (await http.post("/api/lessons/first", json={})).json()
            assert begun["status"] == "asked"
            assert [beat["say"] for beat in begun["beats"]][:2] == ["", "hello"]
            assert begun["beats"][-1]["wanted"] == ["play Ghost move"]
            assert "play Ghost floor" in begun["forecasts"]
            played = {"choices": ["play Ghost fire", "fire Doc"], "scene": 2}
            over = (await http.post("/api/lessons/first", json=played)).json()
            assert over["status"] == "over"
            assert over["beats"][-1]["say"] == "fired"

            listed = (await http.get("/api/puzzles")).json()["puzzles"]
            assert [each["name"] for each in listed] == list(puzzles())
            assert listed[0]["level"] == 1
            plans = [plan for each in listed for plan in each["plans"].values()]
            assert {choice["verb"] for plan in plans for choice in plan} >= {"play", "plan"}
            moves = ["play Ghost move", "play Ghost rob", "play Ghost rob"]
            states = [
                (await http.post("/api/puzzles/next-door", json={"choices": moves[:count]})).json()
                for count in range(4)
            ]
            assert [state["status"] for state in states] == ["asked"] * 3 + ["solved"]
            wrong = {"choices": ["draw", "play Ghost rob", "draw"]}
            failed = (await http.post("/api/puzzles/next-door", json=wrong)).json()
            assert failed["status"] == "failed"

    run(look())


def test_a_puzzle_out_of_a_game_is_settled_by_one_choice() -> None:
    async def look() -> None:
        async with serving() as served, asking(served) as http:
            listed = (await http.get("/api/puzzles")).json()["found"]
            assert [each["name"] for each in listed] == list(found())
            name, puzzle = next(iter(found().items()))
            assert listed[0]["mode"] == puzzle.mode
            assert listed[0]["bandits"] == puzzle.bandits
            path = f"/api/puzzles/{name}"
            asked = (await http.post(path, json={})).json()
            assert (asked["status"], asked["seat"], asked["brings"]) == ("asked", puzzle.seat, [])
            wanted = asked["beats"][-1]["wanted"]
            best = puzzle.best[0]
            wrong = next(each for each in wanted if each not in puzzle.best)
            for choice, status in ((best, "solved"), (wrong, "failed")):
                made = (await http.post(path, json={"choices": [choice]})).json()
                assert made["status"] == status
                assert {each["choice"] for each in made["brings"]} == set(wanted)
                assert made["brings"][0]["best"]
            late = await http.post(path, json={"choices": [best, best]})
            assert (late.status_code, late.json()["code"]) == (422, "illegal")

    run(look())


def test_bad_input_gets_a_clear_answer() -> None:
    asked: list[tuple[str, Any, int, str]] = [
        ("/api/lessons/none", {}, 404, "no-lesson"),
        ("/api/puzzles/none", {}, 404, "no-puzzle"),
        ("/api/lessons/first", {"scene": 99}, 422, "no-scene"),
        ("/api/lessons/first", {"scene": -1}, 422, "no-scene"),
        ("/api/lessons/first", {"choices": ["fly"]}, 422, "illegal"),
        ("/api/puzzles/next-door", {"choices": ["fly"]}, 422, "illegal"),
        ("/api/puzzles/next-door", {"choices": ["draw"] * 65}, 413, "too-long"),
        ("/api/puzzles/next-door", {"choices": "draw"}, 400, "malformed"),
        ("/api/puzzles/next-door", {"colour": 1}, 400, "malformed"),
    ]

    async def look() -> None:
        async with serving() as served, asking(served) as http:
            for path, body, status, code in asked:
                answer = await http.post(path, json=body)
                assert (answer.status_code, answer.json()["code"]) == (status, code), path
                assert answer.json()["text"].endswith(".")

    run(look())
