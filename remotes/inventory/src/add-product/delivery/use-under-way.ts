import {
  clearDraft,
  defineDraft,
  type DraftOwner,
  loadDraft,
  saveDraft,
} from '@backoffice/api-client';
import { useToday } from '@backoffice/ui';
import { useEffect, useState } from 'react';

import { type Delivery, withoutUnits } from './delivery';

interface UnderWay {
  delivery: Delivery | null;
  /** Whether the next model joins it. */
  joins: boolean;
  /** Whether the note of what was received is shown. */
  isNoted: boolean;
}

const NONE: UnderWay = { delivery: null, joins: false, isNoted: false };

const JOINED = defineDraft<{ delivery: Delivery; day: string }>('joined-delivery', 1);

/** The delivery that other models join, unless it is of another day, whose note is done with. */
function keptDelivery(owner: DraftOwner, today: string): UnderWay {
  const kept = loadDraft(JOINED, owner);
  if (kept?.day !== today) return NONE;
  return { delivery: kept.delivery, joins: true, isNoted: true };
}

/** What was received last, and whether the next model joins it; kept in the browser if it does. */
export function useUnderWay(owner: DraftOwner) {
  const today = useToday();
  const [underWay, set] = useState(() => keptDelivery(owner, today));
  // Counts the choices between joining and a delivery of its own: each leads to the first field.
  const [choices, setChoices] = useState(0);
  const { delivery, joins, isNoted } = underWay;

  useEffect(() => {
    if (delivery && joins) saveDraft(JOINED, owner, { delivery, day: today });
    else clearDraft(JOINED, owner);
  }, [owner, delivery, joins, today]);

  const choose = (joining: boolean) => {
    set((now) => ({ ...now, joins: joining }));
    setChoices((now) => now + 1);
  };
  return {
    choices,
    noted: isNoted ? delivery : null,
    joined: joins ? delivery : null,
    received: (last: Delivery) => set((now) => ({ ...now, delivery: last, isNoted: true })),
    join: () => choose(true),
    leave: () => choose(false),
    dropNote: () => set((now) => (now.joins ? { ...now, isNoted: false } : NONE)),
    undone: (ids: readonly number[]) =>
      set((now) => {
        const left = now.delivery && withoutUnits(now.delivery, ids);
        return left ? { ...now, delivery: left } : NONE;
      }),
  };
}
