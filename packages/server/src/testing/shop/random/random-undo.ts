import { historyCalls, type StockChange } from '@backoffice/contracts';

import type { Executor } from '../../../db/database';
import type { Random } from '../../../demo/random';
import type { Counter } from '../counter';
import { type KeptMovement, readMovementsOf, readStates, replay, type UnitState } from './replay';

/** The units of an operation, each with all of its movements. */
type Histories = Map<number, KeptMovement[]>;

const PLACE =
  'received transferred sold returned voided went_out found sent arrived came_back'.split(' ');
const ASIDE = ['set_aside', 'put_back'];
const KINDS = 'delivery,transfer,adjustment,price,count';

const isOfSort = (one: string, other: string) =>
  one === other || [PLACE, ASIDE].some((kinds) => kinds.includes(one) && kinds.includes(other));

/** The fields of a unit that undoing a movement of a kind has to set back. */
const fieldsOf = (kind: string): (keyof UnitState)[] => {
  if (kind === 'repriced') return ['price'];
  if (kind === 'corrected') return ['product', 'size'];
  return ASIDE.includes(kind) ? ['aside'] : ['place', 'location'];
};

/** Somebody who undoes operations, and knows from the units' movements alone what must happen. */
export class RandomUndo {
  readonly #shop: Counter;
  readonly #db: Executor;
  readonly #random: Random;

  constructor(shop: Counter, db: Executor, random: Random) {
    this.#shop = shop;
    this.#db = db;
    this.#random = random;
  }

  /** Undoes one of the latest operations, or what can still be undone of it; answers the units. */
  async goOn(): Promise<number[]> {
    const id = await this.#pick();
    if (id === undefined) return [];
    const done = await this.#historiesOf(id);
    const moved = await this.#moved(id, done);
    const rest = [...done.keys()].filter((unit) => !moved.includes(unit));
    const whole = await this.#ask(id, moved, rest);
    if (whole) return this.#expectUndone(id, done, whole);
    if (!rest.length || this.#random.chance(0.5)) return [];
    const sent = { params: { id }, body: { ids: rest } };
    const { data } = await this.#shop.api.ok(historyCalls.undo, sent);
    const some = new Map([...done].filter(([unit]) => rest.includes(unit)));
    return this.#expectUndone(id, some, data);
  }

  async #pick() {
    const query = { kinds: KINDS, limit: 15 };
    const { data } = await this.#shop.api.ok(historyCalls.list, { query });
    const open = data.filter(({ undoable, units }) => undoable && units > 0);
    return open.length ? this.#random.pick(open).id : undefined;
  }

  async #historiesOf(operation: number): Promise<Histories> {
    const rows = await this.#db
      .selectFrom('movements')
      .select('unit_id')
      .distinct()
      .where('company_id', '=', this.#shop.companyId)
      .where('operation_id', '=', operation)
      .orderBy('unit_id')
      .execute();
    const ids = rows.map((row) => row.unit_id);
    const movements = await readMovementsOf(this.#db, this.#shop.companyId, ids);
    return new Map(ids.map((id) => [id, movements.get(id) ?? []]));
  }

  /** The units of which something of the same sort happened since. */
  async #moved(operation: number, done: Histories): Promise<number[]> {
    const now = await readStates(this.#db, this.#shop.companyId, [...done.keys()]);
    const isMoved = ([unit, movements]: [number, KeptMovement[]]) =>
      movements
        .filter((own) => own.operation_id === operation)
        .some(({ id, kind }) => {
          const later = movements.filter((one) => one.id > id && one.operation_id !== operation);
          const isGone = ASIDE.includes(kind) && now.get(unit)?.place !== 'stock';
          return isGone || later.some((one) => isOfSort(one.kind, kind));
        });
    return [...done].filter(isMoved).map(([unit]) => unit);
  }

  /** Asks to undo all of it; answers nothing if it is refused, which must name the moved units. */
  async #ask(id: number, moved: number[], rest: number[]): Promise<StockChange | undefined> {
    const sent = { params: { id }, body: {} };
    const { status, body } = await this.#shop.api.any(historyCalls.undo, sent);
    if (status === 200) {
      expect(moved).toEqual([]);
      return (body as { data: StockChange }).data;
    }
    const refused = body as { code: string; conflicts: { id: number }[]; data: { ids: number[] } };
    expect([status, refused.code, refused.data.ids]).toEqual([409, 'moved_since', rest]);
    expect(refused.conflicts.map((one) => one.id)).toEqual(moved);
    return undefined;
  }

  /** Every unit is as it was before the operation, in what this changed. */
  async #expectUndone(operation: number, done: Histories, { ids }: StockChange): Promise<number[]> {
    expect(ids).toEqual([...done.keys()]);
    const now = await readStates(this.#db, this.#shop.companyId, ids);
    for (const [unit, movements] of done) {
      const state = now.get(unit) as UnitState;
      const own = movements.filter((one) => one.operation_id === operation);
      const before = replay(movements, state, own[0]?.id);
      for (const { kind } of own) {
        const fields = kind === 'received' ? [] : fieldsOf(kind);
        for (const field of fields)
          expect([unit, field, state[field]]).toEqual([unit, field, before[field]]);
        if (kind === 'received') expect([unit, state.place]).toEqual([unit, 'out']);
      }
    }
    return ids;
  }
}
