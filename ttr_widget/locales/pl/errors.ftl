### Czego nie da się odczytać: komunikaty BadInput i wyjątków pochodnych.

error-locale = nieznany język { $locale } (języki: { $known })
error-near = ; może chodziło o '{ $near }'?
error-unknown-city = na planszy '{ $board }' nie ma miasta { $id }{ $near }
