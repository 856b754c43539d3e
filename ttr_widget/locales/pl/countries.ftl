### Kraje jako ślepe końce: ttr_widget/rules/countries.py

rule-countries = Sąsiednie kraje

germany-country = Niektóre trasy i bilety kończą się w sąsiednim kraju. Kraj jest ślepym końcem: trasy, które do niego prowadzą, nie łączą się tam ze sobą. Bilet może podawać kraj na jednym końcu albo na obu.
    .title = Sąsiednie kraje
    .example = Freiburg i Saarbrücken mają trasy do kraju Frankreich, ale przez niego nie są połączone.

unfit-countries = żadne z jej miast nie jest krajem

## Gra z przewodnikiem i gra na jednej stronie

guide-country = { CITY($city) } to kraj sąsiedni i ślepy koniec: bilet może się tam kończyć, ale przejechać przez niego się nie da.
    .title = Kraje sąsiednie
