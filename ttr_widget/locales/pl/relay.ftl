### The page where there is no game: ttr_widget_relay/plain_page.py, which reads these lines without Fluent: plain texts only

relay-title = W tej chwili nie ma tu gry
relay-nobody = Jeśli masz ten link od kogoś, to notatnik, do którego prowadzi, jest zamknięty albo właśnie uruchamia się ponownie – albo link już nie działa. Ta strona co kilka sekund sama próbuje jeszcze raz.
