import { LIVE_ROOTS } from '@backoffice/contracts';
import * as z from 'zod/mini';

import type { Change } from '../http/context';

/** A message from one server to the others: changes of a company that happened together. */
export interface Notice {
  company: number;
  changes: Change[];
}

const noticeSchema = z.object({
  company: z.int(),
  changes: z.array(
    z.object({
      // A newer server beside this one may name roots that this one doesn't know.
      roots: z.pipe(
        z.array(z.string()),
        z.transform((roots) => LIVE_ROOTS.filter((root) => roots.includes(root))),
      ),
      sold: z.optional(z.array(z.int())),
      by: z.optional(z.string()),
    }),
  ),
});

/** Reads what another server sent; null where it cannot be read. */
export function readNotice(text: string): Notice | null {
  try {
    return z.parse(noticeSchema, JSON.parse(text));
  } catch {
    return null;
  }
}

/** Makes one change of many, without `by`, so that nobody takes it for their own. */
export const merged = (changes: readonly Change[]): Change => ({
  roots: [...new Set(changes.flatMap(({ roots }) => roots))],
  sold: changes.flatMap(({ sold = [] }) => sold),
});
