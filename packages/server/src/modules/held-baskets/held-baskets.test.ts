import {
  heldBasketCalls as calls,
  productCalls,
  returnCalls,
  saleCalls,
} from '@backoffice/contracts';

import { tidyUp } from '../../housekeeping';
import { onEachEngine } from '../../testing/on-each-engine';
import { openCounter } from '../../testing/shop/counter';

const DAY = 24 * 3_600_000;

onEachEngine('a basket that is held', (server) => {
  const open = async () => {
    const counter = await openCounter(server());
    const [location = 0, other = 0] = counter.locations;
    const ids = await counter.receive(2);
    const hire = (of: number) => counter.hire('cashier', { location: of, limited: true });
    const { api: first } = await hire(location);
    const { api: second } = await hire(location);
    const { api: elsewhere } = await hire(other);
    const items = ids.map((id) => ({ id, price: 45, sale_type: 'store' as const }));
    return { counter, ids, items, first, second, elsewhere };
  };

  test('waits at every till of its shop, and goes on at one of them', async () => {
    const { items, ids, first, second, elsewhere } = await open();
    const { data: held } = await first.ok(calls.hold, { body: { name: 'Ana', items } });
    expect(held).toMatchObject({ name: 'Ana', units: 2, returns: 0, total: '90.00', till: null });
    expect((await second.ok(calls.list)).data).toEqual([held]);
    expect((await elsewhere.ok(calls.list)).data).toEqual([]);
    const params = { id: held.id };
    await elsewhere.refused(404, calls.resume, { params });
    const both = await Promise.all([first, second].map((api) => api.any(calls.resume, { params })));
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const won = both.find(({ status }) => status === 200)?.body as {
      data: { items: { unit: { id: number } }[] };
    };
    expect(won.data.items.map(({ unit }) => unit.id)).toEqual(ids);
    const lost = both.find(({ status }) => status === 409)?.body;
    expect(lost).toMatchObject({
      code: 'resumed',
      message: expect.stringMatching(/ went on with it, \d{4}-/),
      data: { by: expect.any(String), at: expect.any(String) },
    });
    expect((await first.ok(calls.list)).data).toEqual([]);
  });

  test('is answered again to who resumed it', async () => {
    const { items, first } = await open();
    const { data: held } = await first.ok(calls.hold, { body: { name: 'Ana', items } });
    const sent = { params: { id: held.id }, headers: { 'idempotency-key': `resume-${held.id}` } };
    const { data } = await first.ok(calls.resume, sent);
    expect((await first.ok(calls.resume, sent)).data).toEqual(data);
  });

  test('reserves nothing: a scan says for whom it waits, and what was sold is named', async () => {
    const { counter, items, ids, first, second } = await open();
    const [sold = 0, kept = 0] = ids;
    const { data: held } = await first.ok(calls.hold, { body: { name: 'Ana', items } });
    const barcode = async (id: number) =>
      (await counter.api.ok(productCalls.list)).data.find((row) => row.id === id)?.barcode ?? '';
    const code = await barcode(sold);
    const { data: scanned } = await second.ok(productCalls.byBarcode, { params: { code } });
    expect(scanned.held).toMatchObject({ name: 'Ana', till: null });
    await second.ok(saleCalls.sell, { body: [counter.line(sold)] });
    const { data } = await first.ok(calls.resume, { params: { id: held.id } });
    expect(data.items.map(({ unit }) => [unit.id, unit.sold?.receipt_number ?? null])).toEqual([
      [sold, 1],
      [kept, null],
    ]);
    const rest = await second.ok(productCalls.byBarcode, { params: { code: await barcode(kept) } });
    expect(rest.data.held).toBeNull();
  });

  test('names what it lists twice', async () => {
    const { counter, items, first } = await open();
    const { first: line } = await counter.sold([{ price: 45 }]);
    const returns = [1, 2].map(() => ({ line: line.id, reason: 'size' as const }));
    const body = { name: 'Ana', returns };
    expect((await first.refused(422, calls.hold, { body })).fields).toHaveProperty('returns');
    const twice = { name: 'Ana', items: [...items, ...items] };
    expect((await first.refused(422, calls.hold, { body: twice })).fields).toHaveProperty('ids');
  });

  test('may hold goods that come back', async () => {
    const { counter, first } = await open();
    const { first: line } = await counter.sold([{}]);
    const returns = [{ line: line.id, reason: 'size' as const }];
    const { data: held } = await first.ok(calls.hold, { body: { name: 'Ana', returns } });
    expect(held).toMatchObject({ units: 0, returns: 1, total: '0.00' });
    const { data } = await first.ok(calls.resume, { params: { id: held.id } });
    expect(data.returns).toEqual([{ ...returns[0], sale: expect.any(Number) }]);
    await first.ok(returnCalls.make, { body: { returns } });
    await first.refused(422, calls.hold, { body: { name: 'Ana' } });
    await first.refused(422, calls.hold, { body: { name: ' ', returns } });
    await first.refused(404, calls.hold, {
      body: { name: 'Ana', returns: [{ line: 999_999, reason: 'size' }] },
    });
  });

  test('is given up without its name, and forgotten after a month', async () => {
    const { counter, items, first } = await open();
    const hold = async () => (await first.ok(calls.hold, { body: { name: 'Ana', items } })).data.id;
    await first.ok(calls.drop, { params: { id: await hold() } });
    const [event] = await counter.audit('basket.dropped');
    expect(event).toMatchObject({ subject: 'Held basket', changes: { units: { before: 2 } } });
    expect(JSON.stringify(event)).not.toContain('Ana');
    await hold();
    const { db } = server().database;
    const { config } = server();
    await tidyUp(db, config, new Date(Date.now() + 29 * DAY));
    const left = () =>
      db
        .selectFrom('held_baskets')
        .select('id')
        .where('company_id', '=', counter.companyId)
        .execute();
    expect(await left()).toHaveLength(1);
    await tidyUp(db, config, new Date(Date.now() + 31 * DAY));
    expect(await left()).toEqual([]);
  });
});
