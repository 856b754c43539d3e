### Poczekalnia serwera i strona gospodarza: ttr_widget/serve, js/src/tables.tsx

tables-lobby =
    .about = Wersja nieoficjalna. Otwórz stół i wyślij każdemu link do jego miejsca.
    .new = Wybierz planszę
    .players = Gracze
    .rules = Zasady domowe
    .start = Otwórz stół
    .open = Otwarte stoły
    .none = Żaden stół nie jest otwarty.
    .turn = tura
    .opening = jeszcze się nie zaczęła
    .over = koniec gry
    .watch = Oglądaj
    .language = Język
tables-host =
    .links = Miejsca i linki
    .secret = Link to miejsce przy stole: kto go ma, gra na nim i widzi jego karty. Wyślij każdemu tylko jego własny. Adres tej strony zachowaj dla siebie; dzięki niemu wrócisz do stołu. Kto prowadzi serwer, może zobaczyć wszystko.
    .local = Te linki działają tylko na tym komputerze. Aby grać z innymi, uruchom serwer z opcją --host 0.0.0.0 i otwórz tę stronę pod adresem tego komputera w sieci.
    .end = Zamknij stół
    .sure = Zamknąć ten stół? Gra zostanie usunięta, a wszystkie linki przestaną działać.
    .gone = Nie ma tu (już) stołu.
tables-full = jednocześnie { $most ->
        [one] może być otwarty tylko { $most } stół
        [few] mogą być otwarte tylko { $most } stoły
       *[many] może być otwartych tylko { $most } stołów
    }; najpierw zamknij jeden z nich
tables-wrong = wybierz planszę i graczy, w tym co najmniej jednego człowieka
tables-disk = nie można zapisać stołu na dysku
