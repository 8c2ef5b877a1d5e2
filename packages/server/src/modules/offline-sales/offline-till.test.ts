import {
  companyCalls,
  offlineSaleCalls as calls,
  productCalls,
  saleCalls,
  sharedTillCalls,
  shipmentCalls,
  supplierCodeCalls,
} from '@backoffice/contracts';

import { tidyUp } from '../../housekeeping';
import { onServer } from '../../testing/on-each-engine';
import { openCounter } from '../../testing/shop/counter';
import { openOfflineShop, openOfflineTill } from '../../testing/shop/offline-till';
import { openSharedTill } from '../../testing/shop/sign-in/shared-till';

const HOUR = 3_600_000;

onServer('a till that goes on selling without a line', (server) => {
  const url = () => server().url;
  afterEach(() => server().clock.set(null));
  const rawStock = ({ token, till }: Awaited<ReturnType<typeof openOfflineShop>>, more: object) =>
    fetch(`${url()}/api/v1/${calls.stock.path}`, {
      headers: { authorization: `Bearer ${token}`, ...till.headers, ...more },
    });

  test('gets a number that no till of the company has or had, and the audit is told', async () => {
    const shop = await openCounter(server());
    const { api } = shop;
    const first = await openOfflineTill(shop, url());
    const off = { params: first.params, body: { keeps_selling: false } };
    await api.ok(sharedTillCalls.edit, off);
    expect((await first.here())?.keeps_selling).toBe(false);
    expect((await api.refused(409, calls.terms, { headers: first.headers })).message).toMatch(
      /does not go on selling/,
    );
    await api.ok(sharedTillCalls.revoke, { params: first.params });
    await api.refused(404, sharedTillCalls.edit, off);
    const tills = [];
    for (const name of ['A', 'B']) tills.push(await openOfflineTill(shop, url(), { name }));
    expect(tills.map(({ number }) => number)).toEqual([2, 3]);
    const again = { params: tills[0]!.params, body: { keeps_selling: true } };
    await api.ok(sharedTillCalls.edit, again);
    expect((await tills[0]!.here())?.keeps_selling).toBe(true);
    const told = await shop.audit('shared_till.keeps_selling');
    expect(told.map(({ changes }) => changes)).toEqual([
      { keeps_selling: { before: false, after: true }, number: { before: null, after: 1 } },
      { keeps_selling: { before: true, after: false } },
      { keeps_selling: { before: false, after: true }, number: { before: null, after: 2 } },
      { keeps_selling: { before: false, after: true }, number: { before: null, after: 3 } },
    ]);
    const { data } = await api.ok(sharedTillCalls.list);
    expect(data.map(({ number, waiting }) => [number, waiting])).toEqual([
      [2, 0],
      [3, 0],
    ]);
  });

  test('gets different numbers where two are asked for at once, and none beyond 999', async () => {
    const shop = await openCounter(server());
    const { api, companyId } = shop;
    const last = await openSharedTill(api, url());
    const others: { id: number }[] = [];
    for (let index = 0; index < 3; index += 1) others.push(await openSharedTill(api, url()));
    const edit = ({ id }: { id: number }) => ({ params: { id }, body: { keeps_selling: true } });
    await Promise.all(others.map((till) => api.ok(sharedTillCalls.edit, edit(till))));
    const numbers = (await api.ok(sharedTillCalls.list)).data.flatMap(({ number }) => number ?? []);
    expect(numbers.sort()).toEqual([1, 2, 3]);
    const { db } = server().database;
    const { id: _, ...row } = await db
      .selectFrom('shared_tills')
      .selectAll()
      .where('company_id', '=', companyId)
      .where('id', '=', others[0]!.id)
      .executeTakeFirstOrThrow();
    const old = Array.from({ length: 996 }, (__, index) => ({
      ...row,
      number: index + 4,
      secret_hash: `${companyId} ${index}`,
      revoked_at: row.registered_at,
    }));
    await db.insertInto('shared_tills').values(old).execute();
    await api.refused(409, sharedTillCalls.edit, edit(last));
  });

  test('is set up by a manager of its shop, and by no cashier', async () => {
    const shop = await openOfflineShop(server());
    const body = { keeps_selling: false };
    const edit = { params: shop.till.params, body };
    const away = await shop.hire('manager', { location: shop.there, limited: true });
    const cashier = await shop.hire('cashier', { location: shop.here });
    await away.api.refused(403, sharedTillCalls.edit, edit);
    await cashier.api.refused(403, sharedTillCalls.edit, edit);
    const here = await shop.hire('manager', { location: shop.here, limited: true });
    await here.api.ok(sharedTillCalls.edit, edit);
    const stranger = await openCounter(server());
    await stranger.api.refused(404, sharedTillCalls.edit, edit);
  });

  test('knows its terms, and who was there within each hour', async () => {
    const shop = await openOfflineShop(server());
    const { till, companyId } = shop;
    const { db } = server().database;
    await shop.api.ok(companyCalls.editSettings, { body: { price_floor: 30, cash_limit: 500 } });
    const cashier = await shop.hire('cashier');
    expect(await till.terms(cashier.api)).toMatchObject({
      till: { id: till.id, name: 'Front till', number: 1 },
      location: { id: shop.here },
      seller: { id: cashier.userId },
      next_slip: 1,
      company: { id: companyId },
      vat_rate: 18,
      cash_limit: '500.00',
      price_floor: 30,
    });
    const start = Date.now();
    for (const hours of [0.2, 1.1, 1.3, 31 * 24]) {
      await shop.travel(new Date(start + hours * HOUR).toISOString());
      await till.terms(cashier.api);
    }
    const confirmed = async () =>
      (
        await db
          .selectFrom('till_confirmations')
          .select('confirmed_at')
          .where('company_id', '=', companyId)
          .where('user_id', '=', cashier.userId)
          .execute()
      ).length;
    expect(await confirmed()).toBe(3);
    await tidyUp(db, { sessionIdle: HOUR, sessionLife: HOUR }, new Date(start + 31 * 24 * HOUR));
    expect(await confirmed()).toBe(1);
  });

  test('holds what is for sale in its shop with the codes of these goods, and no cost', async () => {
    const shop = await openOfflineShop(server());
    const { api, till, there, sizes } = shop;
    const [kept = 0, sold = 0, aside = 0, sent = 0] = await shop.receive(4);
    const ids = await shop.receive(1, { code: 'ELSEWHERE' });
    await api.ok(productCalls.transfer, { body: { ids, location: there } });
    await api.ok(saleCalls.sell, { body: [shop.line(sold)] });
    await api.ok(productCalls.setAside, { params: { id: aside }, body: { reason: 'damaged' } });
    await api.ok(shipmentCalls.send, { body: { ids: [sent], location: there } });
    const product = (await api.ok(productCalls.groups)).data.find(({ code }) => code === 'NK-1');
    const code = '4006381333931';
    const coded = { code, product: product?.id ?? 0, size: sizes[1] ?? null };
    await api.ok(supplierCodeCalls.add, { body: coded });
    const { data } = await api.ok(calls.stock, { headers: till.headers });
    expect(data).toEqual({
      products: [
        {
          id: product?.id,
          code: 'NK-1',
          name: null,
          brand: 'Nike',
          color: 'Black',
          specific_type: 'Sneakers',
          type: 'shoes',
        },
      ],
      sizes: ['42', '43'],
      units: [[kept, expect.stringMatching(/^\d{12}$/), 0, 0, '49.90']],
      codes: [[code, 0, 1]],
    });
    const nowhere = await openOfflineTill(shop, url());
    const { data: none } = await api.ok(calls.stock, { headers: nowhere.headers });
    expect(none.units).toEqual([]);
  });

  test('loads its stock again only where it changed, and compressed', async () => {
    const shop = await openOfflineShop(server());
    await shop.receive(40);
    const first = await rawStock(shop, {});
    const etag = first.headers.get('etag') ?? '';
    expect(first.headers.get('content-encoding')).toBe('gzip');
    const plain = await rawStock(shop, { 'accept-encoding': 'identity' });
    expect(plain.headers.get('content-encoding')).toBeNull();
    expect([plain.headers.get('etag'), await plain.text()]).toEqual([etag, await first.text()]);
    const same = await rawStock(shop, { 'if-none-match': `"other", ${etag}` });
    expect([same.status, same.headers.get('etag'), await same.text()]).toEqual([304, etag, '']);
    await shop.receive(1);
    const more = await rawStock(shop, { 'if-none-match': etag });
    expect([more.status, more.headers.get('etag') === etag]).toEqual([200, false]);
  });
});
