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
  /** Whether the page tells of it. */
  isTold: boolean;
}

const NONE: UnderWay = { delivery: null, joins: false, isTold: false };

const JOINED = defineDraft<{ delivery: Delivery; day: string }>('joined-delivery', 1);

/** The delivery that other models join, unless it is of another day, whose note is done with. */
function keptUnderWay(owner: DraftOwner, today: string): UnderWay {
  const kept = loadDraft(JOINED, owner);
  if (kept?.day !== today) return NONE;
  return { delivery: kept.delivery, joins: true, isTold: true };
}

/** What was received last, and whether the next model joins it; kept in the browser if it does. */
export function useUnderWay(owner: DraftOwner) {
  const today = useToday();
  const [underWay, set] = useState(() => keptUnderWay(owner, today));
  // Counts the choices between joining and a delivery of its own: each leads to the first field.
  const [choices, setChoices] = useState(0);
  const { delivery, joins, isTold } = underWay;

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
    told: isTold ? delivery : null,
    joined: joins ? delivery : null,
    received: (last: Delivery) => set((now) => ({ ...now, delivery: last, isTold: true })),
    join: () => choose(true),
    leave: () => choose(false),
    tellNoMore: () => set((now) => (now.joins ? { ...now, isTold: false } : NONE)),
    undone: (ids: readonly number[]) =>
      set((now) => {
        const left = now.delivery && withoutUnits(now.delivery, ids);
        return left ? { ...now, delivery: left } : NONE;
      }),
  };
}
