import { randomUUID } from 'node:crypto';

const BASKET = 3;
const DELIVERY = 100;
/** Below so many units somebody receives more. */
const LOW_STOCK = 400;
/** Milliseconds between two things that one client does, on average. */
const PACE = 1_000;
/** One write in so many is sent again with its key, as after an answer that was lost. */
const RETRIES = 20;

const pick = (list) => list[Math.floor(Math.random() * list.length)];
const pause = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/**
 * Clients that share one shop and know its stock: now and then two of them want the same unit. What
 * the server acknowledged is noted: `baskets` by receipt number, the units on the shelf, how long
 * each kind of call took.
 */
export function openTills({ ask, reference }) {
  const shelf = new Set();
  const baskets = new Map();
  const times = {};
  const errors = [];
  let received = 0;
  let refused = 0;
  let working = true;

  async function timed(kind, work, allowed = [200]) {
    const started = performance.now();
    const { status, body } = await work().catch((error) => ({ status: 0, body: String(error) }));
    (times[kind] ??= []).push(performance.now() - started);
    if (!allowed.includes(status)) errors.push(`${kind}: ${status} ${JSON.stringify(body)}`);
    return status === 200 ? body : undefined;
  }

  /** A write as the screens send it: with a key, and the same again where the answer was lost. */
  async function write(kind, method, path, body, allowed) {
    const key = randomUUID();
    const send = () => ask(method, path, { body, key });
    const answer = await timed(kind, send, allowed);
    if (answer && Math.random() * RETRIES < 1) {
      const again = await timed(kind, send);
      if (JSON.stringify(again) !== JSON.stringify(answer)) errors.push(`${kind}: another answer`);
    }
    return answer;
  }

  async function receive() {
    const { brand, type, color, size } = reference;
    const code = `DAY-${Math.floor(Math.random() * 200)}`;
    const prices = { importPrice: '20.00', stockPrice: '49.90' };
    const sizes = [{ size, quantity: DELIVERY }];
    const body = { productType: 'shoes', code, brand, type, color, ...prices, sizes };
    const answer = await write('receive', 'POST', 'products/products', body);
    if (!answer) return;
    received += answer.data.items.length;
    for (const { id } of answer.data.items) shelf.add(id);
  }

  function someUnits() {
    // Some units are wanted by many at once.
    const known = [...shelf].slice(0, Math.random() < 0.3 ? 20 : undefined);
    const count = 1 + Math.floor(Math.random() * BASKET);
    return [...new Set(Array.from({ length: count }, () => pick(known)))];
  }

  async function sell() {
    const ids = someUnits();
    const bank = Math.random() < 0.4 ? { paymentType: 'bank', bank: 'NLB' } : {};
    const body = ids.map((id) => ({
      id,
      regular_price: '49.90',
      price: (20 + Math.floor(Math.random() * 3_000) / 100).toFixed(2),
      paymentType: 'cash',
      sale_type: Math.random() < 0.2 ? 'online' : 'store',
      ...bank,
    }));
    const answer = await write('sell', 'PUT', 'products/products', body, [200, 409]);
    if (!answer) refused += 1;
    else
      baskets.set(
        answer.data.receipt_number,
        body.map(({ price }) => price),
      );
    for (const id of ids) shelf.delete(id);
  }

  async function transfer() {
    const body = { ids: someUnits(), location: pick(reference.locations) };
    const answer = await write('transfer', 'PUT', 'products/transfer', body, [200, 409]);
    if (!answer) refused += 1;
  }

  const list = () =>
    timed('list', () => ask('GET', `products/products?type=shoes&code=DAY-${pick([1, 2, 3])}`));
  const daySales = () => timed('sales of the day', () => ask('GET', 'transactions/sales'));
  const figures = () => timed('figures', () => ask('GET', 'figures/days'));
  const usual = [sell, sell, sell, sell, transfer, transfer, list, list, list, figures];

  async function client(index) {
    await pause((PACE * index) / 20);
    while (working) {
      if (shelf.size < LOW_STOCK && index === 0) await receive();
      else if (index === 1 && Math.random() < 0.05) await daySales();
      else await pick(usual)();
      await pause(PACE * (0.5 + Math.random()));
    }
  }

  return {
    /** Works until it is closed; what then is on the wire is still answered. */
    async work(clients) {
      while (shelf.size < LOW_STOCK * 2) await receive();
      await Promise.all(Array.from({ length: clients }, (_, index) => client(index)));
    },
    close: () => (working = false),
    state: () => ({ baskets, times, errors, received, refused }),
  };
}
