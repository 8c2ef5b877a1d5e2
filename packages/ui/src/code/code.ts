import { useEffect, useEffectEvent, useState } from 'react';

import { withAttempts } from './attempts';

/** Code that is loaded when needed: once, with retries. After a failure it can be fetched again. */
export class Code<T> {
  /** Undefined until it is loaded. */
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
  /** Called when loading failed; without it the error is thrown to the error boundary. */
  onFailure?: ((reason: unknown) => void) | undefined;
  /** False while the code isn't needed. */
  enabled?: boolean;
}

/**
 * Fetches code for a component, which is drawn again when it has come; undefined until then. It
 * doesn't suspend, so nothing else waits, and code that was loaded before is there at once.
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
