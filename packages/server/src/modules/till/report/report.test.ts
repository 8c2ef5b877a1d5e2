import {
  ledgerCalls,
  deliveryCalls,
  returnCalls,
  saleCalls,
  soldSaleCalls,
  tillReportSchema,
  transactionCalls,
} from '@backoffice/contracts';

import { onServer } from '../../../testing/on-each-engine';
import { type Counter, NLB, openCounter, TEB } from '../../../testing/shop/counter';
import { readReport } from './report.repository';

const ONLINE = { sale_type: 'online' };

onServer('the report of a till', (server) => {
  const periodOf = async ({ companyId }: Counter, location: number | null) => {
    const { id } = await server()
      .database.db.selectFrom('till_periods')
      .select('id')
      .where('company_id', '=', companyId)
      .where('location_id', location === null ? 'is' : '=', location)
      .executeTakeFirstOrThrow();
    return id;
  };
  const reportOf = async (shop: Counter, location: number | null = shop.locations[0] ?? null) => {
    const { db } = server().database;
    const period = await periodOf(shop, location);
    const { sums, report } = await readReport(db, shop.companyId, period);
    expect(tillReportSchema.parse(report)).toEqual(report);
    return { sums, ...report };
  };

  test('says by way, type, channel and seller what was sold', async () => {
    const shop = await openCounter(server());
    const arta = await shop.hire('cashier');
    await shop.sold([{ price: 40 }, { price: 30, ...NLB }]);
    await shop.sold(
      [
        { price: 25, ...ONLINE },
        { price: 20, ...ONLINE, ...TEB },
      ],
      arta.api,
    );
    const bags = { productType: 'accessories', code: 'B-1', name: 'Backpack', brand: shop.bags };
    const { data } = await shop.api.ok(deliveryCalls.receive, {
      body: { ...bags, importPrice: 10, stockPrice: 49.9, quantity: 1 },
    });
    const [bag = 0] = data.items.map(({ id }) => id);
    await shop.api.ok(saleCalls.sell, { body: [shop.line(bag, { price: 15 })] });

    const { sellers, ...report } = await reportOf(shop);
    expect(report).toEqual({
      sums: [
        { way: 'cash', amount: '55.00' },
        { way: 'NLB', amount: '30.00' },
        { way: 'TEB', amount: '20.00' },
        { way: 'courier', amount: '25.00' },
      ],
      sources: [
        { source: 'sale', way: 'cash', count: 2, amount: '55.00' },
        { source: 'sale', way: 'NLB', count: 1, amount: '30.00' },
        { source: 'sale', way: 'TEB', count: 1, amount: '20.00' },
        { source: 'sale', way: 'courier', count: 1, amount: '25.00' },
      ],
      types: [
        { type: 'shoes', units: 4, amount: '115.00' },
        { type: 'accessories', units: 1, amount: '15.00' },
      ],
      channels: [
        { sale_type: 'store', units: 3, amount: '85.00' },
        { sale_type: 'online', units: 2, amount: '45.00' },
      ],
      sales: { count: 3, units: 5, amount: '130.00' },
      returns: { count: 0, units: 0, amount: '0.00' },
      corrections: { count: 0 },
      voids: { count: 0 },
      movements: [],
      bookings: [],
    });
    expect(sellers.map(({ units, amount }) => [units, amount])).toEqual([
      [3, '85.00'],
      [2, '45.00'],
    ]);
  });

  test('subtracts returns, and counts a mistake against its seller', async () => {
    const shop = await openCounter(server());
    const arta = await shop.hire('cashier');
    const [sold, mistake, gone] = [
      await shop.sold([{ price: 40 }]),
      await shop.sold([{ price: 30 }], arta.api),
      await shop.sold([{ price: 20 }], arta.api),
    ];
    const [fresh = 0] = await shop.receive(1);
    await shop.api.ok(returnCalls.make, {
      body: {
        returns: [{ line: sold.first.id, reason: 'size' }],
        way: { type: 'bank', bank: 'NLB' },
        sells: [shop.line(fresh, { price: 45, ...NLB })],
      },
    });
    await shop.api.ok(soldSaleCalls.correct, {
      params: { id: mistake.id },
      body: { lines: [{ line: mistake.first.id, price: 33, ...TEB }], reason: 'typed wrong' },
    });
    await shop.api.ok(soldSaleCalls.void, {
      params: { id: gone.id },
      body: { reason: 'rung up twice' },
    });

    const report = await reportOf(shop);
    expect(report).toMatchObject({
      sums: [
        { way: 'cash', amount: '40.00' },
        { way: 'NLB', amount: '5.00' },
        { way: 'TEB', amount: '33.00' },
      ],
      types: [{ type: 'shoes', units: 2, amount: '78.00' }],
      sales: { count: 3, units: 3, amount: '118.00' },
      returns: { count: 1, units: -1, amount: '-40.00' },
      corrections: { count: 1 },
      voids: { count: 1 },
    });
    expect(report.sellers.map(({ units, amount }) => [units, amount])).toEqual([
      [1, '45.00'],
      [1, '33.00'],
    ]);
  });

  test('names what was booked, and leaves out what was deleted again', async () => {
    const shop = await openCounter(server());
    const { api } = shop;
    const energy = { subType: 'Energy', transaction_type: 'outcome', payment_type: 'cash' };
    const rent = { subType: 'Rent', transaction_type: 'income', payment_type: 'bank', bank: 'PCB' };
    const { data: first } = await api.ok(transactionCalls.add, {
      body: { ...energy, sale_price: 12 },
    });
    await api.ok(transactionCalls.edit, { body: { ...energy, id: first.id, sale_price: 10 } });
    await api.ok(transactionCalls.add, { body: { ...rent, sale_price: 300 } });
    const { data: gone } = await api.ok(transactionCalls.add, {
      body: { ...energy, sale_price: 7 },
    });
    await api.ok(transactionCalls.remove, { params: { id: gone.id } });
    const article = { article_id: 'A-1', name: 'Laces' };
    const { data: laces } = await api.ok(ledgerCalls.addArticle, { body: article });
    await api.ok(ledgerCalls.sell, { body: { articleId: laces.id, price: 3 } });

    expect(await reportOf(shop, null)).toMatchObject({
      sums: [
        { way: 'cash', amount: '-7.00' },
        { way: 'PCB', amount: '300.00' },
      ],
      sources: [
        { source: 'transaction', way: 'cash', count: 2, amount: '-10.00' },
        { source: 'transaction', way: 'PCB', count: 1, amount: '300.00' },
        { source: 'article_sale', way: 'cash', count: 1, amount: '3.00' },
      ],
      bookings: [
        { name: 'Energy', way: 'cash', amount: '-10.00' },
        { name: 'Rent', way: 'PCB', amount: '300.00' },
      ],
      sales: { count: 0, units: 0, amount: '0.00' },
    });
  });
});
