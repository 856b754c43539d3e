### The page where there is no game: ttr_widget_relay/plain_page.py, which reads these lines without Fluent: plain texts only

relay-title = No game here at the moment
relay-nobody = If you were sent this link, the notebook it leads to is closed or restarting, or the link is no longer valid. This page tries again every few seconds.
