import type { Rights } from '@backoffice/contracts';
import { allCalls, type Call, calls } from '@backoffice/contracts/calls';

import type { Sent } from '../testing/api-caller';
import { check, upload } from '../testing/files/uploads';
import { onServer } from '../testing/on-each-engine';
import { preyOf } from '../testing/shop/prey';
import { callerAs, openShop, type Shop, signedIn } from '../testing/shop/test-shop';
import { LISTS, WITH_IDS } from '../testing/walks/calls-with-ids';

/** Amounts that occur nowhere else in the data, so that finding one is a leak. */
const IMPORT_PRICE = '7171.71';
const CORRECTED = '7373.73';
const SALARY = '8282.82';
const PRICE = '9393.93';

const found = (body: unknown, amount: string) => JSON.stringify(body).includes(amount);

onServer('costs', (server) => {
  let shop: Shop;
  let unit = 0;
  let soldUnit = 0;
  let backUnit = 0;
  let barcode = '';
  let sale = 0;
  let soldLine = 0;
  let soldBarcode = '';
  let returned = 0;
  let imported = 0;
  /** Both rows are wrong, so that the findings about them quote the row. */
  const FILE = `Kodi;Marka;Lloji;Ngjyra;Numri;Sasia;Çmimi i blerjes;Çmimi i shitjes
NK-7;Nike;Sneakers;Black;42;none;${IMPORT_PRICE};49,90
NK-8;Nike;Sneakers;Black;42;1;x${IMPORT_PRICE};49,90`;

  beforeEach(async () => {
    shop = await openShop(server());
    const { db } = server().database;
    await db.updateTable('users').set({ salary: SALARY }).where('id', '=', shop.userId).execute();
    [unit = 0, soldUnit = 0, backUnit = 0] = await shop.receive(3, {
      importPrice: IMPORT_PRICE,
      stockPrice: PRICE,
    });
    const terms = { regular_price: PRICE, price: 1 };
    const basket = [shop.line(soldUnit, terms), shop.line(backUnit, terms)];
    sale = (await shop.api.ok(calls.sales.sell, { body: basket })).data.id;
    const [sold, back] = (await shop.api.ok(calls.soldSales.sale, { params: { id: sale } })).data
      .lines;
    [soldLine, soldBarcode] = [sold?.id ?? 0, sold?.barcode ?? ''];
    const body = { returns: [{ line: back?.id, reason: 'size' }] };
    returned = (await shop.api.ok(calls.returns.make, { body })).data.return.id;
    barcode = (await shop.api.ok(calls.products.list)).data[0]?.barcode ?? '';
    const file = await check(server(), shop, FILE, (mapping) => ({
      ...mapping,
      defaults: { importPrice: IMPORT_PRICE },
    }));
    imported = file.id;
  });

  /** A request with which a call finds something. */
  const sentTo = (call: Call): Sent => {
    if (call === calls.products.byBarcode) return { params: { code: barcode } };
    if (call === calls.deliveries.receive) {
      return { body: shop.shoes(1, { importPrice: IMPORT_PRICE, stockPrice: PRICE }) };
    }
    if (call === calls.sales.sell) return { body: [shop.line(unit, { price: 5_000 })] };
    if (call === calls.products.transfer) {
      return { body: { ids: [unit], location: shop.locations[0] } };
    }
    if (call === calls.approvals.people) return { query: { action: 'people.manage' } };
    if (call === calls.soldSales.find) return { query: { code: soldBarcode } };
    if (call.path.startsWith('imports/:')) return { params: { id: imported } };
    if (call === calls.soldSales.lines) return { query: { code: 'NK' } };
    if (call === calls.soldSales.sale) return { params: { id: sale } };
    if (call === calls.returns.make) {
      return { body: { returns: [{ line: soldLine, reason: 'size' }] } };
    }
    if (call === calls.returns.one) return { params: { id: returned } };
    if (call === calls.products.setAside) {
      return { params: { id: unit }, body: { reason: 'damaged' } };
    }
    if (call === calls.exports.list) {
      return { params: { list: 'products' }, query: { format: 'csv' } };
    }
    return { params: { id: unit, endpoint: 'brand', secret: 'x' }, body: call.body && {} };
  };

  /** The answers of every call but the one that ends the session. */
  async function answersOf(rights: Rights) {
    const staff = await signedIn(server(), { companyId: shop.companyId, rights });
    const api = callerAs(staff, server().url);
    const asked = allCalls.filter(
      ({ path }) => !path.startsWith('verify') && !path.startsWith('authentication/log'),
    );
    const answers: { path: string; status: number; body: unknown }[] = [];
    for (const call of asked) {
      const { status, body } = await api.any(call, sentTo(call));
      answers.push({ path: `${call.method} ${call.path}`, status, body });
    }
    return answers;
  }

  test.each(['cashier', 'stock', 'manager'] as const)(
    'no answer to a %s shows them',
    async (rights) => {
      const answers = await answersOf(rights);
      expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(10);
      const leaks = answers.filter(({ body }) => found(body, IMPORT_PRICE) || found(body, SALARY));
      expect(leaks).toEqual([]);
      // Nor does any shop show the value of its stock, two units at that price.
      expect(answers.filter(({ body }) => found(body, '18787.86'))).toEqual([]);
    },
  );

  test.each(['cashier', 'stock', 'manager'] as const)(
    'no answer to a %s with ids of real rows shows them, from whatever table',
    async (rights) => {
      const { db } = server().database;
      const dear = (quantity: number, more: object = {}) =>
        shop.receive(quantity, { importPrice: IMPORT_PRICE, ...more });
      const prey = await preyOf({ ...shop, receive: dear }, db);
      const params = { id: prey.delivery };
      await shop.api.ok(calls.deliveries.correct, { params, body: { importPrice: CORRECTED } });
      const staff = await signedIn(server(), { companyId: shop.companyId, rights });
      const api = callerAs(staff, server().url);
      let seen = 0;
      for (const [call, sent] of [...LISTS, ...WITH_IDS]) {
        const { status, body } = await api.any(call, sent(prey, shop));
        seen += status === 200 ? 1 : 0;
        const leak = [IMPORT_PRICE, CORRECTED, SALARY].find((amount) => found(body, amount));
        expect([call.method, call.path, leak]).toEqual([call.method, call.path, undefined]);
      }
      expect(seen).toBeGreaterThan(25);
    },
  );

  test('prices that one person typed for a file are remembered for nobody else', async () => {
    const manager = await signedIn(server(), { companyId: shop.companyId, rights: 'manager' });
    const file = await upload(server(), manager, FILE.replaceAll(IMPORT_PRICE, '1'));
    expect(file.suggested).toBe('remembered');
    expect(found(file, IMPORT_PRICE)).toBe(false);
  });

  test('an owner and the sender of a file see its prices', async () => {
    const params = { id: imported };
    const isSeenBy = async (api: Shop['api']) =>
      found((await api.ok(calls.imports.one, { params })).data, IMPORT_PRICE) &&
      found((await api.ok(calls.imports.findings, { params })).data, IMPORT_PRICE);
    expect(await isSeenBy(shop.api)).toBe(true);
    const manager = await signedIn(server(), { companyId: shop.companyId, rights: 'manager' });
    const api = callerAs(manager, server().url);
    expect(await isSeenBy(api)).toBe(false);
    await server()
      .database.db.updateTable('imports')
      .set({ user_id: manager.userId })
      .where('id', '=', imported)
      .execute();
    expect(await isSeenBy(api)).toBe(true);
  });

  test('an owner has salaries and the value of the stock', async () => {
    const answers = await answersOf('owner');
    expect(answers.some(({ body }) => found(body, SALARY))).toBe(true);
    const stock = (await shop.api.ok(calls.figures.stock)).data.locations;
    expect(stock.every(({ value }) => value !== null)).toBe(true);
  });

  test('a kept answer is not repeated to a person who has lost the right', async () => {
    const owner = await signedIn(server(), { companyId: shop.companyId });
    const api = callerAs(owner, server().url);
    const sent = {
      body: { phone: '1', address: 'Street 1' },
      headers: { 'idempotency-key': 'company-edit-1' },
    };
    await api.ok(calls.company.editCompany, sent);
    await api.ok(calls.company.editCompany, sent);
    const { db } = server().database;
    await db
      .updateTable('users')
      .set({ rights: 'cashier' })
      .where('id', '=', owner.userId)
      .execute();
    await api.refused(403, calls.company.editCompany, sent);
  });
});
