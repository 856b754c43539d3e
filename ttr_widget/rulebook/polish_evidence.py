"""How a score came about, and what a puzzle says, in Polish, by the English template."""

EVIDENCE = {
    "{because}": "{because}",
    "Claimed: {routes}.": "Zajęte: {routes}.",
    "No route claimed.": "Nie zajęto żadnej trasy.",
    "The track counts {points} for them.": "Na torze punktacji policzono za nie {points}.",
    "{count} × −{cost} for each piece.": "{count} × −{cost} za każdy element.",
    "Completed tickets: {counts}.": "Zrealizowane bilety: {counts}.",
    "These completed tickets count: {tickets}.": "Liczą się zrealizowane bilety: {tickets}.",
    "{left} × −{points} points.": "{left} × −{points} pkt.",
    "{left} × {points} points.": "{left} × {points} pkt.",
    "No completed ticket names {city}.": "Żaden zrealizowany bilet nie wymienia miasta {city}.",
    "The trail is {path}, length {length}.": "Droga: {path}, długość {length}.",
    "All lengths: {lengths}.": "Wszystkie długości: {lengths}.",
    "{color:word} passengers: {counts}.": "Pasażerowie, kolor {color:word}: {counts}.",
    "Taken: {passengers}.": "Zabrani: {passengers}.",
    "None taken.": "Nikogo nie zabrano.",
    "{route} of {owner} helps {tickets}.": "Trasa {route} ({owner}) pomaga biletom: {tickets}.",
    "{route} of {owner} helps no ticket that would fail without it.": (
        "Trasa {route} ({owner}) nie pomaga żadnemu biletowi, który bez niej by przepadł."
    ),
    "It lends nothing.": "Niczego nie pożycza.",
    "No free way is left.": "Nie ma już żadnej wolnej drogi.",
    "The printed order holds as far as {last}; no way that enters no city twice goes on to {next}.": (
        "Kolejność z biletu zgadza się do miasta {last}; dalej, do miasta {next}, nie prowadzi droga, która w żadnym "
        "mieście nie jest dwa razy."
    ),
    "Nothing joins {a}'s part ({a_count} {a_count:city|cities}) with {b}'s part ({b_count} {b_count:city|cities}).": (
        "Nic nie łączy części z miastem {a} ({a_count} {a_count:miasto|miasta|miast}) z częścią z miastem {b} "
        "({b_count} {b_count:miasto|miasta|miast})."
    ),
    "The nearest gap: {gap}, length {length}, free.": "Najbliższa przerwa: {gap}, długość {length}, wolna.",
    "No own route reaches {cities}.": "Żadna własna trasa nie dochodzi do: {cities}.",
    "Nothing joins all of them: {parts}.": "Nic nie łączy ich wszystkich: {parts}.",
    "The nearest free way round: {gap}, length {length}.": "Najbliższa wolna droga naokoło: {gap}, długość {length}.",
    "The nearest gap: {gap}, length {length}; taken: {taken}.": (
        "Najbliższa przerwa: {gap}, długość {length}; zajęte: {taken}."
    ),
    "{route} is borrowed from {owner}.": "Trasa {route} jest pożyczona ({owner}).",
    "The nearest gap: {gap}, length {length}; taken: {taken}; closed to {player}: {closed}.": (
        "Najbliższa przerwa: {gap}, długość {length}; zajęte: {taken}; zamknięte ({player}): {closed}."
    ),
    "The nearest gap: {gap}, length {length}; closed to {player}: {closed}.": (
        "Najbliższa przerwa: {gap}, długość {length}; zamknięte ({player}): {closed}."
    ),
    "The way is {path}, length {length}.": "Droga: {path}, długość {length}.",
    "Joined by {path}, length {length}.": "Łączy je {path}, długość {length}.",
    "In the printed order: {path}, length {length}.": "W kolejności z biletu: {path}, długość {length}.",
}

PUZZLES = {
    "{goal} within {turns} turns": "{goal} – tury na to: {turns}",
    "{goal} this turn": "{goal} – w tej turze",
    "Action {number}, '{action}', cannot be played: {why} [{rule}]": (
        "Akcji nr {number}, „{action}”, nie można zagrać: {why} [{rule}]"
    ),
    "Solved in turn {turns} of {within}.": "Rozwiązane w turze {turns} z {within}.",
    "{turns} of {within} turns are over, and {missing}.": "Minęły tury: {turns} z {within}, a {missing}.",
    "The game is over before action {number}.": "Gra skończyła się przed akcją nr {number}.",
    "from {city} the network reaches {near}, but not {other}": (
        "z miasta {city} sieć dochodzi do: {near}, ale nie do miasta {other}"
    ),
    "connect {cities}": "połącz miasta {cities}",
    "{cities} are not connected: {reach}": "miasta {cities} nie są połączone: {reach}",
    "complete {ticket}": "zrealizuj bilet {ticket}",
    "{ticket} is not complete: {reach}": "bilet {ticket} nie jest zrealizowany: {reach}",
    "claim {route}": "zajmij trasę {route}",
    "nobody has {route} yet": "trasa {route} jest jeszcze wolna",
    "score at least {points}": "zdobądź co najmniej {points} pkt",
    "{scored} points are scored, and {points} are wanted": "zdobyte punkty: {scored}, a potrzeba {points}",
    "build a {thing} in {city}": "zbuduj: {thing}, {city}",
    "there is no {thing} in {city} yet": "brakuje jeszcze: {thing}, {city}",
    "reach the goal": "osiągnij cel",
    "{player} does not hold {ticket}": "{player} nie ma biletu {ticket}",
    "no route of {player} reaches {city}": "żadna trasa gracza {player} nie dochodzi do miasta {city}",
    "{owner} has {route}": "{owner} ma trasę {route}",
    "{owner} has the {thing} in {city}": "{city}: {thing} należy do gracza {owner}",
    "{reason}": "{reason}",
    "it is not reached": "nie jest osiągnięty",
    "station": "stacja",
    "harbour": "port",
    "Not known: the search ended after {looked} positions.": (
        "Nie wiadomo: przeszukiwanie skończyło się, zbadane pozycje: {looked}."
    ),
    "Solved in turn {turns}: {actions}.": "Rozwiązane w turze {turns}: {actions}.",
    "There is no solution within {within} {within:turn|turns}.": (
        "Nie ma rozwiązania w {within} {within:turze|turach|turach}."
    ),
    "{waiting} waits and passes; {player} alone plays.": "{waiting} czeka i pasuje; gra tylko {player}.",
}
