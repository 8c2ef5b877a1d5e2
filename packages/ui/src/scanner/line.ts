/** Milliseconds between two tries, at most. */
const MAX_PAUSE = 15_000;

const waiting = new Set<() => void>();

/**
 * Resolves when the line may be back: the browser says so, somebody asks for it (`tryLineAgain`), or a
 * while has passed, longer with each try.
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
