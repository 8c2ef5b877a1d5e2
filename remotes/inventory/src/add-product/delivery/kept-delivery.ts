import {
  clearDraft,
  defineDraft,
  type DraftOwner,
  loadDraft,
  saveDraft,
} from '@backoffice/api-client';
import type { ProductType } from '@backoffice/contracts';

import type { DeliveryValues } from './delivery-draft';

/** An unfinished delivery with the key under which it is sent, however often (a retry counts once). */
export interface KeptDelivery {
  productType: ProductType;
  values: DeliveryValues;
  key: string;
}

// By its name of before, so that nobody's unfinished delivery is lost.
const DELIVERY = defineDraft<KeptDelivery>('receipt', 1);

/** What was left of a delivery of this type; another type's is as good as none. */
export function keptDelivery(owner: DraftOwner, type: ProductType): KeptDelivery | null {
  const kept = loadDraft(DELIVERY, owner);
  return kept?.productType === type ? kept : null;
}

export const keepDelivery = (owner: DraftOwner, delivery: KeptDelivery): boolean =>
  saveDraft(DELIVERY, owner, delivery);

export const forgetDelivery = (owner: DraftOwner): void => clearDraft(DELIVERY, owner);
