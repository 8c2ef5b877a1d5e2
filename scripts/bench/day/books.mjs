const DAY = 86_400_000;
const cents = (price) => Math.round(Number(price) * 100);
const sum = (numbers) => numbers.reduce((total, number) => total + number, 0);

/** Yesterday to tomorrow, and the years of them: a run may go on past midnight. */
function calendar(now) {
  const days = [-1, 0, 1].map((n) => new Date(now + n * DAY).toISOString().slice(0, 10));
  return { days, years: [...new Set(days.map((day) => Number(day.slice(0, 4))))] };
}

/** What the server says of its sales and its stock: lines by receipt, sums, units on the shelf. */
export async function readBooks(ask, now = Date.now()) {
  const { days, years } = calendar(now);
  const read = async (method, path, body) => {
    const { status, body: answer } = await ask(method, path, { body });
    if (status !== 200) throw new Error(`${path}: ${status} ${JSON.stringify(answer)}`);
    return answer.data;
  };
  const lines = [];
  for (const day of days) lines.push(...(await read('GET', `transactions/sales?date=${day}`)));
  const yearly = async (type) => {
    const figures = await read('POST', 'transactions/years', { years, type });
    return sum(figures.flatMap(({ salesArray }) => salesArray.map(cents)));
  };
  const { locations } = await read('GET', 'figures/stock');
  return {
    lines,
    amount: await yearly('sales'),
    units: (await yearly('quantity')) / 100,
    stock: sum(locations.map(({ units }) => units)),
  };
}

/**
 * What is wrong in the books after a day: every basket that was acknowledged stands there once with
 * its prices, nothing else does, and stock and monthly figures moved by exactly that.
 */
export function auditBooks(before, after, { baskets, received }) {
  const wrong = [];
  const known = new Set(before.lines.map(({ id }) => id));
  const found = new Map();
  for (const { id, receipt_number: receipt, sale_price: price } of after.lines) {
    if (!known.has(id)) found.set(receipt, [...(found.get(receipt) ?? []), cents(price)]);
  }
  const inOrder = (prices = []) => [...prices].sort((a, b) => a - b).join(' ');
  for (const [receipt, prices] of baskets) {
    const expected = inOrder(prices.map(cents));
    if (!found.has(receipt)) wrong.push(`receipt ${receipt} is lost`);
    else if (inOrder(found.get(receipt)) !== expected) wrong.push(`receipt ${receipt} differs`);
  }
  const extra = [...found.keys()].filter((receipt) => !baskets.has(receipt));
  if (extra.length) wrong.push(`sold without an answer: ${extra.slice(0, 10).join(', ')}`);

  const sold = [...baskets.values()].flat();
  const compare = (what, actual, expected) => {
    if (actual !== expected) wrong.push(`${what}: ${actual} instead of ${expected}`);
  };
  compare('units in the months', after.units - before.units, sold.length);
  compare('cents in the months', after.amount - before.amount, sum(sold.map(cents)));
  compare('units in stock', after.stock - before.stock, received - sold.length);
  return wrong;
}
