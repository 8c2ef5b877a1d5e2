import { addDays, RETURN_REASONS, type ReturnReason } from '@backoffice/contracts';

import { paidIn, type Paid } from '../../modules/sales/parts';
import type { DemoSale, DemoUnit } from '../demo-sales';
import type { Random } from '../random';

/** A sold unit as a line of its sale. */
export interface DemoLine {
  /** Index of the sale. */
  sale: number;
  unit: DemoUnit;
  price: number;
  paid: Paid;
  /** The price that was typed first, and corrected a few minutes later. */
  mistyped: number | null;
  /** Null where it was not returned. */
  back: DemoReturn | null;
  /** Its unit is another sale's. */
  isOwed?: boolean;
}

export interface DemoReturn {
  /** Index of the sale at whose moment it came back. */
  beside: number;
  /** That sale is what the customer took instead. */
  isExchange: boolean;
  reason: ReturnReason;
}

interface Scene {
  random: Random;
  sales: DemoSale[];
  today: string;
}

const RETURNED = 0.035;
const EXCHANGED = 0.5;
const MISTYPED = 0.004;
/** Days after which a unit that came back has been sold again. */
const RESOLD_AFTER = 45;
const REASONS = RETURN_REASONS.filter((reason) => reason !== 'other');

const placeOf = ({ product, sizeId, location }: DemoUnit) => `${product.id} ${sizeId} ${location}`;

function linesByPlace(lines: DemoLine[]): Map<string, DemoLine[]> {
  const found = new Map<string, DemoLine[]>();
  for (const line of lines) {
    const place = placeOf(line.unit);
    const known = found.get(place);
    if (known) known.push(line);
    else found.set(place, [line]);
  }
  return found;
}

/** A sale of the same shop some days later, beside which something may come back. */
function laterSale({ random, sales }: Scene, index: number, taken: Set<number>) {
  const from = sales[index] as DemoSale;
  const day = addDays(from.day, random.between(2, 20));
  for (let at = index + 1; at < sales.length; at += 1) {
    const sale = sales[at] as DemoSale;
    if (sale.day < day || sale.location !== from.location || sale.channel !== 'store') continue;
    return taken.has(at) ? undefined : at;
  }
  return undefined;
}

/** Gives a returned unit to a later sale of the same goods; answers the unit it replaces there. */
function sellAgain(
  { unit, back }: DemoLine,
  same: DemoLine[],
  cameBack: Set<DemoUnit>,
): DemoUnit | undefined {
  const next = same.find((line) => line.sale > (back?.beside ?? 0) && !cameBack.has(line.unit));
  if (!next) return undefined;
  const unneeded = next.unit;
  next.unit = unit;
  unit.sale = next.sale;
  return unneeded;
}

/**
 * Has a few lines returned, half of them exchanged, and the prices of a few mistyped. Answers all
 * lines, and the units that no line needs any more, as returned ones were sold again.
 */
export function inventReversals(scene: Scene): { lines: DemoLine[]; unneeded: Set<DemoUnit> } {
  const { random, sales, today } = scene;
  const lines: DemoLine[] = sales.flatMap((sale, index) =>
    sale.units.map((unit) => ({
      sale: index,
      unit,
      price: unit.salePrice,
      paid: paidIn([], sale.bank ?? 'cash'),
      mistyped: null,
      back: null,
    })),
  );
  const places = linesByPlace(lines);
  const exchanges = new Set<number>();
  const unneeded = new Set<DemoUnit>();
  /** No pair comes back twice. */
  const cameBack = new Set<DemoUnit>();
  for (const line of lines) {
    if (cameBack.has(line.unit)) continue;
    if (random.chance(MISTYPED)) line.mistyped = line.price + random.pick([10, 20, 36]);
    else if (random.chance(RETURNED)) takeBack(line);
  }
  return { lines, unneeded };

  function takeBack(line: DemoLine): void {
    const beside = laterSale(scene, line.sale, exchanges);
    if (beside === undefined) return;
    const isExchange = random.chance(EXCHANGED);
    line.back = { beside, isExchange, reason: random.pick(REASONS) };
    const left = sellAgain(line, places.get(placeOf(line.unit)) ?? [], cameBack);
    const isRecent = (sales[beside] as DemoSale).day >= addDays(today, -RESOLD_AFTER);
    if (left) unneeded.add(left);
    else if (isRecent) line.unit.sale = null;
    else line.back = null;
    if (line.back) cameBack.add(line.unit);
    if (line.back && isExchange) exchanges.add(beside);
  }
}
