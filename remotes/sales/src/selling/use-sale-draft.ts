import {
  clearDraft,
  createIdempotencyKey,
  defineDraft,
  loadDraft,
  saveDraft,
  type DraftOwner,
} from '@backoffice/api-client';
import { useEffect, useReducer } from 'react';

import { emptyDraft, saleDraft, type SaleDraft } from './sale-draft';

const SALE = defineDraft<SaleDraft>('sale', 1);

const isEmpty = ({ lines, scanned }: SaleDraft) => lines.length === 0 && scanned.length === 0;

/** The basket of this person in this company, as it was left; kept in the browser at every step. */
export function useSaleDraft(owner: DraftOwner) {
  const [draft, dispatch] = useReducer(
    saleDraft,
    owner,
    (whose) => loadDraft(SALE, whose) ?? emptyDraft(createIdempotencyKey()),
  );
  const userId = owner.user.id;
  const companyId = owner.company.id;
  useEffect(() => {
    const whose = { user: { id: userId }, company: { id: companyId } };
    if (isEmpty(draft)) clearDraft(SALE, whose);
    else saveDraft(SALE, whose, draft);
  }, [draft, userId, companyId]);
  return [draft, dispatch] as const;
}

/** Forgets a basket that was sold, also when its page has been left before the answer came. */
export function forgetSold(owner: DraftOwner, key: string): void {
  if (loadDraft(SALE, owner)?.key === key) clearDraft(SALE, owner);
}
