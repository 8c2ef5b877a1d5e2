import { priceCalls, productCalls, saleCalls, stockCalls } from '@backoffice/contracts';
import { sql } from 'kysely';

import { tidyUp } from '../../housekeeping';
import { onEachEngine } from '../../testing/on-each-engine';
import { approvedBy, type Counter, openCounter } from '../../testing/shop/counter';

const { preview, apply } = priceCalls;

onEachEngine('prices', (server) => {
  let shop: Counter;
  beforeEach(async () => {
    shop = await openCounter(server());
  });
  afterEach(() => server().clock.set(null));
  const previewed = async (body: object, { api }: Pick<Counter, 'api'> = shop) =>
    (await api.ok(preview, { body })).data;
  const applied = async (hash: string) => (await shop.api.ok(apply, { body: { hash } })).data;
  const unitsOf = async () => {
    const query = { sort: 'price', dir: 'asc' };
    const { data } = await shop.api.ok(productCalls.list, { query });
    return data.map(({ id, price, label_due: due }) => ({ id, price, due }));
  };
  const countOf = async (table: 'operations' | 'movements' | 'price_previews') => {
    const { rows } = await sql<{ count: number }>`select count(*) from ${sql.table(table)}
      where company_id = ${shop.companyId}`.execute(server().database.db);
    return rows[0]?.count;
  };

  test('a fifth less, ending .90: as previewed, with history and labels due', async () => {
    const dear = await shop.receive(2, { code: 'Boot', stockPrice: '99.90' });
    const cheap = await shop.receive(1, { code: 'Sock', stockPrice: '3.90' });
    const same = await shop.receive(1, { code: 'Lace', stockPrice: '0.90' });
    const before = await countOf('operations');
    const change = { filter: {}, percent: -20, ending: '.90' };
    const seen = await previewed(change);
    expect(seen).toMatchObject({
      ...{ units: 3, unchanged: 1, row_count: 2, below_cost: 1 },
      ...{ old_total: '203.70', new_total: '162.70' },
      rows: [
        { code: 'Boot', brand: 'Nike', units: 2, old: '99.90', new: '79.90' },
        { code: 'Sock', units: 1, old: '3.90', new: '2.90' },
      ],
    });
    expect(await countOf('operations')).toBe(before);
    const { ids, operation } = await applied(seen.hash);
    expect(ids).toEqual([...dear, ...cheap]);
    expect(await unitsOf()).toEqual([
      { id: same[0], price: '0.90', due: false },
      { id: cheap[0], price: '2.90', due: true },
      ...dear.map((id) => ({ id, price: '79.90', due: true })),
    ]);
    const { data: history } = await shop.api.ok(productCalls.history, {
      params: { id: dear[0] ?? 0 },
    });
    expect(history.at(-1)).toMatchObject({
      ...{ kind: 'repriced', from_price: '99.90', price: '79.90', note: '−20 %, ending .90' },
      operation: { id: operation, kind: 'price' },
    });
    expect(await shop.history(same[0] ?? 0)).toEqual(['received']);
    expect(await shop.audit('prices.changed')).toEqual([
      {
        ...{ user_id: shop.userId, approved_by: null },
        subject: `−20 %, ending .90: Boot (${dear[0]}), Boot (${dear[1]}), Sock (${cheap[0]})`,
        changes: { total: { before: '203.70', after: '162.70' } },
      },
    ]);
  });

  test('of units by their ids: set, or by an amount', async () => {
    const [one = 0, two = 0] = await shop.receive(2);
    await shop.receive(1);
    const set = await previewed({ ids: [one, two], set: '39.90' });
    expect([set.units, set.new_total]).toEqual([2, '79.80']);
    await applied(set.hash);
    const less = await previewed({ ids: [two], amount: '-4.95', ending: '0.50' });
    expect(less.rows).toMatchObject([{ old: '39.90', new: '34.50' }]);
    await applied(less.hash);
    expect((await unitsOf()).map(({ price }) => price)).toEqual(['34.50', '39.90', '49.90']);
    const back = await previewed({ ids: [one], set: '49.90' });
    await applied(back.hash);
    expect((await unitsOf()).filter(({ due }) => due)).toMatchObject([{ id: two }]);
  });

  test('nothing changes if a unit was sold, arrived or repriced since the preview', async () => {
    const ids = await shop.receive(3);
    const stale = async (hash: string) => {
      const [operations, movements] = [await countOf('operations'), await countOf('movements')];
      const { code } = await shop.api.refused(409, apply, { body: { hash } });
      expect(code).toBe('stale_preview');
      expect([await countOf('operations'), await countOf('movements')]).toEqual([
        operations,
        movements,
      ]);
    };
    const change = { filter: { code: 'nk' }, percent: -10 };
    const first = await previewed(change);
    const ofIds = await previewed({ ids, percent: -10 });
    expect(ofIds.hash).toBe(first.hash);
    await previewed(change);
    const [arrived = 0] = await shop.receive(1);
    await stale(first.hash);

    const second = await previewed(change);
    await shop.api.ok(saleCalls.sell, { body: [shop.line(ids[0] ?? 0)] });
    await stale(second.hash);

    const third = await previewed(change);
    const other = await previewed({ ids: [arrived], set: 60 });
    await applied(other.hash);
    await stale(third.hash);

    const fourth = await previewed(change);
    await shop.api.ok(stockCalls.out, { body: { ids: [arrived], reason: 'lost' } });
    await stale(fourth.hash);

    const fifth = await previewed(change);
    await applied(fifth.hash);
    await stale(fifth.hash);
    await stale('0'.repeat(64));
    const colleague = await shop.hire('manager');
    const { hash } = await previewed(change, colleague);
    await stale(hash);
    await colleague.api.ok(apply, { body: { hash } });
    expect((await unitsOf()).map(({ price }) => price)).toEqual(['40.42', '40.42']);
  });

  test('an invalid change is refused with its field', async () => {
    const [one = 0, sold = 0, lost = 0] = await shop.receive(3);
    await shop.api.ok(saleCalls.sell, { body: [shop.line(sold)] });
    await shop.api.ok(stockCalls.out, { body: { ids: [lost], reason: 'lost' } });
    const refused = async (body: object, status = 422) => {
      const { code, fields, conflicts } = await shop.api.refused(status, preview, { body });
      return fields ? Object.keys(fields) : [code, conflicts?.map(({ id }) => id)];
    };
    expect(await refused({ ids: [one], set: 0 })).toEqual(['set']);
    expect(await refused({ ids: [one], amount: '-49.90' })).toEqual(['amount']);
    expect(await refused({ ids: [one], amount: 99_999_999 })).toEqual(['amount']);
    expect(await refused({ ids: [one], percent: -100 })).toEqual(['percent']);
    expect(await refused({ ids: [one], percent: 10, ending: '9' })).toEqual(['ending']);
    expect(await refused({ ids: [one], percent: 10, amount: 1 })).toEqual(['set']);
    expect(await refused({ ids: [one], filter: {}, amount: 1 })).toEqual(['ids']);
    expect(await refused({ ids: [one, one], amount: 1 })).toEqual(['ids']);
    expect(await refused({ filter: { out: '1' }, amount: 1 })).toEqual(['filter']);
    const backwards = { start_date: '2026-03-02', end_date: '2026-03-01' };
    expect(await refused({ filter: backwards, amount: 1 })).toEqual(['start_date']);
    expect(await refused({ ids: [one], percent: '-99.99' })).toEqual(['percent']);
    expect(await refused({ ids: [one, sold], amount: 1 }, 409)).toEqual(['already_sold', [sold]]);
    expect(await refused({ ids: [one, lost], amount: 1 }, 409)).toEqual(['gone', [lost]]);
    expect(await refused({ ids: [one, 999_999_999], amount: 1 }, 404)).toEqual([
      'not_found',
      undefined,
    ]);
    const stranger = await openCounter(server());
    await stranger.api.refused(404, preview, { body: { ids: [one], amount: 1 } });
    const nothing = await previewed({ filter: { brand: 'puma' }, amount: 1 });
    expect(nothing).toMatchObject({ units: 0, unchanged: 0, rows: [], new_total: '0.00' });
    await shop.api.refused(422, apply, { body: { hash: nothing.hash } });
  });

  test('a cashier asks a manager for it, and only owners see what is below cost', async () => {
    const [one = 0] = await shop.receive(1);
    const [cashier, manager] = [await shop.hire('cashier'), await shop.hire('manager')];
    const seen = await previewed({ ids: [one], set: '19.90' }, cashier);
    expect(seen.below_cost).toBeNull();
    expect((await previewed({ ids: [one], set: '19.90' })).below_cost).toBe(1);
    const sent = { body: { hash: seen.hash } };
    await cashier.api.refused(403, apply, sent);
    const allowed = { by: manager.userId, action: 'prices.change', call: apply, sent } as const;
    const headers = await approvedBy(cashier.api, allowed);
    await cashier.api.ok(apply, { ...sent, headers });
    expect(await unitsOf()).toEqual([{ id: one, price: '19.90', due: true }]);
    expect(await shop.audit('approval.used')).toMatchObject([
      { user_id: cashier.userId, approved_by: manager.userId },
    ]);
  });

  test('a person of one shop changes prices there only', async () => {
    const [here = 0, there = 0] = shop.locations;
    const ids = await shop.receive(2);
    for (const [index, location] of [here, there].entries()) {
      const body = { ids: ids.slice(index, index + 1), location };
      await shop.api.ok(productCalls.transfer, { body });
    }
    const limited = await shop.hire('manager', { location: here, limited: true });
    const wide = { body: { filter: {}, amount: 1 } };
    const { message } = await limited.api.refused(403, preview, wide);
    expect(message).toContain(`In another shop: NK-1 (${ids[1]})`);
    const own = await previewed({ filter: { location: here }, amount: 1 }, limited);
    await limited.api.ok(apply, { body: { hash: own.hash } });
    const again = await previewed({ filter: { location: here }, amount: 1 }, limited);
    const body = { ids: ids.slice(0, 1), location: there };
    await shop.api.ok(productCalls.transfer, { body });
    await limited.api.refused(409, apply, { body: { hash: again.hash } });
  });

  test('previews are forgotten after a day, and a person keeps the latest few', async () => {
    await shop.receive(1);
    await shop.travel('2026-11-20T10:00:00Z');
    const old = await previewed({ filter: {}, amount: 1 });
    for (let amount = 2; amount < 25; amount += 1) {
      server().clock.set(`2026-11-20T10:00:${10 + amount}Z`);
      await previewed({ filter: {}, amount });
    }
    expect(await countOf('price_previews')).toBe(20);
    await shop.api.refused(409, apply, { body: { hash: old.hash } });
    const { db } = server().database;
    await tidyUp(db, server().config, new Date('2026-11-21T10:00:00Z'));
    expect(await countOf('price_previews')).toBe(20);
    await tidyUp(db, server().config, new Date('2026-11-21T10:01:00Z'));
    expect(await countOf('price_previews')).toBe(0);
  });
});
