import crypto from 'node:crypto';

import {
  approvalCalls,
  approvedRequest,
  authenticationCalls,
  companyCalls,
  saleCalls,
  sharedTillCalls as calls,
} from '@backoffice/contracts';

import { onServer } from '../../../testing/on-each-engine';
import { choosePin, openSharedTill, PIN } from '../../../testing/shop/sign-in/shared-till';
import { callerAs, openShop, PASSWORD, signedIn } from '../../../testing/shop/test-shop';

/** Argon2 is slow on purpose, too slow for the usual time limit of a test. */
jest.setTimeout(120_000);

const hashOf = (body: unknown) =>
  crypto
    .createHash('sha256')
    .update(approvedRequest('PUT', 'products/products', body))
    .digest('hex');

onServer('a PIN', (server) => {
  const url = () => server().url;
  afterEach(() => server().clock.set(null));

  test('is chosen with the password, and not easy to guess', async () => {
    const { api } = await openShop(server());
    expect((await api.ok(calls.pin)).data).toEqual({ set_at: null, locked: false });
    for (const pin of [
      '111111',
      '121212',
      '123456',
      '987654',
      '345678',
      '274274',
      '901234',
      '010203',
      '246810',
      '135791',
      '147258',
      '159753',
      '321123',
    ]) {
      const { fields } = await api.refused(422, calls.setPin, {
        body: { password: PASSWORD, pin },
      });
      expect([pin, fields?.pin]).toEqual([pin, expect.stringMatching(/harder to guess$/)]);
    }
    await api.refused(422, calls.setPin, { body: { password: PASSWORD, pin: '27491' } });
    const { fields } = await api.refused(422, calls.setPin, { body: { password: 'no', pin: PIN } });
    expect(Object.keys(fields ?? {})).toEqual(['password']);
    await choosePin(api);
    expect((await api.ok(calls.pin)).data).toEqual({ set_at: expect.any(String), locked: false });
  });

  test('is kept so that the database alone tells nothing', async () => {
    const shop = await openShop(server());
    await choosePin(shop.api);
    const { pin_hash: hash } = await server()
      .database.db.selectFrom('pins')
      .select('pin_hash')
      .where('company_id', '=', shop.companyId)
      .executeTakeFirstOrThrow();
    expect(hash).toMatch(/^\$argon2id\$/);
    const { isPassword } = await import('../passwords/passwords');
    expect(await isPassword(hash, PIN)).toBe(false);
  });

  test('that is changed or removed ends the sessions by it', async () => {
    const shop = await openShop(server());
    await choosePin(shop.api);
    const till = await openSharedTill(shop.api, url());
    const first = await till.signIn(shop.userId);
    await choosePin(shop.api, '506183');
    await first.refused(401, authenticationCalls.user);
    await till.refused(401, shop.userId);
    const second = await till.signIn(shop.userId, '506183');
    await shop.api.ok(calls.removePin);
    await second.refused(401, authenticationCalls.user);
    await shop.api.refused(409, calls.removePin);
    expect((await till.here())?.people).toEqual([]);
  });

  test('ends with the password, like every other session', async () => {
    const shop = await openShop(server());
    await choosePin(shop.api);
    const till = await openSharedTill(shop.api, url());
    const atTill = await till.signIn(shop.userId);
    const body = { current: PASSWORD, next: 'another long one' };
    await shop.api.ok(authenticationCalls.changePassword, { body });
    await atTill.refused(401, authenticationCalls.user);
  });

  test('of a manager allows one basket at the same till, once, for two minutes', async () => {
    const shop = await openShop(server());
    await shop.api.ok(companyCalls.editSettings, { body: { price_floor: 30 } });
    const staff = async (rights: 'cashier' | 'manager') => {
      const one = await signedIn(server(), { companyId: shop.companyId, rights });
      const api = callerAs(one, url());
      await choosePin(api);
      return { ...one, api };
    };
    const [cashier, manager] = [await staff('cashier'), await staff('manager')];
    const till = await openSharedTill(shop.api, url());
    const atTill = await till.signIn(cashier.userId);
    const query = { action: 'prices.override' };
    const { data: people } = await atTill.ok(approvalCalls.people, { query });
    expect(people.find(({ id }) => id === manager.userId)?.pin).toBe(true);
    const { data: plain } = await cashier.api.ok(approvalCalls.people, { query });
    expect(plain.every(({ pin }) => pin === undefined)).toBe(true);

    const [one = 0, two = 0] = await shop.receive(2);
    const body = [shop.line(one, { price: 10 })];
    const ask = { user: manager.userId, secret: PIN, ...query, hash: hashOf(body) };
    // Only at a shared till does a PIN stand for the password.
    await cashier.api.refused(422, approvalCalls.approve, { body: ask });
    const { data: approval } = await atTill.ok(approvalCalls.approve, { body: ask });
    const headers = { Approval: approval };
    const other = [shop.line(two, { price: 10 })];
    await atTill.refused(403, saleCalls.sell, { body: other, headers });
    await atTill.ok(saleCalls.sell, { body, headers });
    const again = [shop.line(two, { price: 10 })];
    await atTill.refused(403, saleCalls.sell, { body: again, headers });
    const told = await server()
      .database.db.selectFrom('audit_events')
      .select(['user_id', 'approved_by'])
      .where('company_id', '=', shop.companyId)
      .where('kind', '=', 'price.overridden')
      .execute();
    expect(told).toEqual([{ user_id: cashier.userId, approved_by: manager.userId }]);

    const late = await atTill.ok(approvalCalls.approve, { body: { ...ask, hash: hashOf(again) } });
    server().clock.set(new Date(Date.now() + 121_000));
    await atTill.refused(403, saleCalls.sell, { body: again, headers: { Approval: late.data } });
    server().clock.set(null);

    for (let index = 0; index < 5; index += 1) {
      await atTill.refused(422, approvalCalls.approve, { body: { ...ask, secret: '830174' } });
    }
    const { code } = await atTill.refused(403, approvalCalls.approve, { body: ask });
    expect(code).toBe('pin_locked');
    await atTill.ok(approvalCalls.approve, { body: { ...ask, secret: PASSWORD } });
  });
});
