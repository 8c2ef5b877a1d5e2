import { ApiError } from '@backoffice/api-client';
import { refusalText } from '@backoffice/ui/notify';

import type { Refusal } from './scan-store';

/** The count is over, or not for this person: none of its scans will ever be taken. */
const OF_COUNT = new Set([403, 404]);

/**
 * Why a sending failed. `later`: it may work next time; `session`: nobody is signed in any more;
 * `count`: the count takes no scans; `scan`: one of the scans is bad.
 */
export function verdictOf(error: unknown): 'later' | 'session' | 'count' | 'scan' {
  if (!(error instanceof ApiError)) return 'later';
  if (error.status === 401) return 'session';
  if (error.code === 'closed' || (OF_COUNT.has(error.status) && error.code !== 'web_page')) {
    return 'count';
  }
  return error.isDefinite ? 'scan' : 'later';
}

const KNOWN = ['closed', 'forbidden', 'not_found', 'invalid'] as const;

export function refusalOf(error: unknown): Refusal {
  if (!(error instanceof ApiError)) return { code: 'other', text: null };
  const code = KNOWN.find((one) => one === error.code) ?? 'other';
  return { code, text: refusalText(error) ?? null };
}

/** Milliseconds until the next try, after so many failures. */
export function pauseAfter(failures: number, error: unknown): number {
  const asked = error instanceof ApiError ? error.retryAfter : undefined;
  return Math.max(Math.min(1_000 * 2 ** (failures - 1), 30_000), (asked ?? 0) * 1_000);
}
