import { addDays, ledgerCalls, tillCalls, transactionCalls } from '@backoffice/contracts';

import type { Random } from '../../../demo/random';
import { type Counter, NLB, TEB } from '../counter';

const euros = (cents: number) => (cents / 100).toFixed(2);

/** Somebody who books, moves money and sells articles as it comes, in every shop and in none. */
export class RandomBooks {
  readonly #shop: Counter;
  readonly #random: Random;
  readonly #booked = new Set<number>();
  #article = 0;

  constructor(shop: Counter, random: Random) {
    this.#shop = shop;
    this.#random = random;
  }

  async goOn(today: string): Promise<void> {
    const dice = this.#random.next();
    if (dice < 0.35 || !this.#booked.size) await this.#book(today);
    else if (dice < 0.6) await this.#edit(today);
    else if (dice < 0.7) await this.#remove();
    else if (dice < 0.85) await this.#move();
    else await this.#sellArticle();
  }

  /** The bookings of some days as they stand now, by way; money that went out is negative. */
  async list(from: string, until: string): Promise<{ way: string; amount: string }[]> {
    const { api } = this.#shop;
    const all: { way: string; amount: string }[] = [];
    for (let date = from; date <= until; date = addDays(date, 1)) {
      const { data } = await api.ok(transactionCalls.list, { query: { date } });
      for (const { payment_type: type, bank, transaction_type, sale_price } of data) {
        const amount = transaction_type === 'income' ? sale_price : `-${sale_price}`;
        all.push({ way: type === 'cash' ? 'cash' : (bank ?? 'bank'), amount });
      }
    }
    return all;
  }

  #place = () => this.#random.pick([...this.#shop.locations, null]);
  #way = () => {
    const unnamed = { paymentType: 'bank', bank: null };
    const { paymentType: payment_type, bank } = this.#random.pick([
      { paymentType: 'cash', bank: null },
      NLB,
      TEB,
      unnamed,
    ]);
    return { payment_type, bank };
  };
  #terms = () => ({
    subType: this.#random.pick(['Energy', 'Rent']),
    transaction_type: this.#random.pick(['income', 'outcome']),
    sale_price: euros(this.#random.between(0, 9_999)),
    ...this.#way(),
  });

  async #book(today: string) {
    const date = addDays(today, -this.#random.between(0, 2));
    const body = { ...this.#terms(), date, location: this.#place() };
    const { data } = await this.#shop.api.ok(transactionCalls.add, { body });
    this.#booked.add(data.id);
  }

  async #edit(today: string) {
    const id = this.#random.pick([...this.#booked]);
    const place = this.#random.chance(0.3) ? { location: this.#place() } : {};
    const day = this.#random.chance(0.3) ? { date: today } : {};
    const body = { ...this.#terms(), ...place, ...day, id };
    await this.#shop.api.ok(transactionCalls.edit, { body });
  }

  async #remove() {
    const id = this.#random.pick([...this.#booked]);
    await this.#shop.api.ok(transactionCalls.remove, { params: { id } });
    this.#booked.delete(id);
  }

  async #move() {
    const body = {
      location: this.#place(),
      direction: this.#random.pick(['in', 'out']),
      amount: euros(this.#random.between(1, 9_999)),
      way: this.#random.pick(['cash', 'PCB']),
      reason: this.#random.pick(['change', 'bank', 'courier']),
    };
    // A courier brings cash.
    expect([200, 422]).toContain((await this.#shop.api.any(tillCalls.move, { body })).status);
  }

  async #sellArticle() {
    const { api } = this.#shop;
    if (!this.#article) {
      const body = { article_id: 'A-1', name: 'Laces' };
      this.#article = (await api.ok(ledgerCalls.addArticle, { body })).data.id;
    }
    const { payment_type, bank } = this.#random.pick([{ payment_type: 'cash' }, this.#way()] as {
      payment_type: string;
      bank?: string | null;
    }[]);
    const body = {
      articleId: this.#article,
      price: euros(this.#random.between(0, 999)),
      payment_type,
      bank,
    };
    expect([200, 422]).toContain((await api.any(ledgerCalls.sell, { body })).status);
  }
}
