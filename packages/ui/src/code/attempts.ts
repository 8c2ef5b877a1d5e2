/** Milliseconds before the second and the third attempt. */
const PAUSES: readonly number[] = [400, 1_500];
/** Milliseconds after which no further attempt is made, because a person is waiting. */
const PATIENCE = 6_000;

const pauseFor = (time: number) => new Promise((resolve) => setTimeout(resolve, time));

/**
 * Fetches code that may fail to load at first: tries again after each of the pauses (in
 * milliseconds), and rejects with the last error.
 */
export async function withAttempts<T>(
  attempt: () => Promise<T>,
  pauses: readonly number[] = PAUSES,
): Promise<T> {
  const started = performance.now();
  for (const pause of pauses) {
    try {
      return await attempt();
    } catch (error) {
      if (performance.now() - started > PATIENCE) throw error;
      await pauseFor(pause);
    }
  }
  return attempt();
}
