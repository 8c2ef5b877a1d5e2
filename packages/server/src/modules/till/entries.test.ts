import {
  ledgerCalls,
  companyCalls,
  deliveryCalls,
  productCalls,
  saleCalls,
  transactionCalls,
} from '@backoffice/contracts';

import { onEachEngine } from '../../testing/on-each-engine';
import { callerAs, openShop, signedIn } from '../../testing/shop/test-shop';
import { readEntries } from '../../testing/shop/till-entries';

const TODAY = '2026-11-22';
const ENERGY = { subType: 'Energy', transaction_type: 'outcome', payment_type: 'bank' };

onEachEngine('the till', (server) => {
  const open = async () => {
    server().clock.set(`${TODAY}T10:00:00Z`);
    return openShop(server());
  };
  const entriesOf = ({ companyId }: { companyId: number }) => readEntries(server(), companyId);
  const periods = ({ companyId }: { companyId: number }) =>
    server()
      .database.db.selectFrom('till_periods')
      .select(['id', 'location_id', 'closed_at'])
      .where('company_id', '=', companyId)
      .orderBy('id')
      .execute();

  afterEach(() => server().clock.set(null));

  test('gets one entry of a sale for each way in which it was paid', async () => {
    const shop = await open();
    const { api, receive, line } = shop;
    const [a = 0, b = 0, c = 0, d = 0, e = 0] = await receive(5);
    const bank = (name: string) => ({ paymentType: 'bank', bank: name });
    const { data: sold } = await api.ok(saleCalls.sell, {
      body: [
        line(a, { price: '10.10' }),
        line(b, { price: '20.20' }),
        line(c, { price: 5, sale_type: 'online' }),
        line(d, { price: 7, sale_type: 'online', ...bank('NLB') }),
        line(e, { price: 0, ...bank('TEB') }),
      ],
    });
    expect(await entriesOf(shop)).toEqual([
      ['sale', 'NLB', '7.00', TODAY],
      ['sale', 'cash', '30.30', TODAY],
      ['sale', 'courier', '5.00', TODAY],
    ]);
    const kept = await server()
      .database.db.selectFrom('sales')
      .select(['id', 'period_id', 'operation_id', 'vat_rate'])
      .where('company_id', '=', shop.companyId)
      .executeTakeFirstOrThrow();
    const [period] = await periods(shop);
    expect(kept).toEqual({
      id: sold.id,
      period_id: period?.id,
      operation_id: sold.operation,
      vat_rate: '18.00',
    });
  });

  test('is one for each shop, and one for those without', async () => {
    const shop = await open();
    const [prishtina = 0, prizren = 0] = shop.locations;
    const seller = await signedIn(server(), {
      companyId: shop.companyId,
      rights: 'cashier',
      location: prizren,
    });
    const [a = 0, b = 0, c = 0] = await shop.receive(3);
    await shop.api.ok(saleCalls.sell, { body: [shop.line(a)] });
    await callerAs(seller, server().url).ok(saleCalls.sell, { body: [shop.line(b)] });
    await shop.api.ok(saleCalls.sell, { body: [shop.line(c)] });
    await shop.api.ok(transactionCalls.add, { body: { ...ENERGY, sale_price: 1 } });
    expect(await periods(shop)).toMatchObject([
      { location_id: prishtina, closed_at: null },
      { location_id: prizren, closed_at: null },
      { location_id: null, closed_at: null },
    ]);
  });

  test('goes on in the next period once one is closed, whoever sells meanwhile', async () => {
    const shop = await open();
    const [first = 0, ...others] = await shop.receive(6);
    await shop.api.ok(saleCalls.sell, { body: [shop.line(first)] });
    await server()
      .database.db.updateTable('till_periods')
      .set({ closed_at: `${TODAY}T10:00:00Z` })
      .where('company_id', '=', shop.companyId)
      .execute();
    await Promise.all(others.map((id) => shop.api.ok(saleCalls.sell, { body: [shop.line(id)] })));
    const [closed, current, ...more] = await periods(shop);
    expect(more).toEqual([]);
    expect(current?.closed_at).toBeNull();
    const inPeriod = (id = 0) =>
      server()
        .database.db.selectFrom('till_entries')
        .select('id')
        .where('company_id', '=', shop.companyId)
        .where('period_id', '=', id)
        .execute();
    expect(
      [await inPeriod(closed?.id), await inPeriod(current?.id)].map((all) => all.length),
    ).toEqual([1, 5]);
  });

  test('enters the change of a booking as the difference', async () => {
    const shop = await open();
    const { api } = shop;
    const { data } = await api.ok(transactionCalls.add, {
      body: { ...ENERGY, sale_price: '120.5' },
    });
    const edit = (more: object) =>
      api.ok(transactionCalls.edit, { body: { ...ENERGY, id: data.id, ...more } });
    const added = async () => (await entriesOf(shop)).map((row) => row.slice(1));
    expect(await added()).toEqual([['bank', '-120.50', TODAY]]);

    await edit({ sale_price: '100.50' });
    await edit({ sale_price: '100.50', description: 'KESCO' });
    await edit({ sale_price: '100.50', payment_type: 'cash' });
    await edit({ sale_price: '100.50', payment_type: 'cash', transaction_type: 'income' });
    await edit({
      sale_price: '100.50',
      payment_type: 'cash',
      transaction_type: 'income',
      date: '2026-11-20',
    });
    await api.ok(transactionCalls.remove, { params: { id: data.id } });
    expect((await added()).slice(1)).toEqual([
      ['bank', '20.00', TODAY],
      ['bank', '100.50', TODAY],
      ['cash', '-100.50', TODAY],
      ['cash', '201.00', TODAY],
      ['cash', '-100.50', TODAY],
      ['cash', '100.50', '2026-11-20'],
      ['cash', '-100.50', '2026-11-20'],
    ]);
  });

  test('ignores bookings from before it, and enters an empty booking once it has an amount', async () => {
    const shop = await open();
    const { api, companyId } = shop;
    const { data: old } = await api.ok(transactionCalls.add, {
      body: { ...ENERGY, sale_price: 9 },
    });
    const { db } = server().database;
    await db
      .updateTable('transactions')
      .set({ id: old.id + 1_000_000 })
      .where('company_id', '=', companyId)
      .execute();
    const id = old.id + 1_000_000;
    await api.ok(transactionCalls.edit, { body: { ...ENERGY, id, sale_price: 10 } });
    await api.ok(transactionCalls.remove, { params: { id } });
    expect(await entriesOf(shop)).toHaveLength(1);

    const { data: free } = await api.ok(transactionCalls.add, {
      body: { ...ENERGY, sale_price: 0 },
    });
    expect(await entriesOf(shop)).toHaveLength(1);
    await api.ok(transactionCalls.edit, { body: { ...ENERGY, id: free.id, sale_price: 8 } });
    expect((await entriesOf(shop)).at(-1)).toEqual(['transaction', 'bank', '-8.00', TODAY]);
  });

  test('takes the price of sold articles by its way of payment', async () => {
    const shop = await open();
    const { api } = shop;
    const article = { article_id: 'A-1', name: 'Laces' };
    const { data } = await api.ok(ledgerCalls.addArticle, { body: article });
    const sell = (price: string, more: object = {}) =>
      api.ok(ledgerCalls.sell, { body: { articleId: data.id, price, ...more } });
    await sell('2.50');
    await sell('0');
    await sell('3', { payment_type: 'bank', bank: 'PCB' });
    expect(await entriesOf(shop)).toEqual([
      ['article_sale', 'cash', '2.50', TODAY],
      ['article_sale', 'PCB', '3.00', TODAY],
    ]);
  });

  test('takes no cash in a sale above the limit of the company', async () => {
    const shop = await open();
    const { api, receive, line } = shop;
    await api.ok(companyCalls.editSettings, { body: { cash_limit: '90.00' } });
    const [a = 0, b = 0, c = 0] = await receive(3);
    const nlb = { paymentType: 'bank', bank: 'NLB' };
    const refusal = await api.refused(422, saleCalls.sell, {
      body: [line(a), line(b, nlb), line(c, { price: '0.01' })],
    });
    expect(Object.keys(refusal.fields ?? {})).toEqual(['0.paymentType', '2.paymentType']);
    expect(refusal.message).toBe('No cash in a sale above 90.00 €');
    await api.ok(saleCalls.sell, { body: [line(a), line(b)] });
    await api.ok(saleCalls.sell, { body: [line(c, { price: 200, ...nlb })] });
  });

  test('deliveries, transfers and sales are operations to which movements refer', async () => {
    const shop = await open();
    const { api, line, locations, companyId } = shop;
    const { data: delivery } = await api.ok(deliveryCalls.receive, { body: shop.shoes(2) });
    const [a = 0, b = 0] = delivery.items.map(({ id }) => id);
    const { data: transfer } = await api.ok(productCalls.transfer, {
      body: { ids: [a, b], location: locations[1] },
    });
    const { data: sale } = await api.ok(saleCalls.sell, { body: [line(a)] });
    const { db } = server().database;
    const moved = await db
      .selectFrom('movements')
      .select(['operation_id', 'kind'])
      .where('company_id', '=', companyId)
      .orderBy('id')
      .execute();
    expect(moved.map((row) => [row.operation_id, row.kind])).toEqual([
      [delivery.operation, 'received'],
      [delivery.operation, 'received'],
      [transfer.operation, 'transferred'],
      [transfer.operation, 'transferred'],
      [sale.operation, 'sold'],
    ]);
    const kinds = await db
      .selectFrom('operations')
      .select(['kind', 'user_id'])
      .where('company_id', '=', companyId)
      .orderBy('id')
      .execute();
    expect(kinds.map(({ kind }) => kind)).toEqual(['delivery', 'transfer', 'sale']);
  });
});
