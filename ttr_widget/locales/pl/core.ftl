### Co mówi jądro gry: tury, pasowanie, koniec gry. ttr_widget/kernel/{turn,sheet,evidence,event}.py

input =
    .title = Nie da się odczytać

stale =
    .title = Nieaktualne
    .refused =
        To odpowiedź na stan gry po { $seen } { $seen ->
            [one] akcji
           *[many] akcjach
        }, a rozegrano ich już { $now }; spójrz na grę i wybierz jeszcze raz.

question-turn =
    .mine = { $player }, twoja tura: wybierz akcję.
    .other = { $player } wybiera akcję.
question-any =
    .mine = { $player }, pytanie do ciebie: { $kind }.
    .other = Na pytanie ({ $kind }) odpowiada { $player }.
question-none = Koniec gry.

answer-unexpected =
    { $player } ma teraz wybrać, { ANSWER($question) }; '{ $action }' nie jest możliwe. Możliwe akcje: { $answers }.
answer-turn = jaką akcję wykona w tej turze
answer-any = co odpowie na '{ $question }'

move-pass = Spasuj
    .group = Pas

event-turn = Tura { $number }: { $player }.
event-pass = { $player } pasuje.
event-last-round =
    Zaczyna się ostatnia runda: każdy gracz ma jeszcze { $turns } { $turns ->
        [one] turę
        [few] tury
       *[many] tur
    }.
event-game-over =
    Koniec gry. { $count ->
        [one] Wygrywa
       *[many] Wygrywają
    } { $names }: { $points } { $points ->
        [one] punkt
        [few] punkty
       *[many] punktów
    }.
event-any = { $type }.

score-winner = zwycięstwo
score-so-far = { $name }: na razie { $total }
