import type { OfflineOutcome, OfflineSale } from '@backoffice/contracts';

import { addSale } from '../store/sales';
import { TERMS } from './kept-shop';

/** One lock for all tabs, as browsers have it. */
export function takeLocks(): void {
  let isHeld = false;
  const request = async (_name: string, _how: object, work: (lock: object | null) => unknown) => {
    if (isHeld) return work(null);
    isHeld = true;
    try {
      return await work({});
    } finally {
      isHeld = false;
    }
  };
  Object.assign(navigator, { locks: { request } });
}

const item = { id: 1, price: '5.00', regular_price: '5.00', sale_type: 'store' } as const;

/** Writes down a sale of €5 in cash under a key. */
export const sellHere = (key: string) =>
  addSale(TERMS, {
    ...{ key, sold_at: '2026-11-28T09:00:00Z', seller: 9, total: '5.00' },
    items: [{ ...item, paymentType: 'cash' }],
  });

/** What a server answers that does the same with each sale. */
export const answerTo = (sales: readonly OfflineSale[], outcome: OfflineOutcome['outcome']) =>
  sales.map(({ key }) => ({ key, outcome, sale: 1, receipt_number: 1, reasons: [] }));
