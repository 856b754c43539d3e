// What plotly wants of a browser and jsdom has not.
globalThis.URL.createObjectURL ??= () => "blob:x";
