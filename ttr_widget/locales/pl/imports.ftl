### Plansze z plików innych programów: ttr_widget/boards/import_board.py

## Co pominięto lub zmieniono

import-stop-name = { $place }: pominięto, bo { $given } to nie nazwa
import-stop-twice = { $place }: pominięto, bo { $name } już jest
import-most = { $place }: pominięto, bo jest już { $most }
import-no-stop = { $place }: pominięto, bo nie ma miejsca { $name }
import-same-stop = { $place }: pominięto, bo prowadzi do tego samego miejsca
import-route-length = { $place }: pominięto, bo długość to { $given }; powinna być liczbą całkowitą od 1 do { $most }
import-color = { $place }: kolor { $given } jest nieznany; trasa jest szara
import-locomotives = { $place }: liczba lokomotyw { $given } nie pasuje do trasy; trasa ich nie wymaga
import-tunnel-ferry = { $place }: prom i tunel jednocześnie; liczy się jako prom
import-ticket-points = { $place }: pominięto, bo wartość to { $given }; powinna być liczbą całkowitą od 0 do { $most }
import-alone = { $name }: pominięto, bo nie prowadzi tam żadna trasa
import-tickets-alone = { $count ->
        [one] pominięto 1 bilet, który prowadzi do miejsca bez tras
        [few] pominięto { $count } bilety, które prowadzą do miejsc bez tras
       *[many] pominięto { $count } biletów, które prowadzą do miejsc bez tras
    }
import-bare = { $count ->
        [one] pominięto 1 trasę, której rodzaj nie używa kart wagonów
        [few] pominięto { $count } trasy, których rodzaje nie używają kart wagonów
       *[many] pominięto { $count } tras, których rodzaje nie używają kart wagonów
    }
import-strange = { $place }: pominięto, bo { $given } to nie obiekt
import-players = liczba graczy { $given } jest niemożliwa; gra jest dla { $least }–{ $most } graczy
import-unused = nieużyte: { $names }
import-decks = dalsze talie są dodatkami do planszy: { $names }
import-long = { $count ->
        [one] 1 długi bilet leży
        [few] { $count } długie bilety leżą
       *[many] { $count } długich biletów leży
    } w tej samej talii co pozostałe: biletów jest za mało na dwie talie
import-no-tickets = nie ma biletów; gra toczy się bez nich
    .few = za mało biletów ({ $count }) dla tylu graczy: { $players }; gra toczy się bez nich
import-trains = każdy gracz ma tyle wagonów: { $trains }, bo na więcej nie ma miejsca na mapie
import-placed = { $count ->
        [one] { $names }: brak położenia, miejsce wstawiono
        [few] { $count } miejsca ({ $names }) nie mają położenia, więc wstawiono je
       *[many] { $count } miejsc ({ $names }) nie ma położenia, więc wstawiono je
    } między sąsiadów
import-laid-out = żadne miejsce nie ma położenia; rozmieszczono je według długości tras
import-old-letters = { $file } nie jest w UTF-8; odczytano go jako stary tekst z Windows

## Czego nie można wczytać

error-import-empty = nie została żadna trasa, której można użyć
error-import-format = to nie jest mapa edytora: nie mówi o tym ani 'format', ani 'stops'
error-import-kind = plik zawiera { $kind }; plansza wymaga pliku całej mapy albo jej sieci
error-import-version = plik ma wersję { $given } formatu edytora, a ten program czyta wersje do { $known }
error-import-heads = nagłówki { $heads } nie pasują ani do tras (From, To, Length), ani do biletów (From, To, Points), ani do miejsc (Name)
error-import-no-routes = brakuje pliku z trasami, z nagłówkami From, To i Length
error-import-one = mapa edytora to jeden plik; podaj tylko jego
error-import-files = na planszę składa się najwyżej { $most } plików
