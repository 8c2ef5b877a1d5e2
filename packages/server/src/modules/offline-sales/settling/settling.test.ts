import {
  companyCalls,
  offlineSaleCalls as calls,
  productCalls,
  returnCalls,
  saleCalls,
  soldSaleCalls,
  type SettleLine,
  type UnsettledSale,
} from '@backoffice/contracts';
import { sql } from 'kysely';

import { onServer } from '../../../testing/on-each-engine';
import { openOfflineShop } from '../../../testing/shop/offline-till';

const CASH_AND_NLB = [
  { way: 'cash', amount: '20.00' },
  { way: 'NLB', amount: '25.00' },
] as const;

onServer('a sale without a line that somebody settles', (server) => {
  /** A pair that another till sold meanwhile, and the sale that is owed it. */
  async function open({ more = {}, pairs = 1 }: { more?: object; pairs?: number } = {}) {
    const shop = await openOfflineShop(server());
    const { api, till } = shop;
    const units = await shop.receive(pairs + 1, { location: shop.here });
    const [taken = 0, ...others] = units;
    const { data: other } = await api.ok(saleCalls.sell, { body: [shop.line(taken)] });
    const sent = till.sale(17, [taken], more);
    const told = await till.sendOne(sent);
    const sale = told.sale as number;
    const list = async () => (await api.ok(calls.unsettled)).data;
    const only = async () => {
      const [found] = await list();
      return { ...(found as UnsettledSale), line: found?.lines[0] as SettleLine };
    };
    const settle = async (body: object, as = api) =>
      (await as.ok(calls.settle, { params: { id: sale }, body })).data;
    const refused = async (status: number, body: object, as = api) =>
      (await as.refused(status, calls.settle, { params: { id: sale }, body })).reason;
    return { ...shop, taken, others, other, sale, list, only, settle, refused };
  }
  type Here = Awaited<ReturnType<typeof open>>;
  /** Stock, lines and figures of the company agree. */
  const expectWhole = async ({ companyId }: Pick<Here, 'companyId'>) => {
    const { rows } = await sql<Record<string, number>>`select
      (select count(*) from units where company_id = ${companyId} and sale_id is not null) as sold,
      (select count(*) from sale_lines x
        join units u on u.company_id = x.company_id and u.id = x.unit_id
        where x.company_id = ${companyId} and x.reversal_id is null and not x.owed
          and u.sale_id = x.sale_id) as lines,
      (select sum(units) from sale_entries where company_id = ${companyId})::int as entered,
      (select sum(units) from monthly_figures where company_id = ${companyId})::int as counted
    `.execute(server().database.db);
    const { sold, lines, entered, counted } = rows[0] ?? {};
    expect({ lines, entered, counted }).toEqual({ lines: sold, entered: sold, counted: sold });
  };
  const takeBack = async ({ api, other }: Here) => {
    const { lines } = (await api.ok(soldSaleCalls.sale, { params: { id: other.id } })).data;
    const returns = [{ line: lines[0]?.id, reason: 'size' }];
    await api.ok(returnCalls.make, { body: { returns } });
  };

  test('is listed with who has its unit, and with pairs that could take its place', async () => {
    const shop = await open({ pairs: 7 });
    const { line, ...sale } = await shop.only();
    expect(sale).toMatchObject({
      sale: shop.sale,
      receipt_number: 2,
      slip: shop.till.slip(17),
      reasons: ['unit_sold'],
      total: '45.00',
    });
    expect(line).toMatchObject({
      unit: shop.taken,
      price: '45.00',
      taken_by: { sale: shop.other.id, receipt_number: 1 },
    });
    expect(line.siblings.map(({ id }) => id)).toEqual(shop.others.slice(0, 5));
    const elsewhere = await shop.hire('manager', { location: shop.there, limited: true });
    expect((await elsewhere.api.ok(calls.unsettled)).data).toEqual([]);
    expect(await shop.refused(403, {}, elsewhere.api)).toBe('sold_in_other_shop');
  });

  test('gets another pair: no money moves, and the pair is out of stock', async () => {
    const shop = await open();
    const [pair = 0] = shop.others;
    const { line } = await shop.only();
    const [months, entries] = [await shop.months(), await shop.entries()];
    const lines = [{ line: line.line, unit: pair }];
    expect(await shop.settle({ lines })).toEqual({ returns: [], is_settled: true });
    expect(await shop.list()).toEqual([]);
    expect(await shop.stock()).toEqual([]);
    expect(await shop.history(pair)).toEqual(['received', 'sold']);
    expect(await shop.history(shop.taken)).toEqual(['received', 'sold']);
    expect(await shop.months()).toEqual(months);
    expect(await shop.entries()).toEqual(entries);
    const { lines: now } = await shop.view(shop.sale);
    expect(now.map(({ state, unit_id: unit }) => [state, unit])).toEqual([
      ['corrected', shop.taken],
      ['sold', pair],
    ]);
    expect(await shop.day()).toEqual(['sale 45.00', 'sale 45.00']);
    expect(await shop.audit('sale.settled')).toMatchObject([
      {
        subject: `Receipt 2, ${shop.till.slip(17)}`,
        changes: { [`NK-1 (${shop.taken})`]: { before: shop.taken, after: pair } },
      },
    ]);
    await expectWhole(shop);
    const returns = [{ line: now[1]?.id, reason: 'size' }];
    await shop.api.ok(returnCalls.make, { body: { returns } });
    expect(await shop.stock()).toEqual([pair]);
    await expectWhole(shop);
  });

  test('gets the very pair once the other sale was taken back', async () => {
    const shop = await open({ pairs: 0 });
    const { line: before } = await shop.only();
    expect(before.siblings).toEqual([]);
    const lines = [{ line: before.line, unit: shop.taken }];
    expect(await shop.refused(422, { lines })).toBe('not_in_its_place');
    await takeBack(shop);
    const { line } = await shop.only();
    expect(line.taken_by).toBeNull();
    expect(line.siblings).toMatchObject([{ id: shop.taken, is_same: true }]);
    expect(await shop.settle({ lines })).toEqual({ returns: [], is_settled: true });
    expect(await shop.stock()).toEqual([]);
    const { data } = await shop.api.ok(soldSaleCalls.find, { query: { code: line.barcode } });
    expect(data.sale.id).toBe(shop.sale);
    await expectWhole(shop);
  });

  test('is paid back as it was paid: a return of today with a slip, and no unit moves', async () => {
    const line = { paymentType: undefined };
    const shop = await open({ more: { line, tenders: CASH_AND_NLB }, pairs: 0 });
    const lines = [{ line: (await shop.only()).line.line, unit: null }];
    const note = 'Came for the money';
    const { returns, is_settled: isSettled } = await shop.settle({ lines, note });
    expect(isSettled).toBe(true);
    const [id = 0] = returns;
    const { data } = await shop.api.ok(returnCalls.one, { params: { id } });
    expect(data.return).toMatchObject({ return_number: 1, total: '45.00', note });
    expect(data.lines).toMatchObject([{ unit_id: shop.taken, state: 'returned' }]);
    expect(data.money).toEqual([
      { way: 'NLB', amount: '-25.00' },
      { way: 'cash', amount: '-20.00' },
    ]);
    expect(await shop.history(shop.taken)).toEqual(['received', 'sold']);
    expect((await shop.months()).map((month) => month.slice(11))).toEqual(['cash 1 45.00']);
    expect((await shop.day()).sort()).toEqual(['return -45.00', 'sale 45.00', 'sale 45.00']);
    await expectWhole(shop);
  });

  test('is paid back today where it counted late, beside a closing', async () => {
    const shop = await openOfflineShop(server());
    const { api, till, here } = shop;
    const [taken = 0] = await shop.receive(1, { location: here });
    await api.ok(saleCalls.sell, { body: [shop.line(taken)] });
    const sent = till.sale(1, [taken]);
    await shop.closeTill(here);
    const { sale } = await till.sendOne(sent);
    const [entry] = await shop.lateEntries();
    const [found] = (await api.ok(calls.unsettled)).data;
    const lines = [{ line: found?.lines[0]?.line, unit: null }];
    await api.ok(calls.settle, { params: { id: sale as number }, body: { lines } });
    const entries = await server()
      .database.db.selectFrom('till_entries')
      .select(['source', 'amount', 'period_id', 'late'])
      .where('company_id', '=', shop.companyId)
      .where('source', '=', 'return')
      .execute();
    expect(entries).toMatchObject([{ amount: '-45.00', late: false }]);
    expect(entries[0]?.period_id).not.toBe(entry?.period_id);
    await expectWhole(shop);
  });

  test('with several units is settled one after the other', async () => {
    const shop = await openOfflineShop(server());
    const { api, till, here } = shop;
    const [one = 0, two = 0, pair = 0, own = 0] = await shop.receive(4, { location: here });
    await api.ok(saleCalls.sell, { body: [shop.line(one)] });
    await api.ok(productCalls.setAside, { params: { id: two }, body: { reason: 'damaged' } });
    const { sale, reasons } = await till.sendOne(till.sale(1, [one, two, own]));
    expect(reasons).toEqual(['unit_sold', 'unit_gone']);
    const [found] = (await api.ok(calls.unsettled)).data;
    const [first, second] = (found as UnsettledSale).lines.map(({ line }) => line);
    const params = { id: sale as number };
    const settle = (lines: object[]) => api.ok(calls.settle, { params, body: { lines } });
    const refused = async (status: number, lines: object[]) =>
      (await api.refused(status, calls.settle, { params, body: { lines } })).reason;
    expect(await refused(409, [])).toBe('settle_first');
    expect(await refused(404, [{ line: 987_654, unit: null }])).toBe('line_not_found');
    const twice = [
      { line: first, unit: null },
      { line: first, unit: pair },
    ];
    expect(await refused(422, twice)).toBe('settled_twice');
    expect(await refused(422, [{ line: first, unit: two }])).toBe('set_aside_first');
    expect((await settle([{ line: first, unit: pair }])).data.is_settled).toBe(false);
    expect(await refused(409, [{ line: first, unit: null }])).toBe('not_to_settle');
    const done = (await settle([{ line: second, unit: null }])).data;
    expect(done).toMatchObject({ is_settled: true, returns: [expect.any(Number)] });
    await expectWhole(shop);
  });

  test('names where its unit is, and takes it once that is put back on sale', async () => {
    const shop = await openOfflineShop(server());
    const { api, till, here } = shop;
    const [unit = 0] = await shop.receive(1, { location: here });
    const setAside = (reason: 'damaged' | null) =>
      api.ok(productCalls.setAside, { params: { id: unit }, body: { reason } });
    await setAside('damaged');
    const { sale } = await till.sendOne(till.sale(1, [unit]));
    const lineNow = async () => (await api.ok(calls.unsettled)).data[0]?.lines[0] as SettleLine;
    const { line, away, siblings } = await lineNow();
    expect([away, siblings]).toEqual(['set_aside', []]);
    const settling = { params: { id: sale as number }, body: { lines: [{ line, unit }] } };
    const { reason } = await api.refused(422, calls.settle, settling);
    expect(reason).toBe('set_aside_first');
    await setAside(null);
    expect(await lineNow()).toMatchObject({ away: null, siblings: [{ id: unit, is_same: true }] });
    expect((await api.ok(calls.settle, settling)).data.is_settled).toBe(true);
    expect(await shop.stock()).toEqual([]);
    await expectWhole(shop);
  });

  test('that broke a rule is accepted with a note', async () => {
    const shop = await openOfflineShop(server());
    const { api, till, here } = shop;
    await api.ok(companyCalls.editSettings, { body: { price_floor: 50 } });
    const seller = await shop.hire('cashier', { location: here });
    await till.terms(seller.api);
    const [unit = 0] = await shop.receive(1, { location: here });
    const { sale } = await till.sendOne(
      till.sale(1, [unit], { seller: seller.userId, line: { price: 10 } }),
    );
    const [found] = (await api.ok(calls.unsettled)).data;
    expect(found).toMatchObject({ sale, reasons: ['price_floor'], lines: [] });
    const settled = await api.ok(calls.settle, {
      params: { id: sale as number },
      body: { note: 'Last pair' },
    });
    expect(settled.data).toEqual({ returns: [], is_settled: true });
    expect((await api.ok(calls.unsettled)).data).toEqual([]);
    expect(await shop.audit('sale.settled')).toMatchObject([
      { changes: { reasons: { before: 'price_floor' }, note: { after: 'Last pair' } } },
    ]);
  });

  test('by two managers at once is settled once', async () => {
    const shop = await open({ pairs: 2 });
    const colleague = await shop.hire('manager');
    const { line } = (await shop.only()).line;
    const [pair = 0] = shop.others;
    const answers = await Promise.all([
      shop.api.any(calls.settle, {
        params: { id: shop.sale },
        body: { lines: [{ line, unit: pair }] },
      }),
      colleague.api.any(calls.settle, {
        params: { id: shop.sale },
        body: { lines: [{ line, unit: null }] },
      }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    await expectWhole(shop);
  });

  test('is settled before it is taken back, voided or corrected; the rest of it is not held', async () => {
    const shop = await openOfflineShop(server());
    const { api, till, here } = shop;
    const [taken = 0, own = 0] = await shop.receive(2, { location: here });
    await api.ok(saleCalls.sell, { body: [shop.line(taken)] });
    const { sale } = await till.sendOne(till.sale(1, [taken, own]));
    const params = { id: sale as number };
    const { lines } = (await api.ok(soldSaleCalls.sale, { params })).data;
    expect(lines.map(({ owed }) => owed)).toEqual([true, undefined]);
    const [owed, free] = lines.map(({ id }) => id);
    const reasonOf = async (refused: Promise<{ code?: string }>) => (await refused).code;
    const back = (line: number | undefined) => ({ returns: [{ line, reason: 'size' }] });
    const fix = (line: number | undefined) => ({ reason: 'Typed', lines: [{ line, price: 44 }] });
    const { make } = returnCalls;
    const { correct, void: undo } = soldSaleCalls;
    expect(await reasonOf(api.refused(409, make, { body: back(owed) }))).toBe('to_settle');
    expect(await reasonOf(api.refused(409, correct, { params, body: fix(owed) }))).toBe(
      'to_settle',
    );
    const body = { reason: 'Wrong' };
    expect(await reasonOf(api.refused(409, undo, { params, body }))).toBe('to_settle');
    await api.ok(correct, { params, body: fix(free) });
    const { data: unit } = await api.ok(soldSaleCalls.find, {
      query: { code: lines[0]?.barcode ?? '' },
    });
    expect(unit.sale.receipt_number).toBe(1);
  });
});
