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

## Zapraszanie gości: ttr_widget/serve/invitation.py

guests-error =
    .kernel = gości może wpuścić tylko jądro notatnika ze stroną; bez Jupytera użyj polecenia: python -m ttr_widget serve
    .name = nazwa stołu to niepusty tekst, a nie { $given }
    .do = oczekiwano jednego z: { $names }{ $near }
    .qr = kod QR mieści adres o długości do { $most } znaków
guests-unsaved = Ruchów przy tym stole nie można w tej chwili zapisać. Gra toczy się dalej, ale może przepaść.
