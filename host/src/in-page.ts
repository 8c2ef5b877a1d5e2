/**
 * The answer at this address as the server put it into the page
 * (packages/server/src/static/start-page.ts); undefined on hosts that only serve files.
 */
export function inPage(path: string): unknown {
  const text = document.getElementById(path)?.textContent;
  return text ? JSON.parse(text) : undefined;
}
