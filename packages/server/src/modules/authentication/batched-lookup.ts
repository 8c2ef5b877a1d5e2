interface Waiting<T> {
  key: string;
  resolve: (found: T | undefined) => void;
  reject: (error: unknown) => void;
}

/**
 * Queries that run at the same time: two, so that one hanging connection does not hold up
 * everybody.
 */
const AT_ONCE = 2;

/**
 * Answers look-ups that come close together by one query: those of one turn of the event loop, and
 * those that come while queries run, which wait for the next one. No answer is older than its
 * question, as one from a cache would be. (dataloader sends a query for every tick, however many
 * are running.)
 */
export function batchedLookup<T>(
  read: (keys: string[]) => Promise<Map<string, T>>,
): (key: string) => Promise<T | undefined> {
  let waiting: Waiting<T>[] = [];
  let running = 0;
  let isDue = false;

  async function answerWaiting(): Promise<void> {
    running += 1;
    while (waiting.length) {
      const asked = waiting;
      waiting = [];
      try {
        const found = await read([...new Set(asked.map(({ key }) => key))]);
        for (const { key, resolve } of asked) resolve(found.get(key));
      } catch (error) {
        for (const { reject } of asked) reject(error);
      }
    }
    running -= 1;
  }

  return (key) =>
    new Promise((resolve, reject) => {
      waiting.push({ key, resolve, reject });
      if (isDue || running >= AT_ONCE) return;
      isDue = true;
      setImmediate(() => {
        isDue = false;
        void answerWaiting();
      });
    });
}
