import {
  deliveryCalls,
  PAYMENT_WAYS,
  returnCalls,
  saleCalls,
  type SaleView,
  soldSaleCalls,
} from '@backoffice/contracts';

import type { Random } from '../../../demo/random';
import { type Counter, NLB, TEB } from '../counter';
import { emptyShelf, type Shelf } from './shelf';

interface LiveLine {
  sale: number;
  unit: number;
  cents: number;
}

type Basket = { id: number; price: string | number }[];
type Item = ReturnType<Counter['line']>;

const euros = (cents: number) => (cents / 100).toFixed(2);
const centsOf = (price: string) => Math.round(Number(price) * 100);
const withoutWay = (item: Item) => ({
  ...item,
  paymentType: undefined,
  bank: undefined,
});

/**
 * Somebody who sells, takes back, exchanges, corrects and voids as it comes, and keeps books of
 * their own by what was asked for: what is sold and for how much, and what is in stock.
 */
export class RandomCounter {
  readonly #shop: Counter;
  readonly #random: Random;
  readonly #live = new Map<number, LiveLine>();
  readonly #stock: number[];
  readonly #aside: number[];
  readonly #sent: number[];
  #sales = 0;
  #returns = 0;

  /** `shelf` may be shared with a keeper, who works with the same stock. */
  constructor(shop: Counter, random: Random, shelf: Shelf = emptyShelf()) {
    this.#shop = shop;
    this.#random = random;
    this.#stock = shelf.stock;
    this.#aside = shelf.aside;
    this.#sent = shelf.sent;
  }

  async sell(): Promise<void> {
    await this.#receive();
    const ids = Array.from({ length: this.#random.between(1, 3) }, () => this.#takeOne()).flat();
    const body = this.#basket(ids);
    const { data } = this.#random.chance(0.5)
      ? await this.#shop.api.ok(saleCalls.sell, { body })
      : await this.#shop.api.ok(saleCalls.checkOut, { body: this.#checkout(body) });
    await this.#enter(data.id, body);
  }

  /** The same basket paid as a whole, in up to four ways. */
  #checkout(basket: Item[]) {
    const sale_type = this.#random.pick(['store', 'online']);
    const total = basket.reduce((sum, { price }) => sum + centsOf(`${price}`), 0);
    const items = basket.map((item) => ({ ...withoutWay(item), sale_type }));
    return { items, tenders: this.#tenders(total) };
  }

  /** An amount in cents by one to four ways, of which one may pay nothing. */
  #tenders(cents: number) {
    const random = this.#random;
    const from = random.between(0, 3);
    const ways = [...PAYMENT_WAYS.slice(from), ...PAYMENT_WAYS.slice(0, from)];
    let left = cents;
    return ways.slice(0, random.between(1, 4)).map((way, index, all) => {
      const now = index === all.length - 1 ? left : random.between(0, left);
      left -= now;
      return { way, amount: euros(now) };
    });
  }

  /** Something that follows a sale, or a closing of the till. */
  async goOn(): Promise<void> {
    if (!this.#live.size) return;
    const dice = this.#random.next();
    if (dice < 0.04) await this.#shop.closeTill(this.#shop.locations[0]);
    else if (dice < 0.5) await this.#takeBack();
    else if (dice < 0.85) await this.#correct();
    else await this.#undo();
  }

  books() {
    const lines = [...this.#live].sort(([one], [other]) => one - other);
    return {
      lines: lines.map(([id, { cents }]) => [id, cents]),
      total: lines.reduce((sum, [, { cents }]) => sum + cents, 0),
      stock: [...this.#stock, ...this.#aside].sort((one, other) => one - other),
      sales: this.#sales,
      returns: this.#returns,
    };
  }

  #price = () => euros(this.#random.between(0, 9_999));
  #way = () => this.#random.pick([{ paymentType: 'cash' }, NLB, TEB] as const);
  #terms = () => ({
    price: this.#price(),
    sale_type: this.#random.pick(['store', 'online']),
    ...this.#way(),
  });
  /** Takes a unit, now and then one that is under way: selling it receives it. */
  #takeOne = () => {
    const from = this.#random.chance(0.2) && this.#sent.length ? this.#sent : this.#stock;
    return from.splice(this.#random.between(0, from.length - 1), 1);
  };
  #basket = (ids: number[]) =>
    ids.map((id) => this.#shop.line(id, { ...this.#terms(), receive: true }));
  #someLine = () => this.#random.pick([...this.#live]);

  async #receive() {
    if (this.#stock.length > 10) return;
    const { api, bags: brand, receive } = this.#shop;
    this.#stock.push(...(await receive(30)));
    const bags = { productType: 'accessories', code: 'B-1', name: 'Backpack', brand };
    const body = { ...bags, importPrice: 10, stockPrice: 30, quantity: 10 };
    const { data } = await api.ok(deliveryCalls.receive, { body });
    const ids = data.items.map(({ id }) => id);
    await this.#shop.label(ids);
    this.#stock.push(...ids);
  }

  /** Enters a new sale, whose prices must be those of the basket. */
  async #enter(sale: number, sold: Basket) {
    const { data } = await this.#shop.api.ok(soldSaleCalls.sale, { params: { id: sale } });
    const priced = (id: number, price: number | string) => ({ id, price: Number(price) });
    expect(data.lines.map(({ unit_id: id, price }) => priced(id, price))).toEqual(
      sold.map(({ id, price }) => priced(id, price)),
    );
    for (const { id, unit_id: unit, price } of data.lines) {
      this.#live.set(id, { sale, unit, cents: centsOf(price) });
    }
    this.#sales += 1;
  }

  async #takeBack() {
    const random = this.#random;
    const back = new Map([this.#someLine(), this.#someLine()].slice(random.between(0, 1)));
    const units = [...back.values()].map(({ unit }) => unit);
    const set_aside = random.chance(0.1) ? 'damaged' : null;
    const isExchange = random.chance(0.5);
    const isSame = isExchange && !set_aside && random.chance(0.2);
    const taken = isSame ? units.slice(0, 1) : isExchange ? this.#takeOne() : [];
    const sells = this.#basket(taken);
    const cents = [...back.values()].reduce((sum, line) => sum + line.cents, 0);
    const { data } = await this.#shop.api.ok(returnCalls.make, {
      body: {
        returns: [...back.keys()].map((line) => ({ line, reason: 'size', set_aside })),
        ...this.#paid(sells, cents),
      },
    });
    for (const line of back.keys()) this.#live.delete(line);
    (set_aside ? this.#aside : this.#stock).push(...units.slice(isSame ? 1 : 0));
    this.#returns += 1;
    if (data.sale) await this.#enter(data.sale.id, sells);
  }

  /** What is taken for goods of so many cents, and how the difference is paid. */
  #paid(sells: Item[], cents: number) {
    const { paymentType: type, ...bank } = this.#way();
    if (this.#random.chance(0.5)) {
      const agreed = sells.length > 0 || this.#random.chance(0.3);
      return { sells, ...(agreed ? { way: { type, ...bank } } : {}) };
    }
    const due = sells.reduce((sum, { price }) => sum + centsOf(`${price}`), 0) - cents;
    const agreed = due > 0 || this.#random.chance(0.3);
    return {
      sells: sells.map(withoutWay),
      ...(agreed ? { ways: this.#tenders(Math.abs(due)) } : {}),
    };
  }

  async #correct() {
    const [line, before] = this.#someLine();
    const change = this.#random.pick<{ price?: string }>([
      ...[{ price: this.#price() }, this.#way(), this.#terms()],
      { parts: this.#tenders(before.cents) } as object,
    ]);
    const { status, body } = await this.#shop.api.any(soldSaleCalls.correct, {
      params: { id: before.sale },
      body: { lines: [{ line, ...change }], reason: 'typed wrong' },
    });
    // Refused where the line is part of an exchange, or where nothing would change.
    expect([200, 409, 422]).toContain(status);
    if (status !== 200) return;
    const { lines } = (body as { data: SaleView }).data;
    const corrected = lines.find(({ corrects }) => corrects === line);
    this.#live.delete(line);
    const cents = change.price === undefined ? before.cents : centsOf(change.price);
    this.#live.set(corrected?.id ?? 0, { ...before, cents });
  }

  async #undo() {
    const [, { sale }] = this.#someLine();
    const { status } = await this.#shop.api.any(soldSaleCalls.void, {
      params: { id: sale },
      body: { reason: 'a mistake' },
    });
    // Refused where the sale is part of an exchange, or a line of it came back.
    expect([200, 409]).toContain(status);
    if (status !== 200) return;
    for (const [line, { sale: of, unit }] of this.#live) {
      if (of !== sale) continue;
      this.#live.delete(line);
      this.#stock.push(unit);
    }
  }
}
