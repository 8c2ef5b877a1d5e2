import {
  clearDraft,
  defineDraft,
  type DraftOwner,
  loadDraft,
  saveDraft,
} from '@backoffice/api-client';
import type { ProductType } from '@backoffice/contracts';

import type { ReceiptValues } from './receipt-draft';

/** An unfinished receipt with the key under which it is sent, however often (a retry counts once). */
export interface KeptReceipt {
  productType: ProductType;
  values: ReceiptValues;
  key: string;
}

const RECEIPT = defineDraft<KeptReceipt>('receipt', 1);

/** What was left of a receipt of this type; another type's is as good as none. */
export function keptReceipt(owner: DraftOwner, type: ProductType): KeptReceipt | null {
  const kept = loadDraft(RECEIPT, owner);
  return kept?.productType === type ? kept : null;
}

export const keepReceipt = (owner: DraftOwner, receipt: KeptReceipt): boolean =>
  saveDraft(RECEIPT, owner, receipt);

export const forgetReceipt = (owner: DraftOwner): void => clearDraft(RECEIPT, owner);
