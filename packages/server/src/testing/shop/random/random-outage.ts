import { type OfflineOutcome, saleCalls } from '@backoffice/contracts';

import { centsOf, eurosOf } from '../../../cents';
import type { Random } from '../../../demo/random';
import type { ApiCaller } from '../../api-caller';
import type { Counter } from '../counter';
import type { OfflineTillHere } from '../offline-till';

interface Person {
  userId: number;
  api: ApiCaller;
}

type Slip = ReturnType<OfflineTillHere['sale']>;

/** A till that now has a line and now has none; it keeps what it sold until that was answered. */
export class RandomOutage {
  /** What it sold without a line, in cents. */
  total = 0;
  slips = 0;
  readonly settled = new Set<string>();
  readonly #till: OfflineTillHere;
  readonly #shop: Counter;
  readonly #people: Person[];
  readonly #random: Random;
  #queue: Slip[] = [];
  #sent: Slip[] = [];
  /** The units for sale when it last had a line. */
  #units: number[] = [];

  constructor(
    { shop, till, people }: { shop: Counter; till: OfflineTillHere; people: Person[] },
    random: Random,
  ) {
    this.#shop = shop;
    this.#till = till;
    this.#people = people;
    this.#random = random;
  }

  /** Loads what can be sold, and confirms everybody. */
  async refresh(): Promise<void> {
    for (const { api } of this.#people) await this.#till.terms(api);
    this.#units = await this.#shop.stock();
  }

  #take(): number[] {
    const random = this.#random;
    const most = Math.min(random.between(1, 3), this.#units.length);
    return Array.from({ length: most }, () =>
      this.#units.splice(random.between(0, this.#units.length - 1), 1),
    ).flat();
  }

  /** Sells what it believes to have. */
  sellWithoutLine(now: Date): void {
    const random = this.#random;
    const ids = this.#take();
    if (!ids.length) return;
    const prices = ids.map(() => random.between(1_000, 9_000));
    const total = prices.reduce((sum, cents) => sum + cents, 0);
    const cash = random.between(1, total - 1);
    this.slips += 1;
    const { items, ...sale } = this.#till.sale(this.slips, ids, {
      sold_at: now.toISOString(),
      seller: random.pick(this.#people).userId,
    });
    const priced = items.map((item, index) => ({ ...item, price: eurosOf(prices[index] ?? 0) }));
    const whole = priced.map((item) => ({ ...item, paymentType: undefined }));
    const tenders = [
      { way: 'cash' as const, amount: eurosOf(cash) },
      { way: 'NLB' as const, amount: eurosOf(total - cash) },
    ];
    const made = random.chance(0.5) ? { items: priced } : { items: whole, tenders };
    this.#queue.push({ ...sale, ...made } as Slip);
    this.total += total;
  }

  /** Sells with a line; answers the cents, 0 where somebody else had sold it. */
  async sell(): Promise<number> {
    const { api } = this.#random.pick(this.#people);
    const [unit] = this.#take();
    if (unit === undefined) return 0;
    const { status, body } = await api.any(saleCalls.sell, { body: [this.#shop.line(unit)] });
    expect([200, 409]).toContain(status);
    return status === 200 ? centsOf((body as { data: { total: string } }).data.total) : 0;
  }

  /** Sends some of what waits, in any order, with what was answered before, and twice at once. */
  async send(share: number): Promise<void> {
    const random = this.#random;
    const some = this.#queue.filter(() => random.chance(share));
    const old = this.#sent.filter(() => random.chance(0.2));
    const sales = [...some, ...old].toSorted(() => random.next() - 0.5).slice(0, 50);
    if (!sales.length) return;
    const send = () => this.#till.send(sales, random.pick(this.#people).api);
    const told = await Promise.all(random.chance(0.4) ? [send(), send()] : [send()]);
    for (const outcomes of told) this.#note(sales, outcomes);
  }

  /** Sends until nothing waits; then everything once more, of which nothing comes. */
  async finish(): Promise<void> {
    while (this.#queue.length) await this.send(0.8);
    for (let from = 0; from < this.#sent.length; from += 50) {
      const told = await this.#till.send(this.#sent.slice(from, from + 50));
      expect(told.every(({ outcome }) => outcome === 'again')).toBe(true);
    }
  }

  #note(sales: Slip[], outcomes: OfflineOutcome[]) {
    expect(outcomes.map(({ key }) => key)).toEqual(sales.map(({ key }) => key));
    expect(outcomes.filter(({ outcome }) => outcome === 'refused')).toEqual([]);
    const done = new Set(outcomes.map(({ key }) => key));
    this.#sent.push(...this.#queue.filter(({ key }) => done.has(key)));
    this.#queue = this.#queue.filter(({ key }) => !done.has(key));
    for (const { key, outcome } of outcomes) if (outcome === 'to_settle') this.settled.add(key);
  }
}
