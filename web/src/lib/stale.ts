/** A page that was loaded from an older server: it loads itself again, once, and says so if that didn't help. */

/** The protocol this page speaks; see docs/server.md. */
export const PROTOCOL = 2;

const KEY = "undercroft.reloaded";

/** Whether the server speaks a newer protocol, even after this page has loaded itself again for it. */
export function isOutdated(version: number): boolean {
  if (version <= PROTOCOL) sessionStorage.removeItem(KEY);
  return version > PROTOCOL && sessionStorage.getItem(KEY) === String(version);
}

/** Load the page again for a newer server; true if that is under way. */
export function reloadFor(version: number | string): boolean {
  if (typeof version === "number" && version <= PROTOCOL) return false;
  if (sessionStorage.getItem(KEY) === String(version)) return false;
  sessionStorage.setItem(KEY, String(version));
  location.reload();
  return true;
}

/** Keep the shell for the next visit; a part that a newer server no longer has loads the page again. */
export function keepShell(): void {
  addEventListener("vite:preloadError", () => reloadFor("parts"));
  if (import.meta.env.PROD && "serviceWorker" in navigator) void navigator.serviceWorker.register("/sw.js").catch(() => undefined);
}
