import {
  createIdempotencyKey,
  defineDraft,
  loadDraft,
  saveDraft,
  type DraftOwner,
} from '@backoffice/api-client';
import type { Till } from '@backoffice/contracts';
import { useEffect, useState } from 'react';

import { emptyCount, type Count, type SeenTill } from './drawer/count';

/** The counts in progress on this device, by shop. */
const COUNTS = defineDraft<Record<string, Count>>('till-count', 1);

const shopOf = ({ location }: Till) => String(location?.id ?? 'none');

const seenOf = ({ version, opening, sums, last_closing }: Till): SeenTill => ({
  version,
  opening,
  sums,
  last_closing,
});

export const isCounting = (owner: DraftOwner, till: Till): boolean =>
  loadDraft(COUNTS, owner)?.[shopOf(till)] !== undefined;

export interface CountState {
  count: Count;
  /** The first input begins the count, which is compared with the till as it is at that moment. */
  change: (change: Partial<Count>) => void;
  /** Takes in newer bookings: the count is compared with the till as it is now. */
  take: (now: Till) => void;
  drop: () => void;
}

function keep(owner: DraftOwner, shop: string, count: Count | null): void {
  const { [shop]: former, ...others } = loadDraft(COUNTS, owner) ?? {};
  if (!count && !former) return;
  saveDraft(COUNTS, owner, count ? { ...others, [shop]: count } : others);
}

/** The count of a till, kept in the browser at every step; it survives a reload and a lost line. */
export function useCount(owner: DraftOwner, till: Till): CountState {
  const shop = shopOf(till);
  const [key] = useState(createIdempotencyKey);
  const [kept, setKept] = useState(() => loadDraft(COUNTS, owner)?.[shop] ?? null);
  useEffect(() => keep(owner, shop, kept), [owner, shop, kept]);
  const fresh = () => emptyCount(seenOf(till), key);
  return {
    count: kept ?? fresh(),
    change: (change) => setKept((count) => ({ ...(count ?? fresh()), ...change })),
    take: (now) =>
      setKept((former) => {
        const count = former ?? fresh();
        return { ...count, seen: seenOf(now), before: count.before ?? count.seen };
      }),
    drop: () => {
      keep(owner, shop, null);
      setKept(null);
    },
  };
}
