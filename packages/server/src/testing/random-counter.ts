import {
  deliveryCalls,
  returnCalls,
  saleCalls,
  type SaleView,
  soldSaleCalls,
} from '@backoffice/contracts';

import type { Random } from '../demo/random';
import { type Counter, NLB, TEB } from './counter';

interface LiveLine {
  sale: number;
  unit: number;
  cents: number;
}

const euros = (cents: number) => (cents / 100).toFixed(2);
const centsOf = (price: string) => Math.round(Number(price) * 100);

/**
 * Somebody who sells, takes back, exchanges, corrects and voids as it comes, and keeps books of their
 * own by what was asked for: what is sold and for how much, and what is in stock.
 */
export function randomCounter(shop: Counter, random: Random) {
  const { api } = shop;
  const live = new Map<number, LiveLine>();
  const stock: number[] = [];
  const aside: number[] = [];
  let sales = 0;
  let returns = 0;

  const cents = () => random.between(0, 9_999);
  const way = () => random.pick([{ paymentType: 'cash' }, NLB, TEB] as const);
  const terms = () => ({
    price: euros(cents()),
    sale_type: random.pick(['store', 'online']),
    ...way(),
  });

  async function receive() {
    if (stock.length > 10) return;
    stock.push(...(await shop.receive(30)));
    const bags = { productType: 'accessories', code: 'B-1', name: 'Backpack', brand: shop.bags };
    const body = { ...bags, importPrice: 10, stockPrice: 30, quantity: 10 };
    stock.push(...(await api.ok(deliveryCalls.receive, { body })).data.items.map(({ id }) => id));
  }
  const takeOne = () => stock.splice(random.between(0, stock.length - 1), 1);
  const basket = (ids: number[]) => ids.map((id) => shop.line(id, terms()));

  /** Enters a new sale, whose prices must be those of the basket. */
  async function enter(sale: number, sold: ReturnType<typeof basket>) {
    const { lines } = (await api.ok(soldSaleCalls.sale, { params: { id: sale } })).data;
    expect(lines.map(({ unit_id: id, price }) => ({ id, price: Number(price) }))).toEqual(
      sold.map(({ id, price }) => ({ id, price: Number(price) })),
    );
    for (const { id, unit_id: unit, price } of lines) {
      live.set(id, { sale, unit, cents: centsOf(price) });
    }
    sales += 1;
  }

  async function sell() {
    await receive();
    const body = basket(Array.from({ length: random.between(1, 3) }, takeOne).flat());
    const { data } = await api.ok(saleCalls.sell, { body });
    await enter(data.id, body);
  }

  const someLine = () => random.pick([...live]);

  async function takeBack() {
    const back = new Map([someLine(), someLine()].slice(random.between(0, 1)));
    const units = [...back.values()].map(({ unit }) => unit);
    const set_aside = random.chance(0.1) ? 'damaged' : null;
    const isExchange = random.chance(0.5);
    const isSame = isExchange && !set_aside && random.chance(0.2);
    const sells = isExchange ? basket(isSame ? units.slice(0, 1) : takeOne()) : [];
    const { paymentType: type, ...bank } = way();
    const { data } = await api.ok(returnCalls.make, {
      body: {
        returns: [...back.keys()].map((line) => ({ line, reason: 'size', set_aside })),
        ...(isExchange || random.chance(0.3) ? { way: { type, ...bank } } : {}),
        sells,
      },
    });
    for (const line of back.keys()) live.delete(line);
    (set_aside ? aside : stock).push(...units.slice(isSame ? 1 : 0));
    returns += 1;
    if (data.sale) await enter(data.sale.id, sells);
  }

  async function correct() {
    const [line, before] = someLine();
    const change = random.pick([{ price: euros(cents()) }, way(), terms()]);
    const { status, body } = await api.any(soldSaleCalls.correct, {
      params: { id: before.sale },
      body: { lines: [{ line, ...change }], reason: 'typed wrong' },
    });
    // Part of an exchange, or nothing would change.
    expect([200, 409, 422]).toContain(status);
    if (status !== 200) return;
    const { lines } = (body as { data: SaleView }).data;
    const corrected = lines.find(({ corrects }) => corrects === line);
    live.delete(line);
    const price = 'price' in change ? centsOf(change.price) : before.cents;
    live.set(corrected?.id ?? 0, { ...before, cents: price });
  }

  async function undo() {
    const [, { sale }] = someLine();
    const { status } = await api.any(soldSaleCalls.void, {
      params: { id: sale },
      body: { reason: 'a mistake' },
    });
    // Part of an exchange, or a line came back.
    expect([200, 409]).toContain(status);
    if (status !== 200) return;
    for (const [line, { sale: of, unit }] of live) {
      if (of !== sale) continue;
      live.delete(line);
      stock.push(unit);
    }
  }

  return {
    sell,
    /** Something that follows a sale, or a closing of the till. */
    goOn: async () => {
      if (!live.size) return;
      const acts = [takeBack, takeBack, takeBack, correct, correct, undo];
      await (random.chance(0.04) ? shop.closeTill(shop.locations[0]) : random.pick(acts)());
    },
    books: () => ({
      lines: [...live]
        .sort(([one], [other]) => one - other)
        .map(([id, { cents: sum }]) => [id, sum]),
      total: [...live.values()].reduce((sum, line) => sum + line.cents, 0),
      stock: [...stock, ...aside].sort((one, other) => one - other),
      sales,
      returns,
    }),
  };
}
