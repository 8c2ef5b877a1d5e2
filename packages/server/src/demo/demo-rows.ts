import { barcodeOf } from '../modules/units/barcodes';
import type { DemoSale, DemoUnit } from './demo-sales';
import type { DemoLine } from './goods/demo-reversals';
import { zonedTime } from './zoned-time';

export interface Goods {
  companyId: number;
  now: Date;
  today: string;
  timeZone: string;
  userIds: number[];
  locationIds: number[];
  units: DemoUnit[];
  sales: DemoSale[];
  lines: DemoLine[];
  /** When tills began to be closed; ISO text in UTC. */
  tillsSince: string;
}

export interface NumberedLine extends DemoLine {
  id: number;
  /** Id of the line that was typed first, and then corrected. */
  mistypedId: number;
  reversalId: number;
}

/** Goods with the ids that their rows will have, in the same order. */
export interface NumberedGoods extends Goods {
  deliveryIds: number[];
  /** The operation by which each unit arrived; null for what came long ago. */
  arrivedBy: (number | null)[];
  saleIds: number[];
  unitIds: number[];
  lines: NumberedLine[];
}

export const euros = (amount: number) => `${amount}.00`;

const ARRIVES = 7 * 60 + 30;

/** Goods arrive before the shop opens; today's have just come in. */
export function arrivals({ timeZone, now }: Pick<Goods, 'timeZone' | 'now'>) {
  const known = new Map<string, string>();
  return (day: string): string => {
    const moment =
      known.get(day) ??
      new Date(Math.min(zonedTime(timeZone, day, ARRIVES).getTime(), now.getTime())).toISOString();
    known.set(day, moment);
    return moment;
  };
}

export const unitIdOf = ({ units, unitIds }: NumberedGoods) => {
  const ids = new Map(units.map((unit, index) => [unit, unitIds[index] as number]));
  return (unit: DemoUnit) => ids.get(unit) ?? 0;
};

/** Totals as they were printed, before anything was corrected. */
function totalsOf({ lines, sales }: NumberedGoods): number[] {
  const totals = new Array<number>(sales.length).fill(0);
  for (const { sale, price, mistyped } of lines) {
    totals[sale] = (totals[sale] ?? 0) + (mistyped ?? price);
  }
  return totals;
}

export function saleRows(goods: NumberedGoods) {
  const { companyId, userIds, locationIds, sales, saleIds } = goods;
  const totals = totalsOf(goods);
  return sales.map((sale, index) => ({
    company_id: companyId,
    id: saleIds[index] as number,
    receipt_number: index + 1,
    user_id: userIds[sale.seller] as number,
    location_id: locationIds[sale.location] as number,
    sold_at: sale.at.toISOString(),
    sold_on: sale.day,
    recorded_at: sale.at.toISOString(),
    total: euros(totals[index] ?? 0),
  }));
}

export const unitRows = ({ companyId, locationIds, units, ...ids }: NumberedGoods) =>
  units.map((unit, index) => ({
    company_id: companyId,
    id: ids.unitIds[index] as number,
    product_id: unit.product.id,
    delivery_id: ids.deliveryIds[index] as number,
    product_type: unit.product.type,
    number_id: unit.sizeId,
    location_id: locationIds[unit.location] as number,
    barcode: barcodeOf(index + 1),
    price: euros(unit.product.price),
    received_on: unit.receivedOn,
    sale_id: unit.sale === null ? null : (ids.saleIds[unit.sale] as number),
  }));

/** The operation of the return, for each line that came back. */
type Returns = ReadonlyMap<NumberedLine, { operation_id: number }>;

/** Movements of sales and returns, in the order in which they happened. */
function soldAndReturned(goods: NumberedGoods, returns: Returns) {
  const { companyId, userIds, locationIds, sales, lines } = goods;
  const idOf = unitIdOf(goods);
  const movement = (kind: 'sold' | 'returned', line: NumberedLine, index: number) => {
    const { unit, price } = line;
    const sale = sales[index] as DemoSale;
    const place = locationIds[unit.location] as number;
    return {
      company_id: companyId,
      unit_id: idOf(unit),
      kind,
      happened_at: sale.at.toISOString(),
      recorded_at: sale.at.toISOString(),
      user_id: userIds[sale.seller] as number,
      from_location_id: kind === 'sold' ? place : null,
      to_location_id: kind === 'sold' ? null : place,
      price: euros(price),
      operation_id: kind === 'sold' ? null : (returns.get(line)?.operation_id ?? null),
    };
  };
  const moved = lines.flatMap((line) => [
    ...(line.isOwed ? [] : [movement('sold', line, line.sale)]),
    ...(line.back ? [movement('returned', line, line.back.beside)] : []),
  ]);
  return moved.sort((one, other) => (one.happened_at < other.happened_at ? -1 : 1));
}

export function movementRows(goods: NumberedGoods, returns: Returns) {
  const { companyId, userIds, locationIds, units, unitIds } = goods;
  const arrival = arrivals(goods);
  const received = units.map((unit, index) => ({
    company_id: companyId,
    unit_id: unitIds[index] as number,
    kind: 'received',
    happened_at: arrival(unit.receivedOn),
    recorded_at: arrival(unit.receivedOn),
    user_id: userIds[2] as number,
    from_location_id: null,
    to_location_id: locationIds[unit.location] as number,
    price: euros(unit.product.price),
    operation_id: goods.arrivedBy[index] ?? null,
  }));
  return [...received, ...soldAndReturned(goods, returns)];
}
