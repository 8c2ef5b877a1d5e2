/** Milliseconds before the second and the third attempt. */
export const PAUSES: readonly number[] = [400, 1_500];
/** No further attempt once this much time is over: a person is waiting. */
const PATIENCE = 6_000;

const pauseFor = (time: number) => new Promise((resolve) => setTimeout(resolve, time));

/** Tries again after each of the pauses; rejects as the last attempt did. */
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

/** Rejects when the promise takes longer than so many milliseconds. */
export function withTimeLimit<T>(promise: Promise<T>, limit: number): Promise<T> {
  let timer: ReturnType<typeof setTimeout>;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`No answer within ${limit} ms`)), limit);
  });
  return Promise.race([promise, timeout]).finally(() => clearTimeout(timer));
}
