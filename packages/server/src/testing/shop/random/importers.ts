import { importCalls, historyCalls } from '@backoffice/contracts';

import type { Executor } from '../../../db/database';
import type { Random } from '../../../demo/random';
import { rounds } from '../../engines';
import type { Counter } from '../counter';
import { checkedImport, shoeLines } from '../imports/imports';

interface Answered {
  status: number;
}

/** Somebody who imports, cancels and undoes, refused or not; `units` gets the ids of what came. */
export function importersAtOnce(shop: Counter, random: Random, db: Executor, units: number[]) {
  const { api, companyId } = shop;
  const create = { create: true };

  const begin = async (): Promise<Answered> => {
    // A long run brings fewer units at once, so that its shelf grows no larger than a shop's.
    const lines = shoeLines(random.between(1, 4), { quantity: random.between(1, rounds(200, 20)) });
    const id = await checkedImport(db, shop, lines);
    return api.any(importCalls.apply, { params: { id }, body: create });
  };

  /** Lets others use the units that came, even while the import goes on. */
  const learn = async () => {
    const rows = await db
      .selectFrom('units')
      .select('id')
      .where('company_id', '=', companyId)
      .where('import_id', 'is not', null)
      .orderBy('id', 'desc')
      .limit(3)
      .execute();
    for (const { id } of rows) if (!units.includes(id) && units.length < 80) units.push(id);
  };

  const undo = async (): Promise<Answered> => {
    const { data } = await api.ok(historyCalls.list, { query: { kinds: 'import', limit: 3 } });
    const open = data.filter(({ undoable }) => undoable);
    if (!open.length) return begin();
    return api.any(historyCalls.undo, { params: { id: random.pick(open).id }, body: {} });
  };

  return async (): Promise<Answered> => {
    await learn();
    if (random.chance(0.3)) return undo();
    const { data } = await api.ok(importCalls.list);
    const open = data.filter(({ state }) => state === 'applying');
    const [first] = open;
    if (!first) return begin();
    return api.any(importCalls.cancel, { params: { id: first.id } });
  };
}
