// Under which addresses others reach the game: only the browser knows the address of the notebook's server.

/** Which way leads to the kernel: through the notebook's server, none although its extension is there, or none at all. */
export type Way = "open" | "blocked" | "none";

export interface Reach {
  way: Way;
  /** The beginning of links through the notebook's server. */
  base: string;
  /** Does the server's address mean this computer, wherever it is opened? */
  local: boolean;
}

const LOCAL = /^(localhost|127\..*|\[::1\]|0\.0\.0\.0)$/;

/** Is this the name of this computer alone? */
export const isLocal = (host: string): boolean => LOCAL.test(host) || host.endsWith(".localhost");

/** The address of the notebook's server, if this is a page of Jupyter's. */
export function serverOf(document: Document, here = document.location.href): string | null {
  try {
    const given = document.getElementById("jupyter-config-data")?.textContent;
    const { baseUrl } = JSON.parse(given ?? "") as { baseUrl?: string };
    if (!baseUrl) return null;
    return new URL(baseUrl.endsWith("/") ? baseUrl : `${baseUrl}/`, here).href;
  } catch {
    return null;
  }
}

async function answers(address: string): Promise<boolean> {
  try {
    const said = await fetch(address, { cache: "no-store" });
    return said.ok && typeof (await said.json()) === "object";
  } catch {
    return false;
  }
}

/** Tries the way to a table. */
export async function reach(document: Document, table: string, here = document.location.href): Promise<Reach> {
  const base = serverOf(document, here);
  if (base === null || !table) return { way: "none", base: "", local: false };
  const local = isLocal(new URL(base).hostname);
  if (await answers(`${base}ttr/${table}/status`)) return { way: "open", base, local };
  return { way: (await answers(`${base}ttr/status`)) ? "blocked" : "none", base, local };
}

export const linkTo = (base: string, table: string, key: string): string => `${base}ttr/${table}/#${key}`;
