// Calls a guest whose turn it is: the phone vibrates, and while the page is hidden the system shows a notice, if the
// person has allowed it.

const PULSE = [120, 60, 120];
const ASKED = "granted";

/** Can the system show notices for this page?  Not without HTTPS, and not in a sandboxed page. */
export function mayNotify(): boolean {
  return typeof Notification !== "undefined" && globalThis.isSecureContext && globalThis.origin !== "null";
}

/** Asks the person for leave to show notices, if that has not been answered. */
export function askToNotify(): void {
  if (mayNotify() && Notification.permission === "default") void Notification.requestPermission();
}

export function callPlayer(document: Document, words: string): void {
  try {
    navigator.vibrate?.(PULSE);
    if (document.hidden && mayNotify() && Notification.permission === ASKED) {
      new Notification(document.title, { body: words, tag: "ttr-turn" });
    }
  } catch {
    // Browsers of phones offer notices that only a service worker may show.
  }
}
