import { refuse } from '../../../errors';

interface Limits {
  atOnce: number;
  longestLine: number;
}

/**
 * Runs expensive work, so much of it at once; the rest waits in line. Throws when the line is full.
 */
export function limited({ atOnce, longestLine }: Limits) {
  const line: (() => void)[] = [];
  let running = 0;

  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (running >= atOnce) {
      if (line.length >= longestLine) {
        throw refuse('too_many_sign_in', {}, { retryAfter: 2 });
      }
      await new Promise<void>((resolve) => line.push(resolve));
    } else running += 1;
    try {
      return await work();
    } finally {
      const next = line.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
