### Stations and harbours in positions made by hand: ttr_widget/rules/city_owners.py

error-city-twice = { $name }[{ $seat }]: { $city } is listed twice
error-city-two-owners = { $name }[{ $seat }]: { $city } is listed for { $owner } too, and a city holds one of the { PIECE($name) }
error-city-too-many = { $name }[{ $seat }]: { $count } are listed, and { $player } owns { PIECES($most, $name) }

## Impossible variants and positions

fault-city =
    .seat = there is no seat { $seat }
    .too-many = { $player } has { PIECES($count, $name) } on the board but owns only { $most }
