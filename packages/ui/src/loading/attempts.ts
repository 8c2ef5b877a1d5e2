/** Milliseconds before the second and the third attempt. */
const PAUSES: readonly number[] = [400, 1_500];
/** No further attempt once this much time is over: a person is waiting. */
const PATIENCE = 6_000;

const pauseFor = (time: number) => new Promise((resolve) => setTimeout(resolve, time));

/**
 * Fetches code that may not come at the first attempt: tries again after each of the pauses (in
 * milliseconds), and rejects as the last attempt did.
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
