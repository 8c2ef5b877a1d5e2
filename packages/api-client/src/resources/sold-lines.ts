import {
  BANKS,
  LINE_STATES,
  PAYMENT_TYPES,
  PRODUCT_TYPES,
  SALE_PERIODS,
  SALE_TYPES,
  type FoundLine,
  type Reversal,
  type SaleView,
  type SoldLine,
  type SoldSale,
} from '@backoffice/contracts';

import {
  dayOf,
  idOf,
  idOrNull,
  moneyOf,
  numberOf,
  oneOf,
  recordOf,
  rowsOf,
  textOf,
  textOrNull,
  type Raw,
  wordOf,
} from './normalise';

const REVERSALS = ['return', 'void', 'correction'] as const;

const reversalOf = (raw: Raw): Reversal => ({
  kind: wordOf(REVERSALS, raw.kind),
  at: textOf(raw.at),
  by: textOf(raw.by),
  approved_by: textOrNull(raw.approved_by),
  reason: textOf(raw.reason),
  note: textOf(raw.note),
  return_id: idOrNull(raw.return_id),
  return_number: idOrNull(raw.return_number),
});

const soldLineOf = (raw: Raw): SoldLine => ({
  id: idOf(raw.id),
  unit_id: idOf(raw.unit_id),
  barcode: textOf(raw.barcode),
  code: textOf(raw.code),
  type: wordOf(PRODUCT_TYPES, raw.type),
  brand: textOf(raw.brand),
  color: textOrNull(raw.color),
  number: textOrNull(raw.number),
  specific_type: textOrNull(raw.specific_type),
  name: textOrNull(raw.name),
  regular_price: moneyOf(raw.regular_price),
  price: moneyOf(raw.price),
  paymentType: wordOf(PAYMENT_TYPES, raw.paymentType),
  bank: oneOf(BANKS, raw.bank),
  sale_type: wordOf(SALE_TYPES, raw.sale_type),
  state: wordOf(LINE_STATES, raw.state),
  corrects: idOrNull(raw.corrects),
  reversed: raw.reversed ? reversalOf(recordOf(raw.reversed)) : null,
});

export const foundLineOf = (raw: Raw): FoundLine => ({
  ...soldLineOf(raw),
  sale_id: idOf(raw.sale_id),
  receipt_number: idOf(raw.receipt_number),
  sold_at: textOf(raw.sold_at),
  seller: textOf(raw.seller),
  location: textOrNull(raw.location),
  vat_rate: rateOrNull(raw.vat_rate),
});

const rateOrNull = (value: unknown) => (typeof value === 'number' ? value : null);

function exchangeOf(value: unknown): SoldSale['exchange'] {
  if (!value) return null;
  const raw = recordOf(value);
  return {
    return_id: idOf(raw.return_id),
    return_number: idOf(raw.return_number),
    total: moneyOf(raw.total),
  };
}

const soldSaleOf = (raw: Raw): SoldSale => ({
  id: idOf(raw.id),
  receipt_number: idOf(raw.receipt_number),
  code: textOf(raw.code),
  sold_at: textOf(raw.sold_at),
  sold_on: dayOf(raw.sold_on),
  seller: textOf(raw.seller),
  seller_id: idOf(raw.seller_id),
  location: textOrNull(raw.location),
  total: moneyOf(raw.total),
  vat_rate: rateOrNull(raw.vat_rate),
  fiscal_number: textOrNull(raw.fiscal_number),
  period: wordOf(SALE_PERIODS, raw.period),
  prints: numberOf(raw.prints),
  exchange: exchangeOf(raw.exchange),
});

/** A sale with its lines, out of what a call about one answers. */
export function saleViewOf(value: unknown): SaleView {
  const raw = recordOf(value);
  return { sale: soldSaleOf(recordOf(raw.sale)), lines: rowsOf(raw.lines).map(soldLineOf) };
}
