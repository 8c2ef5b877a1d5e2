import { importCalls, historyCalls, saleCalls } from '@backoffice/contracts';

import type { Context } from '../../../../caller';
import { transact } from '../../../../db/transact';
import { ENGINES_OF_MOST } from '../../../../testing/engines';
import { onServer } from '../../../../testing/on-each-engine';
import {
  applied,
  beginImport,
  checkedImport,
  shoeLines,
  whenOver,
} from '../../../../testing/shop/imports/imports';
import { openShop, type Shop } from '../../../../testing/shop/test-shop';
import { startTestServer, type TestServer } from '../../../../testing/test-server';
import { claimWork, type Work } from '../running/lease.repository';
import type { Runner } from '../running/runner';
import { beginUndo } from './begin-undo.service';
import { planUndo } from './undo-plan';

const UNITS = 1_500;

onServer('a large import that is undone', (server) => {
  const db = () => server().database.db;
  let shop: Shop;
  let id: number;
  let operation: number;
  let units: number[];

  beforeEach(async () => {
    shop = await openShop(server());
    id = await checkedImport(db(), shop, shoeLines(UNITS / 10, { quantity: 10 }));
    expect(await applied(db(), shop, id)).toBe('applied');
    const [one] = (await shop.api.ok(historyCalls.list)).data;
    operation = one?.id ?? 0;
    units = await inStock();
  });

  const inStock = async () =>
    (
      await db()
        .selectFrom('units')
        .select('id')
        .where('company_id', '=', shop.companyId)
        .where('sale_id', 'is', null)
        .where('out_id', 'is', null)
        .orderBy('id')
        .execute()
    ).map((unit) => unit.id);

  const asked = (ids?: number[]) => ({ params: { id: operation }, body: ids ? { ids } : {} });
  const undo = async (ids?: number[]) => (await shop.api.ok(historyCalls.undo, asked(ids))).data;
  const refused = (ids?: number[]) => shop.api.refused(409, historyCalls.undo, asked(ids));
  const sell = (unit: number) =>
    shop.api.ok(saleCalls.sell, {
      body: [{ ...shop.line(unit), regular_price: '49.90', price: 49.9 }],
    });
  const seen = async () => {
    const params = { id: operation };
    return (await shop.api.ok(historyCalls.one, { params })).data.operation;
  };
  const over = () => whenOver(db(), shop, id);

  test('is answered at once, goes out in the background, and says how far it is', async () => {
    const begun = await undo();
    expect(begun).toMatchObject({ import: id });
    expect(begun.ids).toHaveLength(UNITS);
    const { data: going } = await shop.api.ok(importCalls.one, { params: { id } });
    expect(going.undone).toBe(true);
    expect(going.operation).toBe(operation);
    expect(['cancelling', 'applied']).toContain(going.state);
    expect(await over()).toBe('applied');
    expect(await inStock()).toEqual([]);
    const { data: gone } = await shop.api.ok(importCalls.one, { params: { id } });
    expect(gone).toMatchObject({ state: 'applied', undone: true, booked: UNITS, total: UNITS });
    expect((await seen()).undone).toMatchObject({ operation: begun.operation, units: UNITS });
    expect((await seen()).undone).not.toHaveProperty('left');
  });

  test('pressed twice is undone once, and later says by whom', async () => {
    const [first, second] = await Promise.all([undo(), undo()]);
    expect(second).toEqual(first);
    await over();
    const { code, message } = await refused();
    expect([code, message]).toEqual(['moved_since', expect.stringMatching(/^Undone already: /)]);
    expect((await seen()).undone?.units).toBe(UNITS);
  });

  test('names the units that were sold since, and is undone without them', async () => {
    const [sold = 0] = units;
    await sell(sold);
    const { code, conflicts, data } = await refused();
    expect(code).toBe('moved_since');
    expect(conflicts?.map((unit) => unit.id)).toEqual([sold]);
    const { ids } = data as { ids: number[] };
    expect(ids).toEqual(units.slice(1));
    await undo(ids);
    await over();
    expect(await inStock()).toEqual([]);
    expect((await seen()).undone?.units).toBe(UNITS - 1);
  });

  test('leaves the units that nobody asked to undo, and they can be sold', async () => {
    await undo(units.slice(0, 1_200));
    await over();
    expect(await inStock()).toEqual(units.slice(1_200));
    await sell(units[1_300] ?? 0);
  });

  test('leaves a unit that is sold between the plan and its turn', async () => {
    const context = contextOf(shop);
    const plan = await planUndo(db(), context.caller, operation, undefined);
    const last = units.at(-1) ?? 0;
    await sell(last);
    if (!plan) throw new Error('It is not large');
    await transact(db(), (tx) => beginUndo(tx, context, operation, plan));
    expect(await over()).toBe('applied');
    expect(await inStock()).toEqual([]);
    expect((await seen()).undone?.units).toBe(UNITS - 1);
  });

  test('of which a little is asked for is undone at once', async () => {
    const done = await undo(units.slice(0, 3));
    expect(done).not.toHaveProperty('import');
    expect(await inStock()).toEqual(units.slice(3));
  });
});

const contextOf = ({ companyId, userId }: Shop): Context => ({
  caller: {
    ...{ companyId, userId, username: 'Arta', rights: 'owner', timezone: 'UTC', tokenHash: '' },
    ...{ locationId: null, isLimited: false, sharedTill: null, isFactorDue: false, preview: null },
  },
  now: new Date(),
  today: '2026-11-23',
  approval: null,
});

describe.each(ENGINES_OF_MOST)(
  'an import whose server does nothing in the background, on %s',
  (engine) => {
    let server: TestServer;
    let shop: Shop;
    let operation: number;

    beforeEach(async () => {
      server = await startTestServer({ engine });
      shop = await openShop(server);
      const id = await checkedImport(
        server.database.db,
        shop,
        shoeLines(UNITS / 10, { quantity: 10 }),
      );
      expect(await applied(server.database.db, shop, id)).toBe('applied');
      operation = (await shop.api.ok(historyCalls.list)).data[0]?.id ?? 0;
      await server.app.getDecorator<Runner>('importRunner').stop();
    });
    afterEach(() => server.close());

    const asked = () => ({ params: { id: operation }, body: {} });

    test('says what is left of its undo, and none of that is sold', async () => {
      const { ids } = (await shop.api.ok(historyCalls.undo, asked())).data;
      const { data } = await shop.api.ok(historyCalls.one, { params: { id: operation } });
      expect(data.operation.undone?.left).toBe(UNITS);
      const body = [{ ...shop.line(ids[0] ?? 0), regular_price: '49.90', price: 49.9 }];
      expect((await shop.api.refused(409, saleCalls.sell, { body })).code).toBe('importing');
    });

    test('is taken on again by the server that left it, once its claim is over', async () => {
      const { db } = server.database;
      await beginImport(shop, await checkedImport(db, shop, shoeLines(2)));
      const asking = { server: 'this one', alone: true, busy: [] };
      const work = (await claimWork(db, asking)) as Work;
      expect(await claimWork(db, asking)).toBeUndefined();
      await db.updateTable('imports').set({ claimed_until: '2026-01-01' }).execute();
      expect(await claimWork(db, { ...asking, busy: [work] })).toBeUndefined();
      expect(await claimWork(db, asking)).toEqual(work);
    });

    test('is undone after another running import, and so is the next one', async () => {
      const { db } = server.database;
      const next = await checkedImport(db, shop, shoeLines(3), { name: 'next.csv' });
      const last = await checkedImport(db, shop, shoeLines(2));
      await beginImport(shop, next);
      const undone = await shop.api.refused(409, historyCalls.undo, asked());
      const message = expect.stringMatching(/is importing "next.csv" \(0 of 3\)/);
      expect(undone).toMatchObject({ code: 'conflict', message });
      const body = { create: true as const };
      const booked = await shop.api.refused(409, importCalls.apply, { params: { id: last }, body });
      expect(booked).toMatchObject({ code: 'conflict', message, data: { id: next, total: 3 } });
    });
  },
);
