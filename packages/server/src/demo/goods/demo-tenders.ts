import { BANKS } from '@backoffice/contracts';

import { fillLines } from '../../modules/sales/parts';
import { euros } from '../demo-rows';
import type { DemoSale } from '../demo-sales';
import type { Random } from '../random';
import type { DemoLine } from './demo-reversals';

interface Scene {
  random: Random;
  sales: readonly DemoSale[];
  lines: readonly DemoLine[];
}

/** Of sales that can be: online ones and exchanges are paid in one way. */
const SPLIT = 0.11;

/** Has a few sales paid by a bank and the rest in cash, so that one line of each takes both. */
export function splitPayments({ random, sales, lines }: Scene): void {
  const baskets: DemoLine[][] = sales.map(() => []);
  const others = new Set<number>();
  for (const line of lines) {
    baskets[line.sale]?.push(line);
    if (line.mistyped !== null || line.back?.isExchange) others.add(line.sale);
    if (line.back?.isExchange) others.add(line.back.beside);
  }
  for (const [index, { channel }] of sales.entries()) {
    const canBe = channel === 'store' && !others.has(index);
    if (canBe && random.chance(SPLIT)) payTwice(baskets[index] ?? [], random);
  }
}

function payTwice(basket: readonly DemoLine[], random: Random): void {
  const total = basket.reduce((sum, { price }) => sum + price, 0);
  // Customers hand over the notes that they have.
  const cash = Math.min(total - 1, Math.max(1, Math.round((total * random.next()) / 10) * 10));
  if (cash < 1) return;
  const paid = fillLines(
    basket.map(({ price }) => euros(price)),
    [
      { way: 'cash', amount: euros(cash) },
      { way: random.pick(BANKS), amount: euros(total - cash) },
    ],
  );
  for (const [index, line] of basket.entries()) line.paid = paid[index] ?? line.paid;
}
