"""More sentences of the kernel in Polish: explanations of scores, and puzzles."""

EVIDENCE = {
    "whose score? a seat from 0 to {most} is wanted": (
        "czyje punkty? potrzebny jest numer miejsca przy stole od 0 do {most}"
    ),
}

PUZZLES = {
    "{goal} this turn": "{goal} w tej turze",
    "{goal} within {turns} turns": "{goal} w ciągu {turns} {turns:tury|tur|tur}",
    "connect {cities}": "połącz miasta {cities}",
    "complete {ticket}": "zrealizuj bilet {ticket}",
    "claim {route}": "zajmij trasę {route}",
    "{one} or {other}": "{one} albo {other}",
    "score at least {points}": "zdobądź co najmniej {points} {points:punkt|punkty|punktów}",
    "station": "stacja",
    "harbour": "port",
    "build a {thing} in {city}": "zbuduj w mieście {city}: {thing}",
    "reach the goal": "osiągnij cel",
    "{cities} are not connected: {reach}": "miasta {cities} nie są połączone: {reach}",
    "{ticket} is not complete: {reach}": "bilet {ticket} nie jest zrealizowany: {reach}",
    "{player} does not hold {ticket}": "{player} nie ma biletu {ticket}",
    "no route of {player} reaches {city}": "{player} nie ma trasy do miasta {city}",
    "from {city} the network reaches {near}, but not {other}": (
        "z miasta {city} sieć prowadzi do: {near}, ale nie do miasta {other}"
    ),
    "nobody has {route} yet": "trasy {route} nikt jeszcze nie ma",
    "{owner} has {route}": "trasa {route} jest zajęta ({owner})",
    "{scored} points are scored, and {points} are wanted": "zdobyte punkty: {scored}, a potrzeba {points}",
    "there is no {thing} in {city} yet": "w mieście {city} nie stoi jeszcze {thing}",
    "{owner} has the {thing} in {city}": "{thing} w mieście {city} należy do innego gracza ({owner})",
    "it is not reached": "nie jest osiągnięty",
    "Solved in turn {turns} of {within}.": "Rozwiązane w turze {turns} z {within}.",
    "{turns} of {within} turns are over, and {missing}.": "Minęły tury: {turns} z {within}, a {missing}.",
    "The game is over before action {number}.": "Gra skończyła się przed akcją {number}.",
    "Action {number}, '{action}', cannot be played: {why} [{rule}]": (
        "Akcji {number}, '{action}', nie można zagrać: {why} [{rule}]"
    ),
    "Solved in turn {turns}: {actions}.": "Rozwiązane w turze {turns}: {actions}.",
    "There is no solution within {within} {within:turn|turns}.": (
        "Nie ma rozwiązania w ciągu {within} {within:tury|tur|tur}."
    ),
    "Not known: the search ended after {looked} positions.": (
        "Nie wiadomo: poszukiwanie skończyło się po {looked} {looked:pozycji|pozycjach|pozycjach}."
    ),
}

MORE = {**EVIDENCE, **PUZZLES}
