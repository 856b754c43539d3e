### Stacje i porty w ustawieniach przygotowanych ręcznie: ttr_widget/rules/city_owners.py

error-city-twice = { $name }[{ $seat }]: miasto { $city } podano dwa razy
error-city-two-owners = { $name }[{ $seat }]: miasto { $city } ma już innego właściciela ({ $owner }), a w mieście może stać tylko jeden taki element ({ PIECE($name) })
error-city-too-many = { $name }[{ $seat }]: podano { $count }, a { $player } ma { PIECES($most, $name, case: "acc") }

## Co nie może być

fault-city =
    .seat = nie ma miejsca { $seat }
    .too-many = na planszy { $player } ma { PIECES($count, $name, case: "acc") }, a do dyspozycji tylko { $most }
