"""More of the kernel's sentences in Polish: how a score came about, and puzzles."""

MORE = {
    "{name}: {total} so far": "{name}: na razie {total}",
    "Claimed: {routes}.": "Zajęte: {routes}.",
    "No route claimed.": "Żadna trasa nie jest zajęta.",
    "The track counts {points} for them.": "Na torze punktacji jest za nie: {points}.",
    "{count} × −{cost} for each piece.": "{count} × −{cost}, za każdy element.",
    "Completed tickets: {counts}.": "Zrealizowane bilety: {counts}.",
    "These completed tickets count: {tickets}.": "Liczą się te zrealizowane bilety: {tickets}.",
    "{left} × −{points} points.": "{left} × −{points} {points:punkt|punkty|punktów}.",
    "No completed ticket names {city}.": "Na żadnym zrealizowanym bilecie nie ma miasta {city}.",
    "The trail is {path}, length {length}.": "Droga: {path}, długość {length}.",
    "All lengths: {lengths}.": "Wszystkie długości: {lengths}.",
    "{color:word} passengers: {counts}.": "Pasażerowie, kolor {color:word}: {counts}.",
    "{count} {color:word}": "{count} × {color:word}",
    "Taken: {passengers}.": "Zabrani: {passengers}.",
    "None taken.": "Nikt nie jest zabrany.",
    "The way is {path}, length {length}.": "Droga: {path}, długość {length}.",
    "Joined by {path}, length {length}.": "Łączy je {path}, długość {length}.",
    "In the printed order: {path}, length {length}.": "W podanej kolejności: {path}, długość {length}.",
    "{route} is borrowed from {owner}.": "Trasa {route} jest pożyczona ({owner}).",
    "The printed order holds as far as {last}; no way that enters no city twice goes on to {next}.": (
        "Podana kolejność zgadza się aż do miasta {last}; dalej, do miasta {next}, nie ma drogi, która do żadnego "
        "miasta nie wchodzi dwa razy."
    ),
    "No own route reaches {cities}.": "Nie dochodzi tam żadna własna trasa: {cities}.",
    "Nothing joins all of them: {parts}.": "Nic nie łączy wszystkich: {parts}.",
    "Nothing joins {a}'s part ({a_count} {a_count:city|cities}) with {b}'s part ({b_count} {b_count:city|cities}).": (
        "Nic nie łączy części z miastem {a} ({a_count} {a_count:miasto|miasta|miast}) z częścią z miastem {b} "
        "({b_count} {b_count:miasto|miasta|miast})."
    ),
    "No free way is left.": "Nie ma już wolnej drogi.",
    "The nearest free way round: {gap}, length {length}.": "Najbliższa wolna droga naokoło: {gap}, długość {length}.",
    "The nearest gap: {gap}, length {length}, free.": "Najkrótsza luka: {gap}, długość {length}, wolna.",
    "The nearest gap: {gap}, length {length}; taken: {taken}.": (
        "Najkrótsza luka: {gap}, długość {length}; zajęte: {taken}."
    ),
    "The nearest gap: {gap}, length {length}; closed to {player}: {closed}.": (
        "Najkrótsza luka: {gap}, długość {length}; zamknięte ({player}): {closed}."
    ),
    "The nearest gap: {gap}, length {length}; taken: {taken}; closed to {player}: {closed}.": (
        "Najkrótsza luka: {gap}, długość {length}; zajęte: {taken}; zamknięte ({player}): {closed}."
    ),
    "whose score? a seat from 0 to {most} is wanted": (
        "czyje punkty? potrzebny jest numer miejsca przy stole od 0 do {most}"
    ),
    "{waiting} waits and passes; {player} alone plays.": "{waiting} czeka i pasuje; gra tylko {player}.",
}
