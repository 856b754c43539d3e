### Strona gościa: ttr_widget/serve, js/src/guest.ts

guests-wait = Zajmujesz miejsce przy stole…
guests-late = Stół jest chwilowo nieosiągalny. Strona próbuje dalej.
guests-void = Ten link nie prowadzi (już) do żadnego miejsca. Poproś o nowy.
guests-nothing = Nic tu nie ma. Sprawdź link albo poproś o nowy.
guests-script = Ta strona wymaga JavaScriptu.
guests-offline = Stół nie odpowiada. Twoje miejsce czeka, a strona połączy się sama.
