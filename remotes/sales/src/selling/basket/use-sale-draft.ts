import {
  clearDraft,
  createIdempotencyKey,
  defineDraft,
  loadDraft,
  saveDraft,
  type DraftOwner,
} from '@backoffice/api-client';
import type { CurrentSession } from '@backoffice/api-client/resources/session';
import { useToday } from '@backoffice/ui';
import { useEffect, useReducer } from 'react';

import { saleDraftReducer } from './draft-reducer';
import { NO_RETURNS } from './return-lines';
import { emptyDraft, isClear, NOTHING_SAID, type SaleDraft } from './sale-draft';

const SALE = defineDraft<SaleDraft>('sale', 3);

/**
 * A basket belongs to the company's counter, whoever signs in there, so it is stored without a
 * user.
 */
const counterOf = (owner: CurrentSession): DraftOwner => ({
  ...owner,
  user: { ...owner.user, id: 0 },
});

function keep(owner: CurrentSession, draft: SaleDraft): void {
  if (isClear(draft) && draft.left.length === 0) clearDraft(SALE, counterOf(owner));
  else saveDraft(SALE, counterOf(owner), draft);
}

/** The person and the day of a new basket. */
const markOf = ({ user }: CurrentSession, day: string) => ({
  day,
  // Without a line a till knows no e-mail.
  user: user.id === null ? user.email : `${user.id}`,
  by: [user.username, user.surname].filter(Boolean).join(' '),
});

/**
 * The basket as it was left, stored in the browser at every step. Baskets of another day or person
 * are put aside.
 */
export function useSaleDraft(owner: CurrentSession) {
  const today = useToday();
  const [draft, dispatch] = useReducer(saleDraftReducer, null, () => {
    const key = createIdempotencyKey();
    const mark = markOf(owner, today);
    const kept = loadDraft(SALE, counterOf(owner));
    // A basket of an older release lacks what was added since.
    const draft = { ...emptyDraft(key, mark), ...kept };
    return saleDraftReducer(draft, { type: 'begun', key, mark });
  });
  useEffect(() => keep(owner, draft), [draft, owner]);
  useEffect(() => {
    // A sale that goes on past midnight is finished first.
    if (draft.open || draft.day === today) return;
    dispatch({ type: 'begun', key: createIdempotencyKey(), mark: markOf(owner, today) });
  }, [draft.open, draft.day, today, owner]);
  return [draft, dispatch] as const;
}

/** Forgets a basket that was sold, even if its page was left before the answer came. */
export function forgetSold(owner: CurrentSession, key: string): void {
  const kept = loadDraft(SALE, counterOf(owner));
  if (kept?.key !== key) return;
  keep(owner, { ...kept, ...NO_RETURNS, ...NOTHING_SAID, lines: [], scanned: [], open: false });
}
