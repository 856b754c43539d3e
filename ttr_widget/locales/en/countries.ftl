### Countries as dead ends: ttr_widget/rules/countries.py

rule-countries = Neighbouring countries

germany-country = Some routes and tickets end in a neighbouring country. A country is a dead end: routes into it are not connected with each other there. A ticket may name a country at one end or at both.
    .title = Neighbouring countries
    .example = Freiburg and Saarbrücken both have routes to Frankreich, but are not connected through it.

unfit-countries = none of its cities is a country

## The guided game, and the game on one page

guide-country = { CITY($city) } is a neighbouring country and a dead end: a ticket can end there, but no way leads through it.
    .title = Neighbouring countries
