import type { Rights } from '@backoffice/contracts';
import { allCalls, type Call, calls } from '@backoffice/contracts/calls';

import type { Sent } from '../testing/api-caller';
import { onServer } from '../testing/on-each-engine';
import { callerAs, openShop, signedIn } from '../testing/shop/test-shop';

const MONEY = { subType: 'Rent', transaction_type: 'outcome', payment_type: 'cash' } as const;

/** Calls that may name any shop: reads that show everybody all shops, and what lies in none. */
const FREE: Call[] = [
  ...[calls.products.list, calls.products.groups, calls.products.ids, calls.shipments.list],
  ...[calls.counts.list, calls.soldSales.lines],
  // Only an owner makes these, and no shop limits an owner.
  ...[calls.people.invite, calls.people.edit],
];

const namesPlace = ({ query, body }: Call): boolean =>
  [query, body].some((schema) => {
    const shape: unknown = schema && 'shape' in schema ? schema.shape : {};
    return 'location' in (shape as object);
  });

onServer('whoever works in one shop', (server) => {
  test('writes nothing in another shop and sees neither its day nor its till', async () => {
    const shop = await openShop(server());
    const [here = 0, there = 0] = shop.locations;
    const name = 'Depot of another';
    const { data: third } = await shop.api.ok(calls.reference.addLocation, { body: { name } });
    const transferred = { body: { ids: [(await shop.receive(1))[0] ?? 0], location: there } };
    await shop.api.ok(calls.products.transfer, transferred);
    const [unit = 0] = transferred.body.ids;
    const [lost = 0] = await shop.receive(1);
    await shop.api.ok(calls.stock.out, { body: { ids: [lost], reason: 'lost' } });
    const sent = { sale_price: 5, location: there };
    const booked = (await shop.api.ok(calls.transactions.add, { body: { ...MONEY, ...sent } }))
      .data;
    const till = { body: { name: 'Back', location: there } };
    const { data: device } = await shop.api.ok(calls.sharedTills.register, till);
    const counted = { body: { location: there } };
    const { data: count } = await shop.api.ok(calls.counts.start, counted);
    const query = { location: String(there) };
    const cash = { location: there, version: '1.0', cash: {} };

    const attempts: [Call, Sent][] = [
      [calls.authentication.editUser, { body: { location: there } }],
      [calls.products.transfer, { body: { ids: [unit], location: third } }],
      [calls.products.setAside, { params: { id: unit }, body: { reason: 'damaged' } }],
      [calls.sales.sell, { body: [shop.line(unit)] }],
      [calls.sales.checkOut, { body: { items: [shop.line(unit)] } }],
      [calls.heldBaskets.list, { query }],
      [calls.stock.in, { body: { ids: [lost], location: there } }],
      [calls.stock.out, { body: { ids: [unit], reason: 'lost' } }],
      [calls.shipments.send, { body: { ids: [unit], location: third } }],
      [calls.counts.start, { body: { location: there } }],
      [calls.counts.review, { params: { id: count.id } }],
      [calls.counts.cancel, { params: { id: count.id } }],
      [calls.sharedTills.register, till],
      [calls.sharedTills.revoke, { params: { id: device.id } }],
      [calls.sharedTills.edit, { params: { id: device.id }, body: { keeps_selling: true } }],
      [calls.offlineSales.unsettled, { query }],
      [calls.sales.ofDay, { query }],
      [calls.till.till, { query }],
      [calls.till.day, { query }],
      [calls.till.open, { body: cash }],
      [
        calls.till.move,
        { body: { ...{ location: there, direction: 'in' }, amount: 1, reason: 'safe' } },
      ],
      [calls.closings.list, { query }],
      [calls.closings.close, { body: { ...cash, left: 0 } }],
      [calls.transactions.list, { query }],
      [calls.transactions.add, { body: { ...MONEY, ...sent } }],
      [calls.transactions.add, { body: { ...MONEY, ...sent, location: String(there) } }],
      [calls.transactions.edit, { body: { ...MONEY, id: booked.id, sale_price: 6 } }],
      [calls.transactions.remove, { params: { id: booked.id } }],
    ];
    const tried = new Set([...attempts.map(([call]) => call), ...FREE]);
    const missed = allCalls.filter((call) => namesPlace(call) && !tried.has(call));
    expect(missed.map(({ method, path }) => `${method} ${path}`)).toEqual([]);

    const allowed: string[] = [];
    for (const rights of ['cashier', 'stock', 'manager'] satisfies Rights[]) {
      const { companyId } = shop;
      const person = await signedIn(server(), { companyId, rights, location: here, limited: true });
      const api = callerAs(person, server().url);
      for (const [call, what] of attempts) {
        const { status } = await api.any(call, what);
        if (status !== 403) allowed.push(`${rights}: ${call.method} ${call.path} ${status}`);
      }
    }
    expect(allowed).toEqual([]);
  });
});
