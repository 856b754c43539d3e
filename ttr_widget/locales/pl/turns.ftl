### Kolejność gry: ttr_widget/rules/turns.py

rule-turns = Kolejność gry

turn-one-action = W swojej turze wykonujesz dokładnie jedną z akcji, które są na tej planszy. Gracie po kolei, tak jak siedzicie przy stole.
    .title = Jedna akcja w turze
    .example = Dobierasz karty, zajmujesz trasę albo dobierasz bilety; potem gra następny gracz.
    .other-seat = { $player } nie może teraz odpowiedzieć: pytanie dotyczy gracza { $asked }.

turn-end = Na końcu tury, w tej kolejności: karty odsłonięte w tej turze trafiają na stos kart odrzuconych; puste miejsca wśród odkrytych kart są po kolei uzupełniane; sprawdza się, czy nie leży wśród nich za dużo dżokerów; sprawdza się, czy zaczyna się ostatnia runda.
    .title = Koniec tury
    .example = Jedno miejsce wśród odkrytych kart było puste. Z kart, które właśnie zagrano, powstaje nowa talia, więc miejsce się zapełnia.

pass-only-if-stuck =
    Pasujesz tylko wtedy, gdy nie masz żadnej dozwolonej akcji; w innym wypadku pasować nie wolno. Gra kończy się podliczeniem punktów, gdy wszyscy po kolei spasowali albo gdy przez { $idle_rounds } { $idle_rounds ->
        [one] pełną rundę
        [few] pełne rundy
       *[many] pełnych rund
    } z rzędu gracze tylko pasowali, rezygnowali z zaczętej budowy lub wymieniali elementy.
    .title = Pasowanie
    .example = W talii jest jeszcze karta. Możesz ją dobrać, więc nie wolno ci spasować.
    .refused = Pasować wolno tylko wtedy, gdy nie ma żadnej innej akcji; { $player } może zagrać na przykład '{ $example }'.

secret-view = Widzisz tylko to, co można wiedzieć przy prawdziwym stole: ani cudzej ręki, ani cudzych biletów, ani kolejności kart w talii.
    .title = Co widzisz
    .example = Widzisz, że Grace ma na ręce 7 kart, ale nie wiesz jakie.

# What the lobby and the lab offer.

lab-turns-idle-rounds = rundy bez ruchu

## Gra z przewodnikiem i gra na jednej stronie

guide-turn = Teraz twój ruch. W turze robisz dokładnie jedną z tych rzeczy:
    .title = Twoja tura
guide-others = Każdy ruch widać na mapie i w przebiegu gry. Karty na ręce i bilety pozostają tajne, twoje też.
    .title = Teraz gra { $player }
