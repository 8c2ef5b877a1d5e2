import {
  addDays,
  BANKS,
  type ClosingView,
  type SaleRow,
  saleCalls,
  type TillReport,
} from '@backoffice/contracts';

import { centsOf } from '../../../cents';
import type { Executor } from '../../../db/database';
import type { Random } from '../../../demo/random';
import type { Counter } from '../counter';
import { centsByWay, expectReportOf } from '../report-of-rows';
import { tillCaller } from '../till';

/** The last numbers of receipts and returns that a company gave. */
async function lastNumbers(db: Executor, companyId: number) {
  const rows = await db
    .selectFrom('counters')
    .select(['kind', 'value'])
    .where('company_id', '=', companyId)
    .execute();
  const of = (kind: string) => rows.find((row) => row.kind === kind)?.value ?? 0;
  return { receipt: of('receipt'), return: of('return') };
}

function expectCounts({ closing, opening, sums = [], report }: ClosingView): void {
  const moved = centsByWay(sums);
  for (const { way, expected } of closing.counts ?? []) {
    const before = way === 'cash' ? centsOf(opening?.cash ?? '') : 0;
    expect(centsOf(expected)).toBe(before + (moved[way] ?? 0));
  }
  const sources = report?.sources ?? [];
  expect(centsByWay(sources)).toEqual(moved);
  const booked = sources.filter(({ source }) => source === 'transaction');
  expect(centsByWay(report?.bookings ?? [])).toEqual(centsByWay(booked));
}

/** The till of one shop, whose closings must say what the lists of sales say. */
export class RandomTill {
  readonly closings: ClosingView[] = [];
  readonly #shop: Counter & { db: Executor };
  readonly #place: number;
  readonly #random: Random;
  #since: { day: string; receipt: number; return: number };

  constructor(
    shop: Counter & { db: Executor },
    { place, day, random }: { place: number; day: string; random: Random },
  ) {
    this.#shop = shop;
    this.#place = place;
    this.#random = random;
    this.#since = { day, receipt: 0, return: 0 };
  }

  async close(today: string): Promise<void> {
    const { api, db, companyId } = this.#shop;
    const till = tillCaller(api);
    const seen = await till.read(this.#place);
    const rows = await this.#rows(today);
    const view = await till.close({
      location: this.#place,
      version: seen.version,
      cash: { '5': this.#random.between(0, 500), '200': this.#random.between(0, 90) },
      terminals: Object.fromEntries(BANKS.map((bank) => [bank, this.#random.between(0, 100)])),
      left: '0.00',
      reason: 'counted at random',
    });
    expect([view.sums, view.report, view.opening]).toEqual([seen.sums, seen.report, seen.opening]);
    expectReportOf(rows, view.report as TillReport);
    expectCounts(view);
    this.closings.push(view);
    expect(view.closing.number).toBe(this.closings.length);
    this.#since = { day: today, ...(await lastNumbers(db, companyId)) };
  }

  /** The rows of sales and returns since the last closing. */
  async #rows(today: string): Promise<SaleRow[]> {
    const rows: SaleRow[] = [];
    for (let date = this.#since.day; date <= today; date = addDays(date, 1)) {
      const query = { date, location: this.#place };
      rows.push(...(await this.#shop.api.ok(saleCalls.ofDay, { query })).data);
    }
    return rows.filter(({ kind, receipt_number: receipt, return_number: number }) =>
      kind === 'return' ? (number ?? 0) > this.#since.return : receipt > this.#since.receipt,
    );
  }
}
