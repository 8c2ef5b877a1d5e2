import {
  offlineSlipNumber,
  readOfflineSlip,
  slipCode,
  type FoundLine,
  type Other,
  type ReturnView,
  type SaleView,
  type SoldLine,
  type TillWay,
} from '@backoffice/contracts';
import { centsOf } from '@backoffice/i18n';

import { includedVat } from './vat';

/** A booked sale or return, by its id, or a sale that no server knows yet. */
export type SlipRequest =
  | { kind: 'sale'; id: number; gift?: boolean }
  | { kind: 'return'; id: number }
  | { kind: 'offline'; sale: OfflineSlip };

/** A sale that was made without a line, as its slip says it. */
export interface OfflineSlip {
  /** `K3-000017`. */
  slip: string;
  at: string;
  seller: string;
  lines: { unit: Omit<SlipUnit, 'regular_price'> & { price: string | null }; price: string }[];
  money: Slip['money'];
  /** Cash that was handed over, in cents. */
  received: number | null;
}

/** What a slip says of a unit. */
type SlipUnit = Pick<
  SoldLine,
  'brand' | 'code' | 'name' | 'specific_type' | 'color' | 'number' | 'barcode' | 'regular_price'
>;

export interface SlipLine {
  id: number;
  title: string;
  details: string[];
  barcode: string;
  price: string;
  /** Null unless it is above the price. */
  regularPrice: string | null;
  /** For returned goods, the sale in which they were bought; else null. */
  from: { number: number; at: string } | null;
  /** The moment of a later return of this unit; null if there was none. */
  returnedAt: string | null;
}

/** The rate in percent; the amount in whole cents. */
export interface Vat {
  rate: number;
  amount: number;
}

/** Lines with their sum in whole cents. */
export interface SlipPart {
  lines: SlipLine[];
  total: number;
  /** One sum per rate, because goods of several sales may have been taxed differently. */
  vat: Vat[];
}

/** The company that prints the slip. */
export interface SlipHead {
  name: string;
  registrationNumber: string;
  address: string | null;
  phone: string | null;
  timeZone: string;
  /** The company's terms for returns. */
  terms: string;
}

export interface Slip {
  kind: 'sale' | 'gift' | 'return' | 'exchange';
  /** Of the return in an exchange; null where the server hasn't booked it. */
  id: number | null;
  /** The running number, as people read it. */
  number: string;
  /** The twelve digits of the barcode. */
  code: string;
  at: string;
  seller: string;
  location: string | null;
  fiscalNumber: string | null;
  /** 0 for the first print. */
  copy: number;
  /** How the sale was changed afterwards; null if it wasn't. */
  changed: 'corrected' | 'voided' | null;
  returned: SlipPart | null;
  sold: SlipPart | null;
  /** Whole cents by way: what the shop got; negative for what it paid out. */
  money: { way: TillWay | Other; cents: number }[];
  /** The cash that was handed over, in cents; null where that isn't known. */
  received: number | null;
  head: SlipHead;
}

type Told = Pick<Slip, 'head' | 'copy'>;

/** The slip of a sale as it is now: corrected lines are printed with their corrections. */
export function saleSlip({ sale, lines }: SaleView, told: Told, kind: 'sale' | 'gift'): Slip {
  const shown = standingLines(lines);
  return {
    ...told,
    kind,
    id: sale.id,
    number: `${sale.receipt_number}`,
    code: sale.code,
    at: sale.sold_at,
    seller: sale.seller,
    location: sale.location,
    fiscalNumber: sale.fiscal_number,
    changed: changeOf(lines),
    returned: null,
    sold: partOf(shown.map(slipLine), taxed(shown, sale)),
    money: waysOf(shown),
    received: typeof sale.received === 'string' ? centsOf(sale.received) : null,
  };
}

/** The slip of a return, or of an exchange if `exchange` is the sale of the new goods. */
export function returnSlip(
  { return: made, lines, money }: ReturnView,
  exchange: SaleView | null,
  told: Told,
): Slip {
  const taken = exchange && standingLines(exchange.lines);
  const back = lines.map((line) => ({
    ...slipLine(line),
    from: { number: line.receipt_number, at: line.sold_at },
    returnedAt: null,
  }));
  return {
    ...told,
    kind: exchange ? 'exchange' : 'return',
    id: made.id,
    number: `${made.return_number}`,
    code: made.code,
    at: made.returned_at,
    seller: made.seller,
    location: made.location,
    fiscalNumber: made.fiscal_number,
    changed: null,
    returned: partOf(back, lines),
    sold: exchange && taken && partOf(taken.map(slipLine), taxed(taken, exchange.sale)),
    money: money.map(({ way, amount }) => ({ way, cents: centsOf(amount) })),
    received: null,
  };
}

/** The slip of a sale without a line, by what the counter knows. */
export function offlineSlip(
  { slip, at, seller, lines, money, received }: OfflineSlip,
  told: Told & { location: string | null; vatRate: number },
): Slip {
  const { location, vatRate, ...head } = told;
  const sold = lines.map(({ unit, price }, index) =>
    slipLine({ ...unit, id: index + 1, price, regular_price: unit.price ?? price }),
  );
  const number = readOfflineSlip(slip);
  return {
    ...head,
    kind: 'sale',
    id: null,
    number: slip,
    code: number ? slipCode('offline', offlineSlipNumber(number)) : '',
    at,
    seller,
    location,
    fiscalNumber: null,
    changed: null,
    returned: null,
    sold: partOf(
      sold,
      sold.map(({ price }) => ({ price, vat_rate: vatRate })),
    ),
    money,
    received,
  };
}

/** The difference of an exchange in whole cents; negative if the shop pays out. */
export const differenceOf = ({ sold, returned }: Slip): number =>
  (sold?.total ?? 0) - (returned?.total ?? 0);

/** The lines without corrected ones, which others have replaced. */
const standingLines = (lines: readonly SoldLine[]) =>
  lines.filter(({ state }) => state !== 'corrected');

function changeOf(lines: readonly SoldLine[]): Slip['changed'] {
  if (lines.some(({ state }) => state === 'voided')) return 'voided';
  return lines.some(({ state }) => state === 'corrected') ? 'corrected' : null;
}

function slipLine(line: SlipUnit & Pick<SoldLine, 'id' | 'price'> & Partial<SoldLine>): SlipLine {
  const { reversed, price, regular_price: regular } = line;
  return {
    id: line.id,
    title: `${line.brand} ${line.code}`,
    details: [line.name, line.specific_type, line.color, line.number].filter(
      (part) => part !== null,
    ),
    barcode: line.barcode,
    price,
    regularPrice: centsOf(price) < centsOf(regular) ? regular : null,
    from: null,
    returnedAt: reversed?.kind === 'return' ? reversed.at : null,
  };
}

type Taxed = Pick<FoundLine, 'price' | 'vat_rate'>;

const taxed = (lines: readonly SoldLine[], { vat_rate }: SaleView['sale']): Taxed[] =>
  lines.map(({ price }) => ({ price, vat_rate }));

function partOf(lines: SlipLine[], priced: readonly Taxed[]): SlipPart {
  const byRate = new Map<number, number>();
  for (const { price, vat_rate: rate } of priced) {
    if (rate) byRate.set(rate, (byRate.get(rate) ?? 0) + centsOf(price));
  }
  return {
    lines,
    total: priced.reduce((sum, { price }) => sum + centsOf(price), 0),
    vat: [...byRate].map(([rate, cents]) => ({ rate, amount: includedVat(cents, rate) })),
  };
}

function waysOf(lines: readonly SoldLine[]): Slip['money'] {
  const ways = new Map<TillWay | Other, number>();
  for (const { paymentType, bank, price, parts } of lines) {
    const way = paymentType === 'bank' ? (bank ?? 'bank') : paymentType;
    for (const part of parts ?? [{ way, amount: price }]) {
      ways.set(part.way, (ways.get(part.way) ?? 0) + centsOf(part.amount));
    }
  }
  return [...ways].map(([way, cents]) => ({ way, cents }));
}
