"""Scenarios of Colt Super Express: trains that are drawn, plans, and what comes of them."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from folsom.game.catalogue import start
from folsom.game.errors import SetupError, UnknownWord
from folsom.game.protocol import Choice, Game
from folsom.game.superx.components import BANDITS
from folsom.game.superx.flow import begin_round
from folsom.game.superx.game import SuperExpress
from folsom.game.superx.state import State
from folsom.record.claim import Claim, said
from folsom.record.node import Node
from folsom.record.picture import PictureError, Train, board, drawn, read_train, train_of
from folsom.record.steps import SPECTATOR, Choose, Gap, Offered, Refused, Step

POSITION: Final = ["train", "first", "fell", "loot"]
OF_GAME: Final = ["train", "round", "wagons", "first", "over", "deciders", "winners", "decided_by"]
OF_BANDIT: Final = ["place", "facing", "stunned", "target", "loot", "plan", "rank"]


def arrange_super(
    setup: Node, wishes: Mapping[str, object], seed: int, position: Node
) -> SuperExpress:
    """The game at the position; what is not named is as the set-up leaves it."""
    try:
        game = start("super", wishes, seed)
    except SetupError as error:
        raise setup.error(str(error)) from None
    assert isinstance(game, SuperExpress)
    state = game.state
    keys = position.mapping(POSITION)
    if "train" in keys:
        board(state, _train(keys["train"], state))
        _throw_off(state, keys.get("fell", position.child("fell", [])))
        state.round = state.rules.wagons - state.wagons
    for name, node in keys["loot"].mapping().items() if "loot" in keys else ():
        _give(state, _seat(name, node, game), node)
    if "first" in keys:
        state.first = _seat(keys["first"].text(), keys["first"], game)
    elif not state.alive >> state.first & 1:
        raise position.error("the key first is missing, and the first player is off the train.")
    begin_round(state)
    if broken := game.status():
        raise position.error(f"this position cannot be: {'; '.join(broken)}.")
    return game


def _train(node: Node, state: State) -> Train:
    """The train of a picture, which must fit the set-up."""
    try:
        train = read_train(node.text())
    except PictureError as error:
        raise node.error(str(error)) from None
    names = [figure.name for line in train for figure in line]
    for name in names:
        if BANDITS.index(name) not in state.rules.crew:
            raise node.error(f"{name} has no seat.")
    if not 2 <= len(train) // 2 <= state.rules.wagons + 1:
        raise node.error(f"the train has 1 to {state.rules.wagons} wagons.")
    if len(names) < 2:
        raise node.error("with fewer than two bandits on the train the game is over.")
    return train


def _throw_off(state: State, node: Node) -> None:
    """Who fell, one after the other."""
    off = [each.text() for each in node.items()]
    gone = [BANDITS[who] for seat, who in enumerate(state.rules.crew) if state.place[seat] < 0]
    if sorted(off) != sorted(gone):
        raise node.error(f"must be all who are not on the train, in order: {said(gone)}.")
    crew = [BANDITS[who] for who in state.rules.crew]
    for stroke, name in enumerate(off, 1):
        state.fell[crew.index(name)] = stroke
    state.strokes = len(off)


def _give(state: State, seat: int, node: Node) -> None:
    """The cards of wagons that were uncoupled."""
    for each in node.items():
        wagon = each.number(int(state.wagons) + 1, int(state.rules.wagons))
        if any(mask >> wagon & 1 for mask in state.loot):
            raise each.error(f"wagon {wagon} was taken already.")
        state.loot[seat] |= 1 << wagon


def _seat(name: str, node: Node, game: Game) -> int:
    assert isinstance(game, SuperExpress)
    crew = [BANDITS[who] for who in game.state.rules.crew]
    if name not in crew:
        raise node.error(f"{name} has no seat.")
    return crew.index(name)


@dataclass(frozen=True)
class SuperFacts:
    """Facts hold, or show in the view of a player or of one who watches."""

    seat: int | None
    claims: Sequence[Claim]
    prefix: str = ""

    def gaps(self, game: Game) -> list[Gap]:
        """A gap for each that does not."""
        found = [(claim, shown(game, self.seat, claim)) for claim in self.claims]
        return [
            (f"{self.prefix}{claim}", f"it is {said(happened)}")
            for claim, happened in found
            if happened != claim.wanted
        ]


def shown(game: Game, seat: int | None, claim: Claim) -> object:
    """What is so, of what is claimed."""
    view: Any = game.view(seat)
    names = [each["bandit"] for each in view["bandits"]]
    result = view.get("result")
    if claim.whose:
        number = names.index(claim.whose)
        if claim.key == "plan":
            planned = view["chosen"][number]
            return planned["text"] if isinstance(planned, dict) else planned
        if claim.key == "rank":
            return result and result["standings"][number]["rank"]
        found = view["bandits"][number][claim.key]
        return [card["wagon"] for card in found] if claim.key == "loot" else found
    if claim.key == "train":
        assert isinstance(game, SuperExpress)
        return drawn(train_of(game.state))
    if claim.key in ("winners", "decided_by"):
        if result is None or claim.key == "decided_by":
            return result and result["decided_by"]
        return [names[each] for each in result["winners"]]
    if claim.key == "deciders":
        return [names[each] for each in view["deciders"]]
    if claim.key == "first":
        return names[view["first"]]
    return view["phase"] == "over" if claim.key == "over" else view[claim.key]


def read_super_step(node: Node, game: SuperExpress) -> list[Step]:
    """One entry of `steps`, which may be about several players."""
    found = node.mapping()
    if len(found) != 1:
        raise node.error(f"a step has one key, not {len(found)}.")
    key, value = next(iter(found.items()))
    if key == "expect":
        return [SuperFacts(None, _claims(value, game))]
    named = value.statements() if key in ("sees", "offered", "refused") else {key: value}
    steps: list[Step] = []
    for name, each in named.items():
        if key == "sees" and name == SPECTATOR:
            steps.append(SuperFacts(None, _claims(each, game), f"{name} to see "))
            continue
        seat = _seat(name, each, game)
        if key == "sees":
            steps.append(SuperFacts(seat, _claims(each, game), f"{name} to see "))
        elif key == "offered":
            texts = [str(_plan(plan, game)) for plan in each.items()]
            steps.append(Offered(name, seat, texts))
        elif key == "refused":
            steps.append(Refused(name, seat, _plan(each, game)))
        else:
            steps.append(Choose(name, seat, _plan(each, game)))
    return steps


def _plan(node: Node, game: SuperExpress) -> Choice:
    try:
        return game.parse(node.text())
    except UnknownWord as error:
        raise node.error(str(error)) from None


def _claims(node: Node, game: SuperExpress) -> list[Claim]:
    crew = [BANDITS[who] for who in game.state.rules.crew]
    claims: list[Claim] = []
    for key, each in node.statements([*OF_GAME, *crew]).items():
        if key in crew:
            inner = each.statements(OF_BANDIT)
            claims += [Claim(key, word, fact.value) for word, fact in inner.items()]
        elif key == "train":
            try:
                claims.append(Claim("", key, drawn(read_train(each.text()))))
            except PictureError as error:
                raise each.error(str(error)) from None
        else:
            claims.append(Claim("", key, each.value))
    return claims
