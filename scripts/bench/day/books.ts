import { sum, type Ask } from './shop.ts';

const DAY = 86_400_000;
const cents = (price: string | number) => Math.round(Number(price) * 100);

interface Line {
  id: number;
  receipt_number: number;
  sale_price: string;
}

/** What the server says of its sales and its stock: lines by receipt, sums, units on the shelf. */
export interface Books {
  lines: Line[];
  /** Cents. */
  amount: number;
  units: number;
  stock: number;
}

/** Prices of the units by receipt number. */
export type Baskets = Map<number, string[]>;

/** Yesterday to tomorrow, and the years of them: a run may go on past midnight. */
function calendar(now: number) {
  const days = [-1, 0, 1].map((n) => new Date(now + n * DAY).toISOString().slice(0, 10));
  return { days, years: [...new Set(days.map((day) => Number(day.slice(0, 4))))] };
}

export async function readBooks(ask: Ask, now = Date.now()): Promise<Books> {
  const { days, years } = calendar(now);
  async function read<T>(method: string, path: string, body?: object) {
    const { status, body: answer } = await ask<T>(method, path, { body });
    if (status !== 200) throw new Error(`${path}: ${status} ${JSON.stringify(answer)}`);
    return answer.data;
  }
  const lines: Line[] = [];
  for (const day of days) {
    lines.push(...(await read<Line[]>('GET', `transactions/sales?date=${day}`)));
  }
  const yearly = async (type: string) => {
    const path = 'transactions/years';
    const figures = await read<{ salesArray: number[] }[]>('POST', path, { years, type });
    return sum(figures.flatMap(({ salesArray }) => salesArray.map(cents)));
  };
  const { locations } = await read<{ locations: { units: number }[] }>('GET', 'figures/stock');
  return {
    lines,
    amount: await yearly('sales'),
    units: (await yearly('quantity')) / 100,
    stock: sum(locations.map(({ units }) => units)),
  };
}

const inOrder = (prices: number[]) => [...prices].sort((a, b) => a - b).join(' ');

/** Baskets that are not in the books as they were acknowledged, and lines that nobody sold. */
function auditReceipts(before: Books, after: Books, baskets: Baskets): string[] {
  const wrong: string[] = [];
  const known = new Set(before.lines.map(({ id }) => id));
  const found = new Map<number, number[]>();
  for (const { id, receipt_number: receipt, sale_price: price } of after.lines) {
    if (!known.has(id)) found.set(receipt, [...(found.get(receipt) ?? []), cents(price)]);
  }
  for (const [receipt, prices] of baskets) {
    const written = found.get(receipt);
    if (!written) wrong.push(`receipt ${receipt} is lost`);
    else if (inOrder(written) !== inOrder(prices.map(cents))) {
      wrong.push(`receipt ${receipt} differs`);
    }
  }
  const extra = [...found.keys()].filter((receipt) => !baskets.has(receipt));
  if (extra.length) wrong.push(`sold without an answer: ${extra.slice(0, 10).join(', ')}`);
  return wrong;
}

/**
 * What is wrong in the books after a day: every basket that was acknowledged stands there once with
 * its prices, nothing else does, and stock and monthly figures moved by exactly that.
 */
export function auditBooks(
  before: Books,
  after: Books,
  { baskets, received }: { baskets: Baskets; received: number },
): string[] {
  const wrong = auditReceipts(before, after, baskets);
  const sold = [...baskets.values()].flat();
  const compare = (what: string, actual: number, expected: number) => {
    if (actual !== expected) wrong.push(`${what}: ${actual} instead of ${expected}`);
  };
  compare('units in the months', after.units - before.units, sold.length);
  compare('cents in the months', after.amount - before.amount, sum(sold.map(cents)));
  compare('units in stock', after.stock - before.stock, received - sold.length);
  return wrong;
}
