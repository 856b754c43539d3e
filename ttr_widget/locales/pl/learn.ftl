### Uczenie wag bota planner: ttr_widget/bots/learn/

learn-weight = { $name }: { $learned } zamiast { $usual }
learn-test = Sprawdzian na nowych rozdaniach: { $share } z { $games } partii wygranych z wagami domyślnymi (przedział 95 %: od { $low } do { $high }).
learn-better = Te wagi są lepsze od domyślnych.
learn-no-better = Sprawdzian nie pokazuje, żeby te wagi były lepsze; zostań przy domyślnych.
learn-progress = { $games } z { $most } partii, przyjęte zmiany: { $accepted }, ostatnie porównanie { $check }
learn-command = Uczy bota planner wag dla planszy: bot gra sam ze sobą.
    .board = plansza, wariant, np. 'europe without LongestPath', albo folder własnej planszy
    .games = z ilu partii najwyżej ma się uczyć
    .test = liczba dalszych partii, które mierzą wynik
    .seed = to samo ziarno daje te same wagi
    .jobs = liczba procesów; wagi od niej nie zależą
    .file = zapisz wagi w tym pliku, jeśli są lepsze; planner czyta je z pliku planner.json w folderze planszy
