### Zadania z lekcji: ttr_widget/lessons/

## Oceny

check-right = { $exercise }: dobrze!
check-wrong = { $exercise }: jeszcze nie. { $hint }
check-none = { $exercise }: nie ma jeszcze odpowiedzi. Zastąp trzy kropki: { $question }
check-unreadable = Taka odpowiedź nie pasuje do pytania ({ $question }): { $error }
check-form = Taka odpowiedź nie pasuje do pytania ({ $question }). { $form }
    .number = Napisz jedną liczbę cyframi, na przykład 7, bez innych słów.
    .pair = Napisz dwie liczby w nawiasie, na przykład (7, 3).
    .list = Napisz listę tekstów: ["…", "…"].
    .cities = Napisz dwa miasta w nawiasie, na przykład ("paris", "roma").
check-not-kept = { $verdict } (Wyniku nie udało się zapisać: { $problem })

## Pytania i wskazówki

exercise-1-1 = rozpocznij partię na mapie Berlina dla dwóch osób i odpowiedz na pierwsze pytanie
    .no-game = To nie jest gra. Przekaż samą grę, czyli wynik ttr.new_game(…).
    .board = Ta gra toczy się na innej mapie. ttr.boards() podaje nazwy.
    .players = W tej grze jest inna liczba graczy.
    .unanswered = Karty są rozdane, ale pierwsze pytanie wciąż czeka: zagraj odpowiedź.
exercise-2-1 = ile kart wagonów potrzeba co najmniej na wszystkie trasy Europy?
    .routes = To liczba tras. Trasa kosztuje jedną kartę za każde pole.
    .tracks = Z każdej trasy podwójnej policzono tylko jeden tor.
    .other = Zsumuj pola wszystkich tras z game.board.routes, a w podwójnych oba tory.
exercise-2-2 = które miasta Europy są ślepymi zaułkami?
    .none = Takie miasto istnieje. Stopień wierzchołka liczy oba tory trasy podwójnej; policz sąsiadów.
    .unknown = '{ $city }' nie jest miastem na mapie Europy. Napisz je tak jak na mapie albo jako identyfikator, na przykład 'paris'.
    .neighbours = { $city } ma trasy do innych miast, jest ich { $count }.
exercise-3-1 = ile kart kosztuje druga stacja?
    .first = To cena pierwszej stacji. Każda następna kosztuje więcej.
    .third = To cena trzeciej stacji. Ile stacji Ada zbudowała wcześniej?
    .other = Zaproponuj zapłatę, która na pewno jest zła, na przykład o kartę za małą: why_not poda cenę.
exercise-3-2 = która zasada zabrania drugiej stacji w mieście?
    .nothing = None oznacza, że ruch jest dozwolony. Czy Grace ma stację w tym mieście (stations=…)?
    .sentence = To całe zdanie. Zasada to krótka nazwa w nawiasie na końcu.
    .input = Gra nie mogła odczytać ruchu. Napisz 'station <miasto> with <karty>', liczbę kart przed kolorem.
    .other-rule = To zasada gry Europa, ale inna. Niech Ada zbuduje stację w mieście, w którym swoją ma Grace.
    .unknown = Takiej zasady nie ma w grze Europa. Nazwy wyglądają tak: 'europe.ferry'.
exercise-3-3 = ile kart może najwyżej kosztować München–Zürich?
    .printed = To cena bez dodatkowych kart. Co się stanie, gdy odsłonięte karty pasują?
    .less = Może kosztować więcej. Ile kart się odsłania i które z nich wymagają dopłaty?
    .more = Tyle nie może kosztować: nie dopłaca się więcej kart, niż się odsłania.
exercise-4-1 = punkty wszystkich trojga za pasażerów: (najwięcej, najmniej)
    .order = Najpierw podaj większą liczbę: (najwięcej, najmniej).
    .ties = 20 + 10 w każdym kolorze jest bez remisów. Ile dostają gracze, którzy remisują o pierwsze miejsce?
    .second = Pierwsza liczba się zgadza. Czy w każdym kolorze ktoś musi być drugi?
    .least = Pierwsza liczba się zgadza. Weź jeden kolor: ile punktów przyznaje się co najmniej, gdy ktoś ma takiego pasażera?
    .other = Weź najpierw jeden kolor: ile najwięcej i ile najmniej dostaje za niego troje graczy? Kolorów jest sześć.
exercise-4-2 = punkty Ady: (z kolejnym czerwonym pasażerem, z niebieskim)
    .both = Obie liczby są błędne. passenger_points(…)[0] to punkty Ady w jednej pozycji; użyj tego dwa razy.
    .red = Druga liczba się zgadza. Z kolejnym czerwonym Ada remisuje z dwiema osobami: ile dostają remisujący?
    .blue = Pierwsza liczba się zgadza. Ilu niebieskich pasażerów ma Grace, a ilu miałaby Ada?
exercise-5-1 = wszystkie zapłaty za Murmansk–Reykjavik bez dżokerów
    .refused = '{ $payment }' jest niedozwolone: { $reason }
    .wild = To dozwolone, ale pomiń dżokery.
    .missing = Wszystkie są dozwolone, ale nie ma jeszcze wszystkich; znaleziono: { $count }. Podwójny statek pokrywa dwa pola.
exercise-6-3 = ile pól szkolnej mapy może wykorzystać troje graczy?
    .trains = To liczba wagonów trojga graczy. Ile jest dla nich pól?
    .tracks = We troje można zająć tylko jeden tor trasy podwójnej.
    .less = Jest ich więcej. Zsumuj długości tras, każdą podwójną raz.
exercise-7-1 = w ilu turach Ada na pewno zbuduje tunel?
    .never = Da się. Pozwól w celu na jedną turę więcej i niech solve() spróbuje jeszcze raz.
    .at-once = Pierwsza karta talii jest zielona: ile kosztowałby tunel, gdyby budowała go od razu?
    .sooner = Da się szybciej. Które karty leżą na wierzchu po jednej turze dobierania?
exercise-7-2 = zagadka na mapie Berlina na dokładnie dwie tury
    .no-puzzle = To nie jest zagadka. Przekaż samo ttr.Puzzle(…).
    .board = Ta zagadka jest na innej mapie.
    .unsolved = Solver nie znajduje rozwiązania. Daj Adzie więcej kart albo celowi więcej tur.
    .unknown = Solver się poddał: jest za dużo możliwości. Wybierz cel, który wymaga mniej tur.
    .quick = Da się to zrobić w jednej turze. Zabierz Adzie jedną kartę.
    .slow = Najkrótsze rozwiązanie trwa dłużej niż dwie tury.
exercise-8-1 = bot, który czasem dobiera nowe bilety
    .no-function = Przekaż samą funkcję bota, bez jej wywoływania.
    .fails = Bot zawodzi: { $error }
    .never = W czterech partiach ani razu nie dobrał biletów. Czy warunek bywa spełniony? Wypisz go.
    .always = Ciągle dobiera bilety, a niezrealizowane kosztują punkty. Kiedy powinien przestać?
exercise-9-3 = Explorer zmieniony tak, że najmniej miast kosztuje punkty
    .no-rule = To nie jest zasada. Przekaż samą klasę Explorer.
    .nothing = Niczyje punkty się nie zmieniają. Gracz bez tras dotarł do 0 miast; czy to pominięto?
    .who = Dotyczy to gracza z największą liczbą miast. Kogo powinno?
    .sign = Dotyczy właściwego gracza, ale ten zyskuje punkty, zamiast je tracić.
exercise-10-1 = wynik tysiąca partii między dwoma botami greedy
    .no-result = To nie jest wynik symulacji. Przekaż wartość ttr.simulate(…).
    .games = Liczba partii: { $count }. Ustal tysiąc i rozegraj wszystkie.
    .bots = Niech grają dwa boty greedy, żeby różniło je tylko miejsce.
exercise-11-1 = dwa najbardziej oddalone od siebie miasta Europy
    .unknown = '{ $city }' nie jest miastem na mapie Europy. Napisz je tak jak na mapie albo jako identyfikator, na przykład 'paris'.
    .steps = Dzieli je najwięcej tras, ale trasy mają różne długości. Licz pola: weight="length".
    .nearer = Dzielące je pola: { $spaces }. Dwa inne miasta są dalej od siebie.
exercise-11-3 = dwa sąsiednie miasta Europy
    .no-neighbours = Między nimi nie ma trasy; podaj identyfikatory, na przykład 'paris'.
    .bridge = Bez nich do pewnego miasta nie da się dotrzeć, więc jego bilety nie mają najkrótszej drogi. Wybierz inną parę.
    .more = Wtedy najkrótsze drogi mają łącznie { $total } pól. Inna para je wydłuży.

## Strona startowa kursu

course-title = Ticket to Ride w notatniku
course-about = Wybierz lekcję. Python działa w tej karcie przeglądarki i nic nie jest nigdzie wysyłane. Uruchomienie trwa kilka sekund.
course-play = Po prostu zagraj
    .about = Formularz, od którego zaczyna się gra: z komputerem albo ze sobą nawzajem
course-foreign = po angielsku
course-note = To projekt nieoficjalny, niezwiązany z wydawcą gry.
course-lobby = # Po prostu zagraj

    Kliknij komórkę poniżej i naciśnij Shift i Enter. Potem wybierz planszę i graczy i naciśnij *Zacznij grę*.
    Jeśli nic się nie dzieje, Python dopiero startuje: naciśnij klawisze jeszcze raz.
