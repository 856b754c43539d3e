"""The effects of the events are enough to know where every card, piece and ticket is, at any time.

The test knows no rule and no event by name: it checks conservation of whatever the rules declare.
"""

from collections import Counter, defaultdict

from ttr_widget.kernel.effects import ALL, BOX, DISCARDS, REVEALED, Moved, Scored, Where, deck, hand, supply

from .games import noted, whole_games


class Ledger:
    """Where everything is, according to the events."""

    def __init__(self, variant, players):
        self.variant = variant
        self.cards: defaultdict[Where, Counter[str]] = defaultdict(Counter)
        self.pieces: defaultdict[Where, Counter[str]] = defaultdict(Counter)
        self.points = [0] * players
        for card in variant.kinds.cards:
            self.cards[deck(card.deck)][card.name] += card.copies
        for seat in range(players):
            self.pieces[supply(seat)].update(dict(zip(variant.piece_names, variant.piece_counts, strict=True)))

    def see(self, event):
        for effect in event.effects(self.variant):
            if isinstance(effect, Scored):
                self.points[effect.seat] += effect.points
            elif effect.what == "cards":
                self._move(self.cards, effect)
            elif effect.what == "pieces":
                self._move(self.pieces, effect)

    def _move(self, piles, effect: Moved):
        if effect.source == DISCARDS:
            piles[DISCARDS] += piles.pop(REVEALED, Counter())
        things = self._all(piles, effect) if effect.things is ALL else Counter(effect.things)
        if self._is_counted(effect.source, things):
            assert piles[effect.source] >= things, f"{effect} takes what is not there: {piles[effect.source]}"
        piles[effect.source] -= things
        piles[effect.target] += things

    def _is_counted(self, place, things):
        """Stations and harbours are not pieces of the variant: their supply is not tracked."""
        return place != BOX and all(
            name in self.variant.piece_number or name in self.variant.kinds.number for name in things
        )

    def _all(self, piles, effect):
        """Everything at the source; if the target is a deck, only the cards that belong to it."""
        things = piles[effect.source]
        if effect.target.kind != "deck":
            return Counter(things)
        kinds = self.variant.kinds
        return Counter({n: c for n, c in things.items() if kinds.cards[kinds.number[n]].deck == effect.target.of})


def found(position):
    """Where everything is in a position: hands, discards with revealed cards, supplies."""
    variant = position.variant
    hands = {hand(seat): Counter(dict(variant.kinds.of(own))) for seat, own in enumerate(position.hands)}
    left = [dict(zip(variant.piece_names, pieces, strict=True)) for pieces in position.pieces]
    return hands, left


@whole_games(60)
def test_effects_account_for_every_card_and_piece(case, walk):
    game = walk.new(case)
    ledger, told = Ledger(case.variant, case.players), 0
    with noted(case, walk, game):
        while True:
            for event in game.events[told:]:
                ledger.see(event)
            told = len(game.events)
            hands, left = found(game.state)
            assert {place: ledger.cards[place] for place in hands} == hands
            if game.state.turn:
                assert [{n: ledger.pieces[supply(seat)][n] for n in own} for seat, own in enumerate(left)] == left
            assert tuple(ledger.points) == game.view(None).points
            whole: Counter[str] = sum(ledger.cards.values(), Counter())
            assert whole == Counter({card.name: card.copies for card in case.variant.kinds.cards if card.copies})
            if game.is_over:
                break
            game.play(walk.choose(game.legal_actions()))


@whole_games(20)
def test_effects_tell_a_seat_no_more_than_its_events(case, walk):
    """The effects of a seat's version of an event involve only what the seat sees: hidden things stay hidden."""
    game = walk.played(case)
    with noted(case, walk, game):
        for event in game.events:
            for seat in (None, *range(case.players)):
                seen = event.seen_by(seat)
                effects = list(seen.effects(case.variant))
                hidden = [one for one in effects if isinstance(one, Moved) and one.things is None]
                assert bool(hidden) == (seen != event)
                assert all(isinstance(one.source, Where) for one in effects if isinstance(one, Moved))
