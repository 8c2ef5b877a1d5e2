import {
  clearDraft,
  defineDraft,
  type DraftOwner,
  loadDraft,
  saveDraft,
} from '@backoffice/api-client';
import type { ProductType } from '@backoffice/contracts';

import type { DeliveryValues } from './delivery-draft';

/** An unfinished delivery and its idempotency key, so that a retry counts once. */
export interface KeptDelivery {
  productType: ProductType;
  values: DeliveryValues;
  key: string;
}

// The draft keeps its former name, so that no unfinished delivery gets lost.
const DELIVERY = defineDraft<KeptDelivery>('receipt', 1);

/** The unfinished delivery of this type; one of another type is ignored. */
export function keptDelivery(owner: DraftOwner, type: ProductType): KeptDelivery | null {
  const kept = loadDraft(DELIVERY, owner);
  return kept?.productType === type ? kept : null;
}

export const keepDelivery = (owner: DraftOwner, delivery: KeptDelivery): boolean =>
  saveDraft(DELIVERY, owner, delivery);

export const forgetDelivery = (owner: DraftOwner): void => clearDraft(DELIVERY, owner);
