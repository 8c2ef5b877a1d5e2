import { useEffect, useEffectEvent, useState } from 'react';

import { withAttempts } from './attempts';

/** Code that comes when it is needed: fetched once, with further attempts; a failure is forgotten. */
export class Code<T> {
  /** Undefined until it has come. */
  value: T | undefined;
  fetch: () => Promise<T>;

  constructor(load: () => Promise<T>) {
    let arriving: Promise<T> | undefined;
    this.fetch = () =>
      (arriving ??= withAttempts(load).then(
        (value) => (this.value = value),
        (reason: unknown) => {
          arriving = undefined;
          throw reason;
        },
      ));
  }
}

interface Options {
  /** Told once when it can't be had; without it that is thrown, and goes to the boundary. */
  onFailure?: ((reason: unknown) => void) | undefined;
  /** False as long as it isn't needed. */
  enabled?: boolean;
}

/**
 * Fetches code for a component, and shows it anew when it has come; undefined until then. Plain
 * state: nothing waits for it, and code that is there already shows at once.
 */
export function useCode<T>(
  code: Code<T>,
  { onFailure, enabled = true }: Options = {},
): T | undefined {
  const [arrived, setArrived] = useState(() => code.value);
  const [failure, setFailure] = useState<{ reason: unknown }>();
  const fail = useEffectEvent((reason: unknown) =>
    onFailure ? onFailure(reason) : setFailure({ reason }),
  );
  useEffect(() => {
    if (arrived !== undefined || !enabled) return;
    let isLeft = false;
    code.fetch().then(
      (value) => !isLeft && setArrived(() => value),
      (reason: unknown) => !isLeft && fail(reason),
    );
    return () => {
      isLeft = true;
    };
  }, [code, arrived, enabled]);
  if (failure) throw failure.reason;
  return arrived;
}
