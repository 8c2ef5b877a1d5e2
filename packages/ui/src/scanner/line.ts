/** Longest pause between two tries, in milliseconds. */
const MAX_PAUSE = 15_000;

const waiting = new Set<() => void>();

/**
 * Resolves when the server may be reachable again: the browser is online, `tryLineAgain` was
 * called, or a pause is over, which is longer with each try.
 */
export const lineMayBeBack = (tries: number): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(goOn, Math.min(1_000 * 2 ** tries, MAX_PAUSE));
    function goOn() {
      clearTimeout(timer);
      removeEventListener('online', goOn);
      waiting.delete(goOn);
      resolve();
    }
    addEventListener('online', goOn);
    waiting.add(goOn);
  });

export function tryLineAgain(): void {
  for (const goOn of [...waiting]) goOn();
}
