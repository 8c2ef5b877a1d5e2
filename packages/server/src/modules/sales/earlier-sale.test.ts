import { productCalls, saleCalls } from '@backoffice/contracts';
import { sql } from 'kysely';

import { onServer } from '../../testing/on-each-engine';
import { callerAs, openShop, signedIn } from '../../testing/shop/test-shop';

const { sell } = saleCalls;
const headers = { 'idempotency-key': 'a sale that was made'.replaceAll(' ', '-') };

onServer('a sale that is sent again long after', (server) => {
  /** Forgets the answers kept for retries, as housekeeping does after some days. */
  const forget = () => server().database.db.deleteFrom('idempotency_keys').execute();
  const salesOf = async (companyId: number) => {
    const { rows } = await sql<{ sales: number; receipts: number }>`
      select (select count(*) from sales where company_id = ${companyId}) as sales,
        (select value from counters where company_id = ${companyId} and kind = 'receipt')
          as receipts`.execute(server().database.db);
    return rows[0];
  };

  test('answers what it answered before, once', async () => {
    const { api, receive, line, companyId } = await openShop(server());
    const [a = 0, b = 0] = await receive(2);
    const nlb = { paymentType: 'bank', bank: 'NLB' };
    const body = [line(b, { price: '40.5', sale_type: 'online' }), line(a, nlb)];
    const { data: first } = await api.ok(sell, { body, headers });
    await forget();
    expect((await api.ok(sell, { body, headers })).data).toEqual(first);
    expect(await salesOf(companyId)).toEqual({ sales: 1, receipts: 1 });
  });

  test('is refused where the form held something else, or somebody else sends it', async () => {
    const { api, receive, line, companyId } = await openShop(server());
    const other = callerAs(await signedIn(server(), { companyId }), server().url);
    const [a = 0, b = 0] = await receive(2);
    await api.ok(sell, { body: [line(a)], headers });
    const refused = async (caller: typeof api, body: object[]) => {
      await forget();
      const { code, message } = await caller.refused(422, sell, { body, headers });
      expect(code).toBe('idempotency_mismatch');
      expect(message).toMatch(caller === api ? /^Your earlier attempt/ : /^A colleague has saved/);
    };
    await refused(api, [line(a, { price: 44 })]);
    await refused(api, [line(a), line(b)]);
    await refused(api, [line(b)]);
    await refused(other, [line(a)]);
    await refused(other, [line(b)]);
    expect(await salesOf(companyId)).toEqual({ sales: 1, receipts: 1 });
    expect((await api.ok(productCalls.ids)).data).toEqual([b]);
  });

  test('belongs to its company: another may have the same key', async () => {
    for (const shop of [await openShop(server()), await openShop(server())]) {
      const [unit = 0] = await shop.receive(1);
      const { data } = await shop.api.ok(sell, { body: [shop.line(unit)], headers });
      expect(data.receipt_number).toBe(1);
    }
  });
});
