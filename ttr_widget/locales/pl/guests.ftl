### Strona gościa: ttr_widget/serve, js/src/guest.ts

## Zanim jest gra do pokazania

guests-wait = Zajmujesz miejsce przy stole…
guests-told =
    .void = Ten link nie prowadzi (już) do żadnego miejsca. Poproś o nowy.
    .lost = Stół jest chwilowo nieosiągalny. Strona próbuje dalej.
    .busy = Notatnik gospodarza jest zajęty. Zajmiesz miejsce, gdy tylko się zwolni.
    .restarting = Notatnik gospodarza właśnie się restartuje. Strona próbuje dalej.
    .closed = Notatnik gospodarza został zamknięty. Gdy gospodarz znów otworzy grę, strona połączy się sama.
guests-nothing = Nic tu nie ma. Sprawdź link albo poproś o nowy.
guests-script = Ta strona wymaga JavaScriptu.

## Na stronie

guests-trouble =
    { $trouble ->
        [busy] Notatnik gospodarza jest zajęty. Twój ruch zostanie wykonany, gdy tylko się zwolni.
        [restarting] Notatnik gospodarza właśnie się restartuje. Twoje miejsce czeka, a strona połączy się sama.
        [closed] Notatnik gospodarza został zamknięty. Gdy gospodarz znów otworzy grę, strona połączy się sama.
       *[lost] Stół nie odpowiada. Twoje miejsce czeka, a strona połączy się sama.
    }
guests-presence =
    { $guest ->
        [present] jest przy stole
        [away] chwilowo nie ma przy stole
       *[never] jeszcze nie było przy stole
    }
guests-name = Twoje imię przy tym stole
guests-name-change = Zmień
guests-notices = Powiadamiaj, gdy przyjdzie moja kolej
guests-theme = Jak w systemie

## Zapraszanie gości: ttr_widget/serve/invitation.py

guests-error =
    .kernel = gości może wpuścić tylko jądro notatnika ze stroną; bez Jupytera użyj polecenia: python -m ttr_widget serve
    .name = nazwa stołu to niepusty tekst, a nie { $given }
    .do = oczekiwano jednego z: { $names }{ $near }
    .qr = kod QR mieści adres o długości do { $most } znaków
    .webhook = webhook to adres zaczynający się od http:// lub https://, a nie { $given }
guests-webhook =
    { $over ->
        [yes] Gra skończona.
       *[no] Teraz kolej gracza { $player }.
    }
guests-unsaved = Ruchów przy tym stole nie można w tej chwili zapisać. Gra toczy się dalej, ale może przepaść.

## Linki gości: js/src/invite.tsx

invite-title = Zaproś graczy
invite-open = Zaproś graczy…
invite-secret = Link to miejsce przy stole: kto go ma, gra na nim bez konta i widzi jego karty. Wyślij każdemu tylko jego własny. Właściciel tego notatnika może zobaczyć wszystko.
invite-way =
    { $way ->
        [local] Adres tej strony zna tylko ten komputer, więc nikt inny nie otworzy takich linków. Osoby w tej samej sieci można wpuścić bezpośrednio; dla pozostałych uruchom Jupytera pod adresem, do którego mają dostęp.
        [blocked] Serwer notatnika ma rozszerzenie dla gości, ale nie dociera do tego jądra; być może działa ono na innym komputerze. Osoby w tej samej sieci co jądro można wpuścić bezpośrednio.
       *[none] Serwer notatnika nie wpuszcza gości: brakuje tam ttr_widget_relay albo nie jest to strona Jupytera. Zainstaluj ttr-widget tam, gdzie działa serwer, i uruchom go ponownie albo wpuść bezpośrednio osoby z tej samej sieci.
    }
invite-lan = Wpuść osoby z tej sieci
invite-address = Adres linków
invite-who =
    { $who ->
        [host] gra na tej stronie
        [here] gra w tym notatniku
       *[bot] { $bot }
    }
invite-watch = Widzowie
invite-watching =
    { $count ->
        [0] nikt nie ogląda
        [one] ogląda { $count } osoba
        [few] oglądają { $count } osoby
       *[many] ogląda { $count } osób
    }
invite-do =
    { $do ->
        [invite] Utwórz link
        [renew] Nowy link
        [take] Odbierz miejsce
        [void] Unieważnij link
        [bot] Niech gra bot…
        [copy] Skopiuj link
        [copied] Skopiowano
        [code] Kod QR
       *[enter] Otwórz
    }
