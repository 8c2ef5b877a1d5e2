import { ApiError } from './api-error';

/** A random 128-bit key. `crypto.randomUUID` is missing on plain-http LAN addresses. */
export function createIdempotencyKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * The idempotency key of one piece of work (a dialog, a basket): the same for every retry, so that
 * a lost answer cannot sell twice; a new one once the server took or refused the work. Make it when
 * the dialog opens, store `value` with the draft, and call `settle` after every try.
 */
export class DraftKey {
  private current: string;

  /** @param stored the `value` that was kept with a draft */
  constructor(stored?: string | null) {
    this.current = stored || createIdempotencyKey();
  }

  get value(): string {
    return this.current;
  }

  /** After a try: without an error the work is done; a definite refusal ends it, all else may be retried. */
  settle(error?: unknown): void {
    if (error === undefined || error === null || (error instanceof ApiError && error.isDefinite)) {
      this.current = createIdempotencyKey();
    }
  }
}
