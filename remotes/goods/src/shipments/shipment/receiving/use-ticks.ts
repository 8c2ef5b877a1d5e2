import {
  clearDraft,
  createIdempotencyKey,
  defineDraft,
  loadDraft,
  saveDraft,
} from '@backoffice/api-client';
import { usePerson } from '@backoffice/ui';
import { useEffect, useMemo, useState } from 'react';

interface Kept {
  /** Units that were scanned or ticked by hand, and are not received yet. */
  ids: number[];
  /** The last try to receive units, as long as no answer to it is certain. */
  sent: { key: string; ids: number[] } | null;
}

const NOTHING: Kept = { ids: [], sent: null };
const isSame = (some: readonly number[], others: readonly number[]) =>
  some.length === others.length && some.every((id) => others.includes(id));

/** The units of a shipment that have come, kept in this browser until they are received. */
export function useTicks(shipment: number) {
  const { data: owner } = usePerson();
  const kind = useMemo(() => defineDraft<Kept>(`shipment-${shipment}`, 1), [shipment]);
  const [kept, setKept] = useState<Kept>(() => (owner && loadDraft(kind, owner)) ?? NOTHING);
  useEffect(() => {
    if (!owner) return;
    if (kept.ids.length === 0 && !kept.sent) clearDraft(kind, owner);
    else saveDraft(kind, owner, kept);
  }, [kind, owner, kept]);

  return {
    ids: kept.ids,
    has: (id: number) => kept.ids.includes(id),
    add: (id: number) =>
      setKept((before) =>
        before.ids.includes(id) ? before : { ...before, ids: [...before.ids, id] },
      ),
    toggle: (id: number) =>
      setKept((before) => ({
        ...before,
        ids: before.ids.includes(id) ? before.ids.filter((one) => one !== id) : [...before.ids, id],
      })),
    /**
     * The idempotency key for receiving these units: that of the last try, if it was about the
     * same.
     */
    keyFor: (ids: number[]): string => {
      const { sent } = kept;
      if (sent && isSame(sent.ids, ids)) return sent.key;
      const key = createIdempotencyKey();
      setKept((before) => ({ ...before, sent: { key, ids } }));
      return key;
    },
    /** The last try was refused, so the next one is a new request with a key of its own. */
    refused: () => setKept((before) => ({ ...before, sent: null })),
    /** Forgets the ticks of received units; those of units scanned meanwhile stay. */
    received: (ids: readonly number[]) => {
      const gone = new Set(ids);
      setKept((before) => ({ ids: before.ids.filter((id) => !gone.has(id)), sent: null }));
    },
  };
}

export type Ticks = ReturnType<typeof useTicks>;
