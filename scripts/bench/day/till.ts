import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';

import type { Baskets } from './books.ts';
import type { Ask, Reference } from './shop.ts';

const BASKET = 3;
const DELIVERY = 100;
/** Below so many units somebody receives more. */
const LOW_STOCK = 400;
/** Milliseconds between two things that one client does, on average. */
const PACE = 1_000;
/** One write in so many is sent again with its key, as after an answer that was lost. */
const RETRIES = 20;
/** Somebody else may be quicker. */
const CONFLICTS = [200, 409];

const pick = <T>(list: T[]) => list[Math.floor(Math.random() * list.length)] as T;

export type Tills = ReturnType<typeof openTills>;

type Call = [method: string, path: string];

/** Calls as the screens make them; what went wrong and how long each kind took is noted. */
function noteCalls(ask: Ask) {
  const times: Record<string, number[]> = {};
  const errors: string[] = [];

  async function timed<T>(kind: string, work: () => ReturnType<Ask>, allowed = [200]) {
    const started = performance.now();
    const { status, body } = await work().catch((error) => ({ status: 0, body: String(error) }));
    (times[kind] ??= []).push(performance.now() - started);
    if (!allowed.includes(status)) errors.push(`${kind}: ${status} ${JSON.stringify(body)}`);
    return status === 200 ? (body as { data: T }) : undefined;
  }

  /** A write with a key, and now and then the same again, where the answer was lost. */
  async function write<T>(kind: string, call: Call, body: object, allowed?: number[]) {
    const key = randomUUID();
    const send = () => ask(...call, { body, key });
    const answer = await timed<T>(kind, send, allowed);
    if (answer && Math.random() * RETRIES < 1) {
      const again = await timed(kind, send);
      if (JSON.stringify(again) !== JSON.stringify(answer)) errors.push(`${kind}: another answer`);
    }
    return answer;
  }

  return {
    times,
    errors,
    write,
    read: (kind: string, path: string) => timed(kind, () => ask('GET', path)),
  };
}

type Calls = ReturnType<typeof noteCalls>;

function deliveryOf({ brand, type, color, size }: Reference) {
  const code = `DAY-${Math.floor(Math.random() * 200)}`;
  const prices = { importPrice: '20.00', stockPrice: '49.90' };
  const sizes = [{ size, quantity: DELIVERY }];
  return { productType: 'shoes', code, brand, type, color, ...prices, sizes };
}

const saleOf = (ids: number[]) => {
  const bank = Math.random() < 0.4 ? { paymentType: 'bank', bank: 'NLB' } : {};
  return ids.map((id) => ({
    id,
    regular_price: '49.90',
    price: (20 + Math.floor(Math.random() * 3_000) / 100).toFixed(2),
    paymentType: 'cash',
    sale_type: Math.random() < 0.2 ? 'online' : 'store',
    ...bank,
  }));
};

/** What people do with the stock they share, and what the server acknowledged of it. */
function openShop({ write }: Calls, reference: Reference) {
  const shelf = new Set<number>();
  const done = { baskets: new Map() as Baskets, received: 0, refused: 0 };

  function someUnits() {
    // Some units are wanted by many at once.
    const known = [...shelf].slice(0, Math.random() < 0.3 ? 20 : undefined);
    const count = 1 + Math.floor(Math.random() * BASKET);
    return [...new Set(Array.from({ length: count }, () => pick(known)))];
  }

  return {
    shelf,
    done,
    async receive() {
      type Delivery = { items: { id: number }[] };
      const delivery = deliveryOf(reference);
      const answer = await write<Delivery>('receive', ['POST', 'products/products'], delivery);
      for (const { id } of answer?.data.items ?? []) shelf.add(id);
      done.received += answer?.data.items.length ?? 0;
    },
    async sell() {
      const ids = someUnits();
      const sale = saleOf(ids);
      type Receipt = { receipt_number: number };
      const answer = await write<Receipt>('sell', ['PUT', 'products/products'], sale, CONFLICTS);
      const prices = sale.map(({ price }) => price);
      if (answer) done.baskets.set(answer.data.receipt_number, prices);
      else done.refused += 1;
      for (const id of ids) shelf.delete(id);
    },
    async transfer() {
      const body = { ids: someUnits(), location: pick(reference.locations) };
      const answer = await write('transfer', ['PUT', 'products/transfer'], body, CONFLICTS);
      if (!answer) done.refused += 1;
    },
  };
}

/**
 * Clients that share one shop and know its stock: now and then two of them want the same unit. What
 * the server acknowledged is noted: `baskets` by receipt number, the units on the shelf, how long
 * each kind of call took.
 */
export function openTills({ ask, reference }: { ask: Ask; reference: Reference }) {
  const calls = noteCalls(ask);
  const { shelf, done, receive, sell, transfer } = openShop(calls, reference);
  let working = true;

  const list = () => calls.read('list', `products/products?type=shoes&code=DAY-${pick([1, 2, 3])}`);
  const daySales = () => calls.read('sales of the day', 'transactions/sales');
  const figures = () => calls.read('figures', 'figures/days');
  const usual = [sell, sell, sell, sell, transfer, transfer, list, list, list, figures];

  async function client(index: number) {
    await pause((PACE * index) / 20);
    while (working) {
      if (shelf.size < LOW_STOCK && index === 0) await receive();
      else if (index === 1 && Math.random() < 0.05) await daySales();
      else await pick<() => Promise<unknown>>(usual)();
      await pause(PACE * (0.5 + Math.random()));
    }
  }

  return {
    /** Works until it is closed; what then is on the wire is still answered. */
    async work(clients: number) {
      while (shelf.size < LOW_STOCK * 2) await receive();
      await Promise.all(Array.from({ length: clients }, (_, index) => client(index)));
    },
    close: () => (working = false),
    state: () => ({ ...done, times: calls.times, errors: calls.errors }),
  };
}
