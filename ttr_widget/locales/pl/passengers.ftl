### Pasażerowie: ttr_widget/rules/passengers.py

rule-passengers = Pasażerowie
    .short = pasażerowie

passengers-setup = Pasażerów (razem { $total }) miesza się i rozstawia w miastach losowo, tylu, ile mówi liczba przy mieście (na planszy bez takich liczb po równo).
    .title = Przygotowanie
    .example = W mieście z liczbą 3 na początku czeka 3 pasażerów.

germany-passengers = Po zajęciu trasy możesz zabrać po jednym pasażerze z każdego z jej dwóch końców: razem 0, 1 lub 2. O każdym końcu decydujesz osobno, a gdzie czeka kilku, wybierasz którego. Gdzie nikt nie czeka, tam nikogo nie bierzesz. Zabranych pasażerów widzą wszyscy.
    .title = Zabieranie pasażerów
    .example = Na jednym końcu twojej trasy czekają czerwony i niebieski pasażer, na drugim nikt: bierzesz czerwonego, niebieskiego albo nikogo.
    .not-waiting = W mieście { CITY($city) } na końcu tej trasy nie czeka taki pasażer: { COLOR($color, 1, of: "passenger") }. Czekają: { $waiting }.

germany-majority = Za każdy kolor pasażerów: { $most } punktów za najwięcej, { $second } za drugie miejsce. Remis o pierwsze miejsce: każdy z remisujących dostaje { $most }, a drugiej nagrody nie ma. Remis o drugie: każdy z nich dostaje { $second }. Bez pasażera w tym kolorze nikt nic nie dostaje.
    .title = Punkty za pasażerów
    .example = Czerwoni: Ada 4, Grace 3, Linus 3. Ada dostaje { $most } punktów, Grace i Linus po { $second }.
    .sum = Większości

passengers-waiting = { CITY($city) } ({ COLOR($colors, 1, of: "passenger") })
passengers-from = { COLOR($color, 1, of: "passenger", case: "acc") } z miasta { CITY($city) }

question-passengers =
    .mine = { $player }, wybierz pasażerów na końcach trasy { ROUTE($route) }.
    .other = { $player } wybiera pasażerów na końcach trasy { ROUTE($route) }.
answer-passengers = których pasażerów zabierze

move-take =
    { $passengers ->
        [none] Nie bierz nikogo
       *[other] Weź: { $passengers }
    }
    .group = Weź pasażerów

event-passengers-placed =
    Pasażerowie czekają w { $count } { $count ->
        [one] mieście
       *[other] miastach
    }.
event-passenger = { $player } zabiera { COLOR($colour, 1, of: "passenger", case: "acc") } pasażera z miasta { CITY($city) }.

score-majority = Premia za { COLOR($color, 5, of: "passenger") } pasażerów
    .most = { $count }, najwięcej
    .second = { $count }, drugie miejsce
    .column = Pasażerowie
score-passengers = Pasażerowie
    .because = zabrani razem: { $count }
    .column = Pasażerowie

why-majority = Pasażerowie, kolor { COLOR($color) }: { $counts }.
why-passengers =
    .none = Nikt nie jest zabrany.
    .taken = Zabrani: { $passengers }.
    .color = { $count } { COLOR($color, $count, of: "passenger") }

## Czego nie da się odczytać, i ustawienia przygotowane ręcznie

error-take-form = nie da się odczytać { $text }; pisze się to tak: { $form }
error-take-dict = w 'take' brakuje 'passengers', koloru dla każdego miasta: { $form }
error-passenger-color = kolor pasażera powinien być tekstem, a nie { $given }
error-one-passenger = z miasta { $city } można zabrać tylko jednego pasażera
error-passengers-city = passengers: miasto { $city } podano dwa razy
error-passengers-dict = passengers: oczekiwano kolorów według miast, na przykład { $form }, a nie { $given }
error-passengers-text = { $place }: oczekiwano pasażerów, na przykład '2 red 1 green', a nie { $given }
error-passengers-list = { $place }: oczekiwano kolorów, na przykład ['red', 'green'], a nie { $given }
error-no-passenger = { $place }: nie ma pasażera { $color } (kolory: { $known }){ $near }
error-passengers-of = pasażerowie { $color }
error-taken-by = zabrani ({ $player })
error-in-city = w mieście { $city }

## Co nie może być

unfit-passengers =
    .none = muszą być jacyś pasażerowie
    .places =
        w jej miastach jest miejsce dla { $places } { $places ->
            [one] pasażera
           *[other] pasażerów
        }, a pasażerów jest { $total }

fault-passengers =
    .lists = liczba list powinna wynosić { $size }, a jest ich { $given }
    .too-many = pasażerów koloru { $color } jest więcej, niż ma ich gra: { $count }

# What the lobby and the lab offer.

lab-passengers-each = pasażerowie każdego koloru
lab-passengers-most = punkty za najwięcej
lab-passengers-second = punkty za drugie miejsce
counter-passengers = Pasażerowie
    .head = pasażerowie

## Słowa

piece-passengers =
    { $count ->
        [one] pasażer
        [few] pasażerów
       *[many] pasażerów
    }
    .gen =
        { $count ->
            [one] pasażera
           *[other] pasażerów
        }
    .dat =
        { $count ->
            [one] pasażerowi
           *[other] pasażerom
        }
    .acc =
        { $count ->
            [one] pasażera
            [few] pasażerów
           *[many] pasażerów
        }
    .ins =
        { $count ->
            [one] pasażerem
           *[other] pasażerami
        }
    .loc =
        { $count ->
            [one] pasażerze
           *[other] pasażerach
        }
    .plural = pasażerowie
    .plural-gen = pasażerów
    .plural-dat = pasażerom
    .plural-acc = pasażerów
    .plural-ins = pasażerami
    .plural-loc = pasażerach

## Na stronie

page-passengers-go = Weź
page-passengers-title = Zabrani pasażerowie
page-hover-waiting = czekają: { COLOR($colors, of: "passenger") }

## Podpowiedzi

hint-passengers = Weź pasażerów: { $passengers }; premię za kolor dostaje ten, kto ma ich najwięcej.
    .one = { COLOR($color) } ({ CITY($city) })
    .nobody = Nie bierz nikogo: nic ci to nie da.

## W notatniku

render-waiting = czekają: { $people }
    .one = { $count } { COLOR($color, $count, of: "passenger") }

## Gra z przewodnikiem i gra na jednej stronie

summary-passengers =
    .goal = W miastach czekają pasażerowie: po zajęciu trasy możesz zabrać po jednym z każdego z jej końców.
    .score = Za każdy kolor pasażerów: { $most } punktów za najwięcej, { $second } za drugie miejsce.
guide-passengers = W mieście { CITY($city) } czekają pasażerowie. Gdy zajmiesz trasę, możesz zabrać po jednym z każdego z jej końców. Za najwięcej pasażerów w kolorze jest { $most } punktów, za drugie miejsce { $second }.
    .title = Pasażerowie
guide-passengers-take = Wybierz, kogo zabierasz. Zbieraj kolory, w których możesz wyprzedzić innych.
    .title = Proszę wsiadać
