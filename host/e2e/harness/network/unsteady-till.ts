import type { TillWay } from '@backoffice/contracts';
import type { Page } from '@playwright/test';

import type { Unit } from '../stock';
import type { Line } from './line';
import { allSent, byBank, bySplit, openCounter, sellAtTill } from './till-counter';

/** What a customer got: the number of a receipt or slip, and how they paid, in cents. */
export interface Handed {
  number: string;
  unit: Unit;
  paid: Partial<Record<TillWay, number>>;
}

const PAYING = [
  { pay: () => async () => undefined, paid: { cash: 4_500 } },
  { pay: byBank, paid: { NLB: 4_500 } },
  { pay: bySplit, paid: { cash: 2_000, TEB: 2_500 } },
];

const BROKEN = ['cut', 'hang', 'refuse', 'lose'] as const;
type Turn = (typeof BROKEN)[number] | 'restore';

/** Of requests that book a sale, now or one that was made before. */
const BOOKS = /\/(sales|products|offline-sales)$/;

/** A till whose line comes and goes by chance: the same numbers make the same hour. */
export class UnsteadyTill {
  readonly handed: Handed[] = [];
  private atRequest: Turn | null = null;

  constructor(
    readonly page: Page,
    private readonly line: Line,
    private readonly random: () => number,
  ) {
    page.on('request', (request) => {
      if (!this.atRequest || request.method() === 'GET' || !BOOKS.test(request.url())) return;
      this.line[this.atRequest]();
      this.atRequest = null;
    });
  }

  /** Sells pairs while the line comes and goes: before a scan, at the payment, amid a request. */
  async sell(units: readonly Unit[]): Promise<void> {
    for (const unit of units) {
      if (this.random() < 0.3) this.line[this.turn()]();
      if (this.random() < 0.1) await this.reload();
      if (this.random() < 0.3) this.atRequest = this.turn();
      const atPayment = this.random() < 0.2 ? this.turn() : null;
      await this.sellOne(unit, () => atPayment && this.line[atPayment]());
    }
  }

  /** Breaks the line in one of its ways; so it stays. */
  break(): void {
    this.atRequest = null;
    this.line[this.pick(BROKEN)]();
  }

  /** Opens the counter anew, as the line is. */
  reload(): Promise<void> {
    return openCounter(this.page, this.line);
  }

  /** The line is back, and what waited is sent. */
  async end(): Promise<void> {
    this.atRequest = null;
    this.line.restore();
    await allSent(this.page);
  }

  async sellOne(unit: Unit, atPayment = () => undefined as unknown): Promise<void> {
    const { pay, paid } = this.pick(PAYING);
    const number = await sellAtTill(this.page, unit, async () => {
      await pay(this.page)();
      atPayment();
    });
    this.handed.push({ number, unit, paid });
  }

  private turn(): Turn {
    return this.random() < 0.5 ? 'restore' : this.pick(BROKEN);
  }

  private pick<T>(list: readonly T[]): T {
    return list[Math.floor(this.random() * list.length)] as T;
  }
}
