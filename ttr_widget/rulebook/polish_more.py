"""More of the kernel's sentences in Polish: how a score came about, and puzzles."""

MORE = {
    "Claimed: {routes}.": "Zajęte: {routes}.",
    "No route claimed.": "Żadna trasa nie jest zajęta.",
    "The track counts {points} for them.": "Na torze punktacji jest za nie: {points}.",
    "{count} × −{cost} for each piece.": "{count} × −{cost}, za każdy element.",
    "These completed tickets count: {tickets}.": "Liczą się te zrealizowane bilety: {tickets}.",
    "{left} × −{points} points.": "{left} × −{points} {points:punkt|punkty|punktów}.",
    "No completed ticket names {city}.": "Na żadnym zrealizowanym bilecie nie ma miasta {city}.",
    "{color:word} passengers: {counts}.": "Pasażerowie, kolor {color:word}: {counts}.",
    "{count} {color:word}": "{count} × {color:word}",
    "Taken: {passengers}.": "Zabrani: {passengers}.",
    "None taken.": "Nikt nie jest zabrany.",
    "whose score? a seat from 0 to {most} is wanted": (
        "czyje punkty? potrzebny jest numer miejsca przy stole od 0 do {most}"
    ),
}
