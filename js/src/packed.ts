// Modules that travel compressed (`pack.mjs`).

type Kept = Record<symbol, Promise<unknown> | undefined>;

/** The module, loaded once for all widgets of a document: to evaluate plotly takes longer than to draw a map. */
export function unpacked(name: string, packed: string): Promise<unknown> {
  const kept = globalThis as unknown as Kept;
  const key = Symbol.for(`ttr-widget: ${name}`);
  kept[key] ??= load(packed);
  return kept[key];
}

async function load(packed: string): Promise<unknown> {
  const letters = atob(packed);
  const bytes = new Uint8Array(letters.length);
  for (let n = 0; n < bytes.length; n++) bytes[n] = letters.charCodeAt(n);
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"));
  const text = await new Response(stream).text();
  const url = URL.createObjectURL(new Blob([text], { type: "text/javascript" }));
  try {
    return (await import(url)).default;
  } finally {
    URL.revokeObjectURL(url);
  }
}
