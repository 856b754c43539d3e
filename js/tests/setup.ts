// A browser function that plotly needs and jsdom lacks.
globalThis.URL.createObjectURL ??= () => "blob:x";
