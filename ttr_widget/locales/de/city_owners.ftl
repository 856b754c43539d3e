### Bahnhöfe und Häfen in von Hand gemachten Stellungen: ttr_widget/rules/city_owners.py

error-city-twice = { $name }[{ $seat }]: { $city } ist zweimal angegeben
error-city-two-owners = { $name }[{ $seat }]: { $city } ist auch für { $owner } angegeben, und in jeder Stadt ist nur Platz für einen ({ PIECE($name) })
error-city-too-many = { $name }[{ $seat }]: { $count } sind angegeben, und { $player } besitzt { PIECES($most, $name) }

## Was nicht sein kann

fault-city =
    .seat = es gibt keinen Platz { $seat }
    .too-many = { $player } hat { PIECES($count, $name, case: "acc") } auf dem Spielplan, besitzt aber nur { $most }
