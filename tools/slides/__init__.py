"""Makes slides of the lessons: reveal.js, without network access."""
