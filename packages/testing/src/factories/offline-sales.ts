import { type SettleLine, type UnsettledSale } from '@backoffice/contracts';

import { barcodeFor, MOMENT, sequence } from './sequence';

const nextLine = sequence();
const nextSale = sequence();

/** A line whose unit somebody else sold meanwhile, paid in cash. */
export const settleLine = (own: Partial<SettleLine> = {}): SettleLine => {
  const line = own.line ?? nextLine();
  const price = own.price ?? '60.00';
  return {
    line,
    unit: line,
    barcode: barcodeFor(line),
    code: `AB${100 + line}`,
    name: null,
    brand: 'Nike',
    color: 'Black',
    number: '42',
    price,
    paid: [{ way: 'cash', amount: price }],
    taken_by: { sale: 900, receipt_number: 17, at: MOMENT, by: 'besa' },
    away: null,
    siblings: [],
    ...own,
  };
};

/** A sale from a till without a line that somebody has to settle. */
export const unsettledSale = (own: Partial<UnsettledSale> = {}): UnsettledSale => {
  const sale = own.sale ?? nextSale();
  return {
    sale,
    receipt_number: 100 + sale,
    slip: `K3-${String(sale).padStart(6, '0')}`,
    till: 'Front',
    location: 'Shop 1',
    seller: 'arta',
    sold_at: MOMENT,
    came_at: MOMENT,
    sent_by: 'arta',
    total: '60.00',
    reasons: ['unit_sold'],
    lines: [settleLine()],
    ...own,
  };
};
