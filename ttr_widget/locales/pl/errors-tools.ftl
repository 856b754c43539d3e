### Boty, zagadki, symulacje i rysunki.

## Boty

want-bot-name = nazwa bota: jedno słowo z liter, cyfr i '_'
want-bot = nazwa bota, np. 'planner', funkcja decide(view, prompt, rng) albo obiekt z taką metodą
want-decide = funkcja decide(view, prompt, rng) albo obiekt z taką metodą
error-bot-signature = funkcja bota przyjmuje (view, prompt, rng); { $given } nie ujawnia swoich argumentów
error-no-bot = nie ma bota { $name } (boty: { $names }){ $near }
error-bot-ready = opcje ({ $options }) są dla botów podanych z nazwy; { $given } jest już gotowy
error-bot-option = bot '{ $name }' nie ma opcji '{ $option }' (opcje: { $names }){ $near }
want-weights = wagi jako ttr.bots.Weights albo 'default'
error-weights = to nie jest plik z wagami bota planner; takie pliki zapisuje python -m ttr_widget.bots.learn
    .unknown = planner nie ma wagi '{ $name }'{ $near }
error-learn-alone = do uczenia potrzebna jest gra dla co najmniej dwóch osób
want-pair = boty rozdzielone dwukropkami, np. { $form }
error-bot-made = nie można utworzyć bota '{ $name }' z opcjami { $options }: { $error }
error-bot-form = { $given } nie oznacza bota; zapis: '{ $form }'
error-bots-count = { $board }: gra dla { $least }–{ $most } graczy, botów jest { $count }
error-bots-players = { $players } graczy wymaga tylu samo botów, podano { $bots }
error-bot-late = brak odpowiedzi w ciągu { $seconds } { $seconds ->
        [one] sekundy
        [few] sekund
        [many] sekund
       *[other] sekundy
    }
error-bot-gone = proces bota się zakończył (awaria, wyjście albo za dużo pamięci)
error-bot-struck = bot nie jest już pytany: w tej partii { $strikes } razy spóźnił się albo przerwał działanie
error-bot-built-in = '{ $name }' to bot z tego pakietu; wybierz inną nazwę
error-bot-file = plik nie zawiera ani funkcji { $decide }(view, prompt, rng), ani klasy { $cls } z taką metodą
error-bot-folder = nie ma folderu { $folder }
error-bot-twice = dwa pliki mają nazwę '{ $name }'
want-bot-files = folder z plikami .py albo lista takich plików
want-built-in-bots = lista botów z tego pakietu ({ $names })
want-even = liczba parzysta od 2
want-game-number = numer partii od 0 do { $most }
error-tournament-bots = turniej wymaga co najmniej dwóch działających botów, tu jest ich { $count }
    .notes = turniej wymaga co najmniej dwóch działających botów, tu jest ich { $count }; { $notes }
error-no-processes = w przeglądarce nie można uruchamiać procesów
want-isolate = True, False albo ttr.bots.Limits(seconds=..., memory=...)
want-time-limit = liczba sekund większa od 0
want-seconds = liczba większa od 0 albo None (bez ograniczenia)

## Środowiska

want-observation = 'flat', 'dict', 'symbolic', 'features' albo obiekt z polem space i metodą observe(view)
want-policy = funkcja obserwacji i maski
want-action-number = numer akcji od 0 do { $most }
error-env-action = akcja { $given } nie jest teraz dozwolona; dozwolone ({ $count }) pokazuje maska
error-env-opponents = liczba przeciwników powinna zostać taka jak dotąd: { $wanted }; podano { $given }
error-env-over = gra jest skończona; reset() zaczyna nową
error-env-reset = żadna gra się jeszcze nie zaczęła; najpierw wywołaj reset()

## Symulacje

want-processes = liczba procesów od 1
want-executor = Executor z concurrent.futures albo Dask
want-observers = lista funkcji przyjmujących rekord
want-progress = True, False albo funkcja dwóch liczb
want-stop = funkcja bez argumentów
want-bots = lista botów: od { $least } do { $most }
want-measures = funkcje według nazw, np. { "{" }'events': count{ "}" }
error-measure-column = '{ $name }' to już nazwa kolumny; wybierz inną
want-variants = warianty według nazw, np. { "{" }'as printed': 'europe'{ "}" }
want-streams = plik dla każdego wariantu, np. { "{" }'{ $name }': 'games.jsonl'{ "}" }
error-no-variant = nie ma wariantu { $name } (warianty: { $names }){ $near }
error-other-boards = '{ $name }' i '{ $against }' gra się na różnych planszach, więc ich tras nie można porównać
want-file = plik, np. 'games.jsonl'
error-not-written = nie można zapisać { $path }: { $error }
want-record-file = plik z końcówką .jsonl albo .parquet
error-needs-pyarrow = plik .parquet wymaga pyarrow: pip install pyarrow; plik .jsonl nie wymaga niczego
error-needs-pandas = ramka danych wymaga pandas: pip install pandas
place-record = { $path }, gra { $number }
error-no-record = to nie jest rekord gry ({ $error })
error-in-notebook = '{ $name }' jest zdefiniowane w tym notatniku, więc inne procesy tego nie znają; zainstaluj pakiet cloudpickle albo przenieś boty i miary do modułu
error-workers-lost = procesy robocze przepadły { $count } { $count ->
        [one] raz
        [few] razy
       *[many] razy
    } z rzędu: { $error }
error-executor-refuses = executor nie przyjmuje więcej pracy: { $error }

## Analiza i rysunki

error-other-view = widok miejsca mówi tylko o jego biletach; to widok miejsca { $seat }
error-view-of-other = widoku miejsca { $own } nie można pytać o miejsce { $seat }
error-view-of-nobody = oczekiwano: numer miejsca albo widok gracza; podano widok widza
error-whose-tickets = czyje bilety? Podaj w ticket_odds(game, seat) numer miejsca albo widok jednego z nich
error-whose-chances = czyje szanse? Nikt już o niczym nie decyduje; podaj miejsce od 0 do { $most }
error-not-asked = to miejsce teraz o niczym nie decyduje, więc nie ma akcji do porównania
want-color = kolor, np. '#D81B60'
want-width = liczba pikseli od { $least } do { $most }

## Zagadki

want-others = 'wait' albo funkcja (game) -> akcja
want-goal = cel jako tekst albo funkcja (game) -> bool
want-goal-text = cel jako krótki tekst, np. '{ $form }'
want-goal-answer = True, False albo tekst z powodem jako odpowiedź celu
want-puzzle-game = gra albo scenariusz na początek
want-puzzle = zagadki
error-puzzle-met = cel jest osiągnięty przed pierwszą akcją: { $goal }
error-puzzle-no-hints = ta zagadka nie ma podpowiedzi
error-puzzle-others = nie można zagrać { $action } za inne miejsce: { $error }
error-puzzle-asked = zagadka zaczyna się turą, a otwarte jest pytanie '{ $question }'
error-puzzle-over = zagadka zaczyna się turą, a ta gra się skończyła
error-puzzle-within = cel mówi o turach: { $said }, a podano within={ $given }
error-goal-verb = żaden cel nie zaczyna się od '{ $verb }'{ $near }; przykłady celów: { $forms }
place-goal = cel '{ $goal }'
error-goal-not-held = { $player } nie ma biletu { $ticket }
error-goal-score = podaj liczbę punktów od 1, np. 'score at least 20'
error-goal-cities = podaj co najmniej dwa miasta, np. 'connect paris and roma'
error-goal-build = podaj, co i gdzie zbudować, np. 'build a station in roma'
error-goal-lacks = { $variant }: w tej grze nie ma czegoś takiego ({ PIECE($what) })
error-goal-port = { $city } nie jest portem
error-goal-color = żaden pasażer nie ma koloru '{ $color }'; kolory: { $colors }
error-goal-win = zapisz cel tak: 'win within 2 turns'
error-puzzle-name = nazwa zagadki składa się z małych liter, cyfr, '-' i '_' (najwyżej 60), a nie z { $given }
error-puzzles-name = nie ma zagadki o nazwie { $name }{ $near }
error-puzzles-choice = żadna z tych zagadek nie ma: { $given }{ $near }; są: { $known }
error-puzzles-function = celów i graczy, którzy są funkcjami, nie można zapisać w pliku; zapisz cel jako tekst
error-puzzles-version = zagadki są czytane w wersji formatu { $known }, a nie { $given }
error-puzzles-list = oczekiwano listy najwyżej { $most } zagadek
error-no-puzzles = to nie jest plik z zagadkami
error-ladder-file = w tym pliku nie ma wyników rankingu; wybierz inny, żeby nic do niego nie dopisać
error-ladder-numbers = '--jobs' musi wynosić co najmniej 1, a '--games' i '--full' co najmniej 0
