import { ApiError, clientConfig, getToken } from '@backoffice/api-client';
import {
  offlineSaleCalls,
  readData,
  type OfflineOutcome,
  type OfflineSale,
  type OfflineStock,
  type OfflineTerms,
} from '@backoffice/contracts';

import { badAnswer } from './bad-answer';
import { call } from './call';

/** Milliseconds for the whole stock: a dead line may never say so, and no other try begins before. */
const STOCK_TIMEOUT = 120_000;

/**
 * What this till needs to go on selling without a line; it confirms who sells (added). A browser that
 * is no till any more is refused, which ends nobody's session.
 */
export const fetchOfflineTerms = (): Promise<OfflineTerms> =>
  call(offlineSaleCalls.terms, { keepsSession: true });

/**
 * What this till can sell without a line, with the tag of this state; null where it is as the tag
 * says. A request of its own, as the answer must lie in no cache of the browser. Throws ApiError.
 */
export async function fetchOfflineStock(
  etag: string | null,
): Promise<{ etag: string | null; stock: OfflineStock } | null> {
  const response = await fetch(`${clientConfig().apiBaseUrl}/${offlineSaleCalls.stock.path}`, {
    cache: 'no-store',
    signal: AbortSignal.timeout(STOCK_TIMEOUT),
    headers: {
      Accept: 'application/json',
      Authorization: `Bearer ${getToken() ?? ''}`,
      'Content-Type': 'application/json',
      ...(etag !== null && { 'If-None-Match': etag }),
    },
  }).catch((cause: unknown) => {
    throw new ApiError({ status: 0, code: 'network', cause });
  });
  if (response.status === 304) return null;
  if (!response.ok) throw new ApiError({ status: response.status, code: 'unknown' });
  const { data } = (await response.json()) as { data: unknown };
  const read = readData(offlineSaleCalls.stock, data);
  if (!('data' in read)) throw badAnswer();
  return { etag: response.headers.get('etag'), stock: read.data };
}

/**
 * Sends sales that were made without a line; each is booked once, whoever sends it (added).
 *
 * @param waiting how many more this till holds
 * @param till the till's id, where a manager sends its file from another machine
 */
export const sendOfflineSales = (
  sales: OfflineSale[],
  { waiting, till }: { waiting?: number; till?: number } = {},
): Promise<OfflineOutcome[]> =>
  call(offlineSaleCalls.send, {
    body: { sales, waiting, till },
    timeout: 120_000,
    keepsSession: true,
  });
