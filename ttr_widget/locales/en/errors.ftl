### What cannot be read: the messages of BadInput and its relatives.

error-locale = no language { $locale } (languages: { $known })
error-near = ; did you mean '{ $near }'?
error-unknown-city = no city { $id } on the board '{ $board }'{ $near }
