import type { OutageFailure } from '@backoffice/api-client/outage-state';

/** A release can't be kept, for a reason that the till's people are told. */
export class KeepFailure extends Error {
  override name = 'KeepFailure';

  constructor(readonly reason: OutageFailure) {
    super(reason);
  }
}

export function reasonOf(error: unknown): OutageFailure {
  if (error instanceof KeepFailure) return error.reason;
  return (error as Error).name === 'QuotaExceededError' ? 'full' : 'files';
}
