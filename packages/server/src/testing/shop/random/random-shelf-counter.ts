import {
  COUNT_ACTIONS,
  type CountAction,
  countCalls,
  type CountLine,
  type CountReview,
  JUDGED_VERDICTS,
  type JudgedVerdict,
  type ProductType,
} from '@backoffice/contracts';

import type { Executor } from '../../../db/database';
import type { Random } from '../../../demo/random';
import type { Counter } from '../counter';
import { type Remembered, verdictOf } from './count-oracle';
import { readMovementsOf, readStates } from './replay';
import { type Around, type Shelf, shelve } from './shelf';

interface Open extends Remembered {
  id: number;
  /** Every scan of each unit that was not taken back; the first counts. */
  made: Map<number, { key: string; at: string }[]>;
}

interface CountedUnit {
  id: number;
  barcode: string;
  product_type: ProductType;
}

const isJudged = (line: CountLine): line is CountLine & { verdict: JudgedVerdict } =>
  JUDGED_VERDICTS.some((one) => one === line.verdict);

/** Somebody who counts shops while work goes on, and knows from movements what must come out. */
export class RandomShelfCounter {
  readonly #shop: Counter;
  readonly #random: Random;
  readonly #db: Executor;
  readonly #shelf: Shelf;
  #open: Open | undefined;
  #scanned = 0;
  readonly #types = new Map<number, ProductType>();

  constructor(shop: Counter, random: Random, { db, shelf }: Around) {
    this.#shop = shop;
    this.#random = random;
    this.#db = db;
    this.#shelf = shelf;
  }

  async goOn(now: Date): Promise<void> {
    const dice = this.#random.next();
    if (!this.#open) await this.#start(now);
    else if (dice < 0.7) await this.#scan(this.#open, now);
    else if (dice < 0.78) await this.#withdraw(this.#open);
    else if (dice < 0.82) await this.#cancel(this.#open);
    else await this.#apply(this.#open);
  }

  #units = (): Promise<CountedUnit[]> =>
    this.#db
      .selectFrom('units')
      .select(['id', 'barcode', 'product_type'])
      .where('company_id', '=', this.#shop.companyId)
      .orderBy('id')
      .execute();

  async #start(now: Date) {
    const location = this.#random.pick(this.#shop.locations);
    const type = this.#random.pick(['shoes', 'accessories', undefined] as const);
    const body = { location, ...(type ? { scope: { type } } : {}) };
    const { status, body: answer } = await this.#shop.api.any(countCalls.start, { body });
    // There is nothing to count.
    if (status === 422) return;
    expect(status).toBe(200);
    const { id } = (answer as { data: { id: number } }).data;
    const isInScope = (unit: number) => !type || this.#types.get(unit) === type;
    const startedAt = now.toISOString();
    this.#open = { id, location, startedAt, scans: new Map(), made: new Map(), isInScope };
  }

  /** Scans some of what is here and some of what isn't, a while ago or now. */
  async #scan({ id, location, startedAt, scans, made }: Open, now: Date) {
    const states = await readStates(this.#db, this.#shop.companyId);
    const some = (await this.#units()).filter((unit) => {
      const state = states.get(unit.id);
      const isHere = state?.place === 'stock' && state.location === location;
      return this.#random.chance(isHere ? 0.6 : 0.03);
    });
    const at = this.#random.between(Date.parse(startedAt) + 1, now.getTime());
    const scanned_at = new Date(Math.min(at, now.getTime())).toISOString();
    const sent = some.slice(0, 90).map((unit) => {
      this.#scanned += 1;
      return { unit: unit.id, key: `key-${this.#scanned}`, code: unit.barcode, scanned_at };
    });
    const body = { device: 'phone', scans: sent.map(({ unit: _, ...scan }) => scan) };
    const { data } = await this.#shop.api.ok(countCalls.scan, { params: { id }, body });
    const isNew = sent.map(({ unit }) => !scans.has(unit));
    expect(data.map(({ outcome }) => outcome !== 'already')).toEqual(isNew);
    for (const { unit, key } of sent) {
      made.set(unit, [...(made.get(unit) ?? []), { key, at: scanned_at }]);
      if (!scans.has(unit)) scans.set(unit, scanned_at);
    }
  }

  /** Takes a scan back that counts; another of the same unit counts then. */
  async #withdraw({ id, scans, made }: Open) {
    const [unit] = [...scans.keys()].filter(() => this.#random.chance(0.2));
    const [first, ...others] = unit === undefined ? [] : (made.get(unit) ?? []);
    if (unit === undefined || !first) return;
    await this.#shop.api.ok(countCalls.withdraw, { params: { id }, body: { keys: [first.key] } });
    made.set(unit, others);
    if (others[0]) scans.set(unit, others[0].at);
    else scans.delete(unit);
  }

  async #cancel({ id }: Open) {
    await this.#shop.api.ok(countCalls.cancel, { params: { id } });
    this.#open = undefined;
  }

  async #apply(open: Open) {
    const params = { id: open.id };
    const { data } = await this.#shop.api.ok(countCalls.review, { params });
    await this.#expectVerdicts(open, data);
    const judged = data.lines.filter(isJudged);
    const decisions = judged.flatMap(({ id: unit, verdict }) =>
      this.#random.chance(0.5) || COUNT_ACTIONS[verdict].length === 1
        ? [{ unit, action: this.#random.pick<CountAction>([...COUNT_ACTIONS[verdict]]) }]
        : [],
    );
    const seen = judged.map(({ id: unit, verdict }) => ({ unit, verdict }));
    const done = await this.#shop.api.ok(countCalls.apply, { params, body: { decisions, seen } });
    await this.#expectDone(open, judged, new Map(decisions.map((one) => [one.unit, one.action])));
    await shelve(this.#db, this.#shop.companyId, this.#shelf, done.data.ids);
    this.#open = undefined;
  }

  /** The review says of each unit what its movements say. */
  async #expectVerdicts(open: Open, { lines, counted }: CountReview) {
    const { companyId } = this.#shop;
    for (const unit of await this.#units()) this.#types.set(unit.id, unit.product_type);
    const states = await readStates(this.#db, companyId);
    const movements = await readMovementsOf(this.#db, companyId);
    const verdicts = [...states].map(([id, now]) => {
      return [id, verdictOf({ id, movements: movements.get(id) ?? [], now }, open)] as const;
    });
    const told = verdicts.filter(([, verdict]) => verdict !== null && verdict !== 'counted');
    const said = lines.map(({ id, verdict }) => [id, verdict] as const);
    expect([...said].sort(([one], [other]) => one - other)).toEqual(told);
    expect(counted).toBe(verdicts.filter(([, verdict]) => verdict === 'counted').length);
  }

  async #expectDone(
    { location }: Open,
    judged: { id: number; verdict: JudgedVerdict }[],
    decided: Map<number, CountAction>,
  ) {
    const ids = judged.map(({ id }) => id);
    const states = await readStates(this.#db, this.#shop.companyId, ids);
    for (const { id, verdict } of judged) {
      const action = decided.get(id) ?? COUNT_ACTIONS[verdict][0];
      const state = states.get(id);
      if (action === 'lost') expect(state).toMatchObject({ place: 'out', location });
      if (action === 'move' || action === 'found')
        expect(state).toMatchObject({ place: 'stock', location });
    }
  }
}
