import { clientConfig, lineAwaySince, noteLine, onLineChange } from '@backoffice/api-client';
import { PATHS } from '@backoffice/contracts';

/** Milliseconds between two tries: the first, and the longest. */
const FIRST = 1_000;
const LONGEST = 15_000;
const PATIENCE = 5_000;

/** Whether the server itself answers. */
async function isThere(): Promise<boolean> {
  const response = await fetch(`${clientConfig().apiBaseUrl}/${PATHS.verifyToken}`, {
    cache: 'no-store',
    headers: { Accept: 'application/json', 'Content-Type': 'application/json' },
    signal: AbortSignal.timeout(PATIENCE),
  }).catch(() => undefined);
  return response?.ok === true;
}

/** While the line is away looks whether it is back, and says so. Returns how to stop. */
export function lookForLine(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pause = FIRST;
  const look = async () => {
    clearTimeout(timer);
    if (lineAwaySince() === null) return;
    if (await isThere()) {
      noteLine(true);
      return;
    }
    timer = setTimeout(() => void look(), pause);
    pause = Math.min(pause * 2, LONGEST);
  };
  const begin = () => {
    pause = FIRST;
    void look();
  };
  const stop = onLineChange(begin);
  addEventListener('online', begin);
  begin();
  return () => {
    clearTimeout(timer);
    stop();
    removeEventListener('online', begin);
  };
}
