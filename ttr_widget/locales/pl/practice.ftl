### Ćwiczenia: ttr_widget/puzzle/collection.py, ttr_widget/page/page_puzzle.py

practice-title = Ćwiczenia

## Lekcje

practice-lesson-draw = Dobieranie kart
practice-lesson-ferry = Promy
practice-lesson-tunnel = Ryzyko w tunelu
practice-lesson-station = Stacje
practice-lesson-blocked = Zablokowane trasy
practice-lesson-double-ship = Podwójne statki
practice-lesson-tour = Podróże
practice-lesson-harbour = Porty
practice-lesson-majority = Większości
practice-lesson-endgame = Końcówka

## Podpowiedzi

puzzle-hint-places = Potrzebne trasy i miasta są zaznaczone na mapie; { $turns ->
        [one] wystarczy jedna tura
        [few] potrzebne są { $turns } tury
       *[many] potrzeba { $turns } tur
    }.
puzzle-hint-first = Zacznij tak: { $move }.

## Zagadki: tytuł i to, czego każda uczy

practice-europe-two-cards = Dwie karty czy jedna
    .idea = Odkryta lokomotywa to jedyna karta w turze: dwie pasujące karty dają więcej.
practice-europe-both-ends = Oba końce biletu
    .idea = Policz, ile jeszcze kosztuje cały bilet, i dobieraj tylko kolor, którego brakuje.
practice-europe-ferry = Przez kanał La Manche
    .idea = Prom wymaga lokomotywy niezależnie od koloru: tutaj odkryta jest warta całej tury.
practice-europe-two-ferries = Dwa promy, dwie lokomotywy
    .idea = Płać za każdy prom tyloma lokomotywami, ilu wymaga, a resztę zachowaj na następny.
practice-europe-tunnel-reserve = Karta w zapasie
    .idea = Tunel może kosztować więcej, niż widać na planszy: kop, gdy masz zapas kart tego koloru.
practice-europe-around-the-tunnel = Naokoło tunelu
    .idea = Bez zapasu pewna okrężna droga jest lepsza niż tunel, który może się nie udać.
practice-europe-tunnel-colour = Kolor tunelu
    .idea = Zajrzyj do kart odrzuconych: koloru, którego prawie już nie ma, raczej nie odkryjesz.
practice-europe-station = Pożyczona trasa
    .idea = Stacja pożycza ci jedną trasę innego gracza, która prowadzi do jej miasta.
practice-europe-station-and-route = Która karta na stację
    .idea = Za stację zapłacisz dowolnym kolorem: daj kartę, której nie potrzebuje żadna trasa.
practice-europe-second-station = Druga stacja
    .idea = Druga stacja kosztuje dwie karty w jednym kolorze: zbierz je na czas.
practice-europe-station-in-time = Stacja zamiast objazdu
    .idea = Stacja kosztuje mniej niż karty na długi objazd; lokomotywa uzupełni wtedy ostatnią trasę.
practice-europe-detour = Blokada w Polsce
    .idea = Gdy bezpośrednia trasa jest zajęta, a stacji już nie ma, szukaj najkrótszej drogi przez sąsiednie miasto.
practice-europe-last-turn = Ostatnia tura
    .idea = W ostatniej turze policz wszystko: trasę, bilet, który realizuje, i punkty stracone za niezrealizowany bilet.
practice-germany-first-red = Dwóch za jednym razem
    .idea = Trasa zabiera po pasażerze z każdego końca: wybierz tę, na której obu końcach czeka twój kolor.
practice-germany-two-cities = Trzech do przewagi
    .idea = Krótkie trasy między zatłoczonymi miastami dają pasażerów szybciej niż długie.
practice-germany-cheap-passengers = Pasażerowie za małą cenę
    .idea = Najpierw sprawdź, które trasy opłacisz, a potem, na których końcach czeka właściwy kolor.
practice-germany-last-passenger = Pasażer, który rozstrzyga
    .idea = Na końcu pasażer bywa wart więcej niż trasa: większość w kolorze daje 20 punktów, drugie miejsce 10.
practice-germany-globetrotter = Dwa punkty czy osiemnaście
    .idea = Krótka trasa kończy bilet i Ada ma ich tyle samo co Grace: 15 punktów obieżyświata liczy się obu.
practice-germany-dead-end = Francja to ślepy zaułek
    .idea = Dwie trasy do sąsiedniego kraju nie łączą się w nim: żadna droga przez niego nie prowadzi.
practice-germany-closed-double = Zamknięty drugi tor
    .idea = We dwoje podwójna trasa zamyka się po zajęciu jednego toru; poszukaj o miasto dalej.
practice-germany-other-way-to-berlin = Inna droga do Berlina
    .idea = Dwie krótkie trasy bywają tańsze niż ta jedna, którą wszyscy widzą.
practice-germany-across-the-country = Przez cały kraj
    .idea = Najpierw zaplanuj całą drogę, potem zdecyduj, gdzie lokomotywy oszczędzą najwięcej tur.
practice-usa-any-colour = Każdy kolor dobry
    .idea = Szara trasa przyjmuje dowolny kolor, ale tylko jeden: lokomotywę dołóż do pojedynczej karty.
practice-usa-three-routes = Co do karty
    .idea = Dobieraj dokładnie to, czego brakuje: każda zbędna karta kosztuje pół tury.
practice-usa-hand-full-of-wilds = Ręka pełna lokomotyw
    .idea = Lokomotywy są po to, by je wydawać: jeszcze jedna może oszczędzić całą turę.
practice-usa-coast-to-coast = Od wybrzeża do wybrzeża
    .idea = Rozdziel lokomotywy między długie trasy tak, by jedno dobieranie wystarczyło na wszystkie.
practice-usa-around-the-block = Objazd
    .idea = Zablokowany bilet nie jest stracony: policz objazd i zachowaj każdy kolor dla trasy, która go potrzebuje.
practice-usa-other-track = Przez Saint Louis
    .idea = To, co już masz na planszy, może zamienić objazd w krótką drogę.
practice-usa-six-trains = Ostatnie sześć wagonów
    .idea = Jedna długa trasa daje więcej niż dwie krótkie: sześć pól to 15 punktów, dwa razy po trzy tylko 8.
practice-usa-last-train = Ostatnie cztery wagony
    .idea = Zrealizowany bilet liczy się na końcu podwójnie: zyskujesz jego punkty i ich nie tracisz.
practice-berlin-subway = Do metra
    .idea = Linia metra kosztuje jeden wagon metra bez względu na długość; muszą się zgadzać tylko karty.
practice-berlin-long-way-round = Okrężną drogą
    .idea = Gdy oba tory są zamknięte, jedź naokoło przez sąsiednie przystanki.
practice-berlin-twins = Oba tory zamknięte
    .idea = Najpierw sprawdź podwójne trasy: we dwoje drugi tor nigdy nie będzie twój.
practice-berlin-no-trams = Został jeden tramwaj
    .idea = Gdy kończą się tramwaje, bilet można jeszcze dowieźć metrem.
practice-berlin-long-route-first = Długie się opłaca
    .idea = Punkty rosną szybciej niż długość: cztery pola są warte więcej niż dwa razy po dwa.
practice-berlin-only-bicycles = Same rowery
    .idea = Tam, gdzie pasuje każdy kolor, rowery są tak dobre jak kolor; tutaj nic innego nie widać.
practice-berlin-cheapest-end = Jedno pole
    .idea = Na końcu najtańsza trasa bywa najlepsza: jedno pole może zrealizować dwa bilety.
practice-world-double-ships = Podwójne statki
    .idea = Karta z podwójnym statkiem pokrywa dwa pola, więc dwie wystarczą na trzy; jeden statek przepada.
practice-world-no-change = Bez reszty
    .idea = Pojedyncze statki płyną tam, gdzie długość jest nieparzysta: podwójny statek nie wydaje reszty.
practice-world-anchors-ride-along = Kotwice też pojadą
    .idea = Na trasie karta z kotwicą liczy się jak każda inna w swoim kolorze. Odkryty dżoker zająłby całą turę.
practice-world-closed-track = Drugi tor jest zamknięty
    .idea = We dwoje drugi tor podwójnej trasy zamyka się, gdy tylko ktoś zajmie pierwszy. Jedź naokoło, póki starcza tur.
practice-world-draw-doubles = Przez Atlantyk
    .idea = Na długiej trasie morskiej licz pola, nie karty: podwójny statek to lepszy wybór.
practice-world-rails-and-sails = Szyny i żagle
    .idea = Długi bilet często wymaga obu talii: sprawdź, którą część już opłacisz, i zacznij od niej.
practice-world-tour-any-order = Podróż to sieć
    .idea = Podróż jest zrealizowana, gdy łączysz wszystkie jej miasta, w dowolnej kolejności budowania.
practice-world-tour-africa = Pary w górach
    .idea = Trudny teren kosztuje parę kart za każde pole, a każda para może mieć inny kolor.
practice-world-tour-america = Wzdłuż wybrzeża na południe
    .idea = Dżokera użyj tam, gdzie brakuje jednej karty, a nie tam, gdzie masz ich dość.
practice-world-harbour = Najpierw trasa
    .idea = Port wymaga twojej trasy do tego miasta: zbuduj najpierw najtańszą.
practice-world-harbour-colour = Dwa pociągi i dwa statki
    .idea = Port kosztuje dwie karty pociągów i dwie statków w jednym kolorze, wszystkie z kotwicą; dżoker zastąpi każdą z nich.
practice-world-save-the-marks = Oszczędzaj kotwice
    .idea = Płać za trasy kartami bez kotwicy: te z kotwicą są ceną portu.
practice-world-exchange = Pociągi za statki
    .idea = Wymiana kosztuje turę i punkt za sztukę, ale może uratować bilet.
