import {
  closingCalls,
  closingViewSchema,
  companyCalls,
  tillCalls,
  tillSchema,
} from '@backoffice/contracts';

import { onEachEngine } from '../../testing/on-each-engine';
import { NLB, TEB } from '../../testing/shop/counter';
import { openTillShop, tillCaller } from '../../testing/shop/till';

const ONLINE = { sale_type: 'online' };

onEachEngine('a till', (server) => {
  afterEach(() => server().clock.set(null));

  const open = async () => {
    const shop = await openTillShop(server());
    await shop.travel('2026-11-22T08:00:00Z');
    return shop;
  };
  const differences = (counts: { way: string; expected: string; counted: string }[] = []) =>
    counts.map(({ way, expected, counted }) => `${way} ${expected} ${counted}`);

  test('that nobody used can be looked at and closed', async () => {
    const { till, here } = await open();
    const seen = await till.read(here);
    expect(seen).toMatchObject({
      location: { id: here, name: 'Prishtinë' },
      since: null,
      opening: { cash: '0.00', left: null, counted: null },
      can_open: true,
      last_closing: null,
      sums: [],
    });
    const { closing } = await till.close(await till.count({ location: here }));
    expect(closing).toMatchObject({ number: 1, counted_cash: '0.00', left: '0.00' });
    expect(await till.read(here)).toMatchObject({
      since: closing.closed_at,
      opening: { cash: '0.00', left: '0.00' },
      last_closing: { id: closing.id, number: 1 },
    });
  });

  test('keeps, once closed, the counted amounts beside the expected ones for ever', async () => {
    const shop = await open();
    const { till, here } = shop;
    await shop.sold([
      { price: 40 },
      { price: '30.50', ...NLB },
      { price: 25, ...ONLINE },
      { price: 5, ...TEB },
    ]);
    const seen = await till.read(here);
    expect(seen.sums).toEqual([
      { way: 'cash', amount: '40.00' },
      { way: 'NLB', amount: '30.50' },
      { way: 'TEB', amount: '5.00' },
      { way: 'courier', amount: '25.00' },
    ]);
    expect(seen.report?.sales).toEqual({ count: 1, units: 4, amount: '100.50' });
    await shop.travel('2026-11-22T18:00:00Z');
    const made = await till.close({
      location: here,
      version: seen.version,
      cash: { '2000': 1, '1000': 1, '500': 1, '1': 50 },
      terminals: { NLB: '30.50', TEB: 5 },
      left: '20',
    });
    expect(made.closing).toMatchObject({
      number: 1,
      location: { id: here },
      opened_at: '2026-11-22T08:00:00.000Z',
      closed_at: '2026-11-22T18:00:00.000Z',
      closed_on: '2026-11-22',
      counted_cash: '35.50',
      left: '20.00',
      reason: '',
      late: [],
    });
    expect(differences(made.closing.counts)).toEqual([
      'cash 40.00 35.50',
      'NLB 30.50 30.50',
      'PCB 0.00 0.00',
      'TEB 5.00 5.00',
    ]);
    expect(made).toMatchObject({
      cash: { '2000': 1, '1000': 1, '500': 1, '1': 50 },
      terminals: { NLB: '30.50', PCB: '0.00', TEB: '5.00' },
      company: { name: expect.any(String), registration_number: expect.any(String) },
      opening: { cash: '0.00', left: null },
      sums: seen.sums,
      report: seen.report,
    });
    expect(await till.read(here)).toMatchObject({
      since: '2026-11-22T18:00:00.000Z',
      opening: { cash: '20.00', left: '20.00' },
      can_open: true,
      sums: [],
    });
    await expect(
      server()
        .database.db.updateTable('closings')
        .set({ reason: 'another' })
        .where('id', '=', made.closing.id)
        .execute(),
    ).rejects.toThrow();
  });

  test('is refused when something was sold since the counting began, and says what', async () => {
    const shop = await open();
    const { till, here, api } = shop;
    await shop.sold([{ price: 40 }]);
    const counted = await till.count({ location: here, cash: { '2000': 2 }, left: 40 });
    await shop.sold([{ price: 30 }]);
    const refusal = await api.refused(409, closingCalls.close, { body: counted });
    expect(refusal.code).toBe('changed');
    const now = await till.read(here);
    expect(tillSchema.parse(refusal.data)).toEqual(now);
    expect(now.sums).toEqual([{ way: 'cash', amount: '70.00' }]);
    const cash = { ...counted.cash, '1000': 3 };
    const again = { ...counted, cash, version: now.version };
    expect(differences((await till.close(again)).closing.counts)[0]).toBe('cash 70.00 70.00');
  });

  test('wants a reason for more than may differ, and keeps it', async () => {
    const shop = await open();
    const { till, here, api } = shop;
    await shop.sold([{ price: '45.01' }]);
    const counted = await till.count({ location: here, cash: { '2000': 2 }, left: 0 });
    const refused = async (more: object) => {
      const { fields } = await api.refused(422, closingCalls.close, {
        body: { ...counted, ...more },
      });
      return fields;
    };
    expect(await refused({})).toEqual({ reason: 'Please give a reason: Cash −5.01 €' });
    expect(await refused({ reason: '  ' })).toHaveProperty('reason');
    expect(await refused({ reason: 'ok', left: '40.01' })).toEqual({
      left: 'There is less in the drawer than what should stay in it',
    });
    expect(
      await refused({ cash: { '5000': 1, '1': 2 }, terminals: { NLB: '-5.01', PCB: 5 } }),
    ).toEqual({ reason: 'Please give a reason: Cash +5.01 €, NLB −5.01 €' });
    expect(await refused({ cash: { '3': 1 } })).toBeDefined();
    await api.ok(companyCalls.editSettings, { body: { max_difference: '5.01' } });
    await till.close(counted);
    await api.ok(companyCalls.editSettings, { body: { max_difference: '0.00' } });
    const cent = await till.count({ location: here, cash: { '1': 1 }, left: 0 });
    await api.refused(422, closingCalls.close, { body: cent });
    const { closing } = await till.close({ ...cent, reason: 'found a cent' });
    expect([closing.number, closing.reason]).toEqual([2, 'found a cent']);
  });

  test('is counted blind by a cashier, who learns only that a reason is needed', async () => {
    const shop = await open();
    const { here } = shop;
    const cashier = await shop.hire('cashier', { location: here, limited: true });
    const till = tillCaller(cashier.api);
    await shop.sold([{ price: 40 }]);
    const seen = await till.read();
    expect(seen).toMatchObject({ location: { id: here }, opening: { cash: '0.00' } });
    expect(seen).not.toHaveProperty('sums');
    expect(seen).not.toHaveProperty('report');

    const blind = await till.count({ cash: { '2000': 1 }, terminals: { NLB: 3 }, left: 0 });
    const stale = await cashier.api.refused(409, closingCalls.close, {
      body: { ...blind, version: '1.2.3' },
    });
    expect(stale.data).toEqual(seen);
    const refusal = await cashier.api.refused(422, closingCalls.close, { body: blind });
    expect(refusal.fields).toHaveProperty('reason');
    expect(JSON.stringify(refusal)).not.toMatch(/\d\d|cash/i);
    expect(await shop.audit('till.count_refused')).toEqual([
      {
        user_id: cashier.userId,
        approved_by: null,
        subject: 'Prishtinë',
        changes: {
          cash: { after: '20.00' },
          NLB: { after: '3.00' },
          PCB: { after: '0.00' },
          TEB: { after: '0.00' },
        },
      },
    ]);
    const made = await till.close({ ...blind, reason: 'I do not know' });
    expect(Object.keys(made).sort()).toEqual([
      ...['cash', 'closing', 'company', 'recounts', 'terminals'],
    ]);
    expect(made.closing).not.toHaveProperty('counts');
    expect(made.closing).not.toHaveProperty('late');
    expect(made.closing.reason).toBe('I do not know');
    const [told] = await shop.audit('till.closed');
    expect(told).toMatchObject({
      user_id: cashier.userId,
      subject: 'Closing 1, Prishtinë',
      changes: {
        cash: { before: '40.00', after: '20.00' },
        NLB: { before: '0.00', after: '3.00' },
        left: { after: '0.00' },
        reason: { after: 'I do not know' },
      },
    });
  });

  test('is closed alone: the tills of other shops and of no shop stay as they were', async () => {
    const shop = await open();
    const { till, here, there } = shop;
    const other = await shop.hire('manager', { location: there });
    await shop.sold([{ price: 40 }]);
    await shop.sold([{ price: 30 }], other.api);
    const before = [await till.read(there), await till.read('none')];
    await till.close(await till.count({ location: here, cash: { '2000': 2 }, left: 0 }));
    expect([await till.read(there), await till.read('none')]).toEqual(before);
    const { closing } = await till.close(
      await till.count({ location: there, cash: { '1000': 3 }, left: 0 }),
    );
    expect(closing).toMatchObject({ number: 1, location: { id: there } });
    expect((await tillCaller(other.api).read()).location).toEqual({ id: there, name: 'Prizren' });
    const none = await till.close(await till.count({ location: null }));
    expect(none.closing).toMatchObject({ number: 1, location: null });
  });

  test('of another shop is refused to a person limited to one shop', async () => {
    const shop = await open();
    const { here, there } = shop;
    const { api } = await shop.hire('manager', { location: here, limited: true });
    for (const query of [{ location: there }, { location: 'none' }, { location: 999_999 }]) {
      await api.refused(403, tillCalls.till, { query });
    }
    const count = { version: 'unused', cash: {}, left: 0 };
    await api.refused(403, closingCalls.close, { body: { ...count, location: there } });
    await api.refused(403, closingCalls.close, { body: { ...count, location: null } });
    await api.ok(closingCalls.close, { body: count });
    await shop.api.refused(404, tillCalls.till, { query: { location: 999_999 } });
    const unknown = { body: { ...count, location: 999_999 } };
    expect((await shop.api.refused(422, closingCalls.close, unknown)).fields).toHaveProperty(
      'location',
    );
  });

  test('can be closed twice a day, or once for three', async () => {
    const shop = await open();
    const { till, here } = shop;
    const closeAt = async (moment: string, cash: object) => {
      await shop.travel(moment);
      return (await till.close(await till.count({ location: here, cash, left: 0 }))).closing;
    };
    await shop.sold([{ price: 40 }]);
    const noon = await closeAt('2026-11-22T12:00:00Z', { '2000': 2 });
    await shop.sold([{ price: 30 }]);
    const evening = await closeAt('2026-11-22T18:00:00Z', { '1000': 3 });
    for (const day of ['23', '24', '25']) {
      await shop.travel(`2026-11-${day}T09:00:00Z`);
      await shop.sold([{ price: 10 }]);
    }
    const later = await closeAt('2026-11-25T23:30:00Z', { '1000': 3 });
    const said = [noon, evening, later].map(({ number, closed_on, counts }) => [
      ...[number, closed_on],
      differences(counts)[0],
    ]);
    expect(said).toEqual([
      [1, '2026-11-22', 'cash 40.00 40.00'],
      [2, '2026-11-22', 'cash 30.00 30.00'],
      [3, '2026-11-26', 'cash 30.00 30.00'],
    ]);
    expect(later.opened_at).toBe(evening.closed_at);
  });

  test('answers a closing that is sent again with the same closing', async () => {
    const shop = await openTillShop(server());
    const { till, here } = shop;
    const sent = {
      body: await till.count({ location: here }),
      headers: { 'idempotency-key': 'closing-of-today' },
    };
    const [first, again] = [
      await shop.api.ok(closingCalls.close, sent),
      await shop.api.ok(closingCalls.close, sent),
    ];
    expect(again).toEqual(first);
    expect(closingViewSchema.parse(again.data).closing.number).toBe(1);
    await shop.api.refused(409, closingCalls.close, { body: sent.body });
  });
});
