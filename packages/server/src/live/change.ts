import { LIVE_ROOTS } from '@backoffice/contracts';
import * as z from 'zod/mini';

import type { Change } from '../http/context';

/** What servers tell each other: a company's changes of a moment. */
export interface Notice {
  company: number;
  changes: Change[];
}

const noticeSchema = z.object({
  company: z.int(),
  changes: z.array(
    z.object({
      // A newer server beside this one may know more.
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

/** Many changes as one, which nobody takes for their own. */
export const merged = (changes: readonly Change[]): Change => ({
  roots: [...new Set(changes.flatMap(({ roots }) => roots))],
  sold: changes.flatMap(({ sold = [] }) => sold),
});
