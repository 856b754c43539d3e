### Was sich nicht lesen lässt: die Meldungen von BadInput und verwandten Ausnahmen.

error-locale = unbekannte Sprache { $locale } (Sprachen: { $known })
error-near = ; meinten Sie '{ $near }'?
error-unknown-city = keine Stadt { $id } auf dem Spielplan '{ $board }'{ $near }
