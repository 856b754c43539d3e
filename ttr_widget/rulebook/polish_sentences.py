"""The kernel's sentences in Polish, keyed by the English template.

Both use the same facts.  :mod:`ttr_widget.kernel.language` explains the part after a colon; numbers have three forms
(1 karta, 2 karty, 5 kart).  Words from the vocabulary are used where the nominative is right.
"""

BAD_INPUT = {
    "no language {locale} (languages: {known})": "nie znam języka {locale} (języki: {known})",
    "'{text}' cannot be read; it is written '{form}'": "nie da się odczytać '{text}'; pisze się to tak: '{form}'",
    "'{action}' has no field '{name}' (fields: {names})": "'{action}' nie ma pola '{name}' (pola: {names})",
    "'{action}' needs '{name}'; it is written '{form}'": "w '{action}' brakuje '{name}'; pisze się to tak: '{form}'",
    "a card's name is a text, not {given}": "nazwa karty to tekst, a nie {given}",
    "no card '{name}' in this game (cards: {names}){near}": "w tej grze nie ma karty '{name}' (karty: {names}){near}",
    "cards are written as number and name, such as '2 red', not '{text}'": (
        "karty zapisuje się jako liczbę i nazwę, na przykład '2 red', a nie '{text}'"
    ),
    "no game has {count}… cards of a kind, in '{text}'": (
        "w żadnej grze nie ma {count}… takich samych kart, jak w '{text}'"
    ),
    "cards are a text such as '2 red 1 {wild}' or a dict, not {given}": (
        "karty to tekst, na przykład '2 red 1 {wild}', albo słownik (dict), a nie {given}"
    ),
    "how many '{name}' cards? a whole number from 0 is wanted, not {given}": (
        "ile kart '{name}'? potrzebna jest liczba całkowita od 0, a nie {given}"
    ),
    "no {what:word} {id} on the board '{board}'{near}": (
        "na planszy '{board}' nie ma czegoś takiego: {what:word} {id}{near}"
    ),
    "a whole number is wanted, not {given}": "potrzebna jest liczba całkowita, a nie {given}",
    "a word is wanted, not {given}": "potrzebne jest słowo, a nie {given}",
    "what is to be drawn is a text such as 'deck' or 'red', not {given}": (
        "to, co się dobiera, jest tekstem, na przykład 'deck' albo 'red', a nie {given}"
    ),
    "nothing called {given} can be drawn (there are {names}){near}": (
        "nie można dobrać czegoś takiego: {given} (do wyboru: {names}){near}"
    ),
    "no pieces are called {given} (pieces: {names})": "nie ma elementów o nazwie {given} (elementy: {names})",
    "a ticket's id is a text, not {given}": "oznaczenie biletu to tekst, a nie {given}",
    "tickets are a text or a list of ids, not {given}": "bilety to tekst albo lista oznaczeń, a nie {given}",
    "a route is a text such as 'dieppe-paris', not {given}": (
        "trasa to tekst, na przykład 'dieppe-paris', a nie {given}"
    ),
    "'{text}' is a double route; name one of its tracks: {tracks}": (
        "'{text}' to trasa o kilku torach; podaj jeden z nich: {tracks}"
    ),
    "{route} ({color:word})": "{route} (kolor {color:word})",
    "no route joins {a} and {b} like that; from {a} there are routes to {near}": (
        "nie ma takiej trasy między {a} i {b}; z {a} prowadzą trasy do: {near}"
    ),
    "a city is a text, not {given}": "miasto to tekst, a nie {given}",
    "an action is one short line, and this text has {count} letters": (
        "akcja to jedna krótka linijka, a ten tekst ma {count} {count:znak|znaki|znaków}"
    ),
    "an empty text is no action; this game knows {actions}": "pusty tekst to nie akcja; ta gra zna: {actions}",
    "an action as a dict needs a 'type', one of {actions}": (
        "akcja podana jako słownik (dict) musi mieć 'type', jedno z: {actions}"
    ),
    "an action is a text such as 'draw deck', a dict or an Action, not {given}": (
        "akcja to tekst, na przykład 'draw deck', słownik (dict) albo Action, a nie {given}"
    ),
    "this game has no action {given} (actions: {actions}){near}": (
        "w tej grze nie ma akcji {given} (akcje: {actions}){near}"
    ),
    "a number for each deck is wanted, such as {form}, not {given}": (
        "potrzebna jest liczba dla każdej talii, na przykład {form}, a nie {given}"
    ),
    "{deck} is no ticket deck, or is named twice (decks: {names})": (
        "{deck} to nie talia biletów albo podano ją dwa razy (talie: {names})"
    ),
}

GAMES = {
    "there is nothing to undo: no action has been played": "nie ma czego cofnąć: nie rozegrano jeszcze żadnej akcji",
    "nothing earlier can be undone: {notice}": "wcześniejszych ruchów nie można cofnąć: {notice}",
    "continued from move {moves}; earlier moves cannot be replayed with today's rules": (
        "gra wznowiona po ruchu nr {moves}; wcześniejszych ruchów nie da się odtworzyć według dzisiejszych zasad"
    ),
    "continued from the stored position; today's rules do not lead to it": (
        "gra wznowiona od zapisanego ustawienia; dzisiejsze zasady do niego nie prowadzą"
    ),
    "no position {given}: {notice}; positions are counted from there, from 0 to {most}": (
        "nie ma ustawienia {given}: {notice}; ustawienia liczy się od tego miejsca, od 0 do {most}"
    ),
    "there is nothing to redo": "nie ma czego powtórzyć",
    "players are a number or a list of names, not {given}": "gracze to liczba albo lista imion, a nie {given}",
    "{board} is for {least} to {most} players, not {given}": (
        "{board}: graczy może być od {least} do {most}, a nie {given}"
    ),
    "a player's name is a short text on one line without outer blanks, not {given}": (
        "imię gracza to krótki tekst w jednej linijce, bez odstępów na brzegach, a nie {given}"
    ),
    "a player's name has no commas and no unprintable signs; {given} has": (
        "w imieniu gracza nie ma przecinków ani znaków niedrukowalnych; a są w {given}"
    ),
    "two players have the same name: {names}": "dwóch graczy ma to samo imię: {names}",
    "a number of actions from 0 to {most} is wanted, not {given}": (
        "potrzebna jest liczba akcji od 0 do {most}, a nie {given}"
    ),
    "a seat from 0 to {most} is wanted (None: a spectator), not {given}": (
        "potrzebny jest numer miejsca przy stole od 0 do {most} (None: widz), a nie {given}"
    ),
    "first: a seat from 0 to {most} is wanted, not {given}": (
        "first: potrzebny jest numer miejsca przy stole od 0 do {most}, a nie {given}"
    ),
    "a seed is a whole number or a short text on one line, not {given}": (
        "ziarno losowania (seed) to liczba całkowita albo krótki tekst w jednej linijce, a nie {given}"
    ),
}

SHEET = {
}

SENTENCES = {
    **BAD_INPUT,
    **GAMES,
    **SHEET,
}
