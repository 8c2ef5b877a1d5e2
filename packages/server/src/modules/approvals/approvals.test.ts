import crypto from 'node:crypto';

import { approvedRequest, type Rights } from '@backoffice/contracts';
import { calls } from '@backoffice/contracts/calls';

import { onServer } from '../../testing/on-each-engine';
import { callerAs, openShop, PASSWORD, type Shop, signedIn } from '../../testing/shop/test-shop';

const hashOf = (body: unknown) =>
  crypto
    .createHash('sha256')
    .update(approvedRequest('PUT', 'products/products', body))
    .digest('hex');

onServer('the price floor', (server) => {
  let shop: Shop;
  beforeEach(async () => {
    shop = await openShop(server());
    await shop.api.ok(calls.company.editSettings, { body: { price_floor: 30 } });
  });
  afterEach(() => server().clock.set(null));

  const hire = async (rights: Rights, more: { location?: number; limited?: boolean } = {}) => {
    const staff = await signedIn(server(), { companyId: shop.companyId, rights, ...more });
    return { ...staff, api: callerAs(staff, server().url) };
  };
  const auditOf = () =>
    server()
      .database.db.selectFrom('audit_events')
      .select(['kind', 'user_id', 'approved_by', 'subject', 'changes'])
      .where('company_id', '=', shop.companyId)
      .where('kind', '=', 'price.overridden')
      .execute();

  test('holds to the cent, off the price on record, for every line', async () => {
    const { api } = await hire('cashier');
    const [one = 0, two = 0] = await shop.receive(2);
    // 49.90 less 30 % is 34.93.
    const low = [shop.line(one, { price: 45 }), shop.line(two, { price: 34.92, regular_price: 1 })];
    const { code, fields } = await api.refused(403, calls.sales.sell, { body: low });
    expect([code, fields]).toEqual(['price_floor', { '1.price': 'At least 34.93 €' }]);
    await api.ok(calls.sales.sell, { body: [shop.line(one, { price: 34.93 })] });
    expect(await auditOf()).toEqual([]);
  });

  test('an approval is good for this basket, once, with both names in the audit', async () => {
    const [cashier, manager] = [await hire('cashier'), await hire('manager')];
    const [one = 0, two = 0] = await shop.receive(2);
    const body = [shop.line(one, { price: 10 })];
    const ask = {
      user: manager.userId,
      secret: PASSWORD,
      action: 'prices.override',
      hash: hashOf(body),
    };
    const { data: people } = await cashier.api.ok(calls.approvals.people, {
      query: { action: 'prices.override' },
    });
    expect(people.map(({ id }) => id).sort()).toEqual([shop.userId, manager.userId].sort());
    const { data: approval } = await cashier.api.ok(calls.approvals.approve, { body: ask });
    const headers = { Approval: approval };

    const other = [shop.line(two, { price: 10 })];
    const invalid = await cashier.api.refused(403, calls.sales.sell, { body: other, headers });
    expect(invalid.code).toBe('approval_invalid');
    const colleague = await hire('cashier');
    await colleague.api.refused(403, calls.sales.sell, { body, headers });
    await cashier.api.ok(calls.sales.sell, { body, headers });
    expect(await auditOf()).toMatchObject([
      { user_id: cashier.userId, approved_by: manager.userId, subject: 'NK-1' },
    ]);
    await cashier.api.refused(403, calls.sales.sell, { body: other, headers });
  });

  test('a refused sale leaves the approval for the next try', async () => {
    const [cashier, manager] = [await hire('cashier'), await hire('manager')];
    const [one = 0] = await shop.receive(1);
    const body = [shop.line(one, { price: 10 }), shop.line(999_999, { price: 10 })];
    const ask = { user: manager.userId, secret: PASSWORD, action: 'prices.override' };
    const { data: approval } = await cashier.api.ok(calls.approvals.approve, {
      body: { ...ask, hash: hashOf(body) },
    });
    await cashier.api.refused(404, calls.sales.sell, { body, headers: { Approval: approval } });
    const [used] = await server()
      .database.db.selectFrom('approvals')
      .select('used_at')
      .where('company_id', '=', shop.companyId)
      .execute();
    expect(used?.used_at).toBeNull();
  });

  test('an approval is too old after two minutes, and void once its giver may no more', async () => {
    const [cashier, manager] = [await hire('cashier'), await hire('manager')];
    const [one = 0] = await shop.receive(1);
    const body = [shop.line(one, { price: 10 })];
    const ask = { user: manager.userId, secret: PASSWORD, action: 'prices.override' };
    const approve = async () => {
      const sent = { body: { ...ask, hash: hashOf(body) } };
      return { Approval: (await cashier.api.ok(calls.approvals.approve, sent)).data };
    };
    const old = await approve();
    server().clock.set(new Date(Date.now() + 121_000));
    await cashier.api.refused(403, calls.sales.sell, { body, headers: old });
    server().clock.set(null);
    const void_ = await approve();
    await server()
      .database.db.updateTable('users')
      .set({ rights: 'cashier' })
      .where('id', '=', manager.userId)
      .execute();
    await cashier.api.refused(403, calls.sales.sell, { body, headers: void_ });
    expect(await auditOf()).toEqual([]);
  });

  test('is used up once, whoever sends it twice at the same moment', async () => {
    const [cashier, manager] = [await hire('cashier'), await hire('manager')];
    const [one = 0] = await shop.receive(1);
    const body = [shop.line(one, { price: 10 })];
    const ask = { user: manager.userId, secret: PASSWORD, action: 'prices.override' };
    const { data: approval } = await cashier.api.ok(calls.approvals.approve, {
      body: { ...ask, hash: hashOf(body) },
    });
    const sent = { body, headers: { Approval: approval } };
    const answers = await Promise.all([1, 2, 3].map(() => cashier.api.any(calls.sales.sell, sent)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await auditOf()).toHaveLength(1);
  });

  test('nobody approves for themselves, without the right, from another shop or company', async () => {
    const [here = 0, there = 0] = shop.locations;
    const cashier = await hire('cashier', { location: here });
    const [one = 0] = await shop.receive(1);
    const body = [shop.line(one, { price: 10 })];
    const ask = (user: number, secret = PASSWORD) => ({
      body: { user, secret, action: 'prices.override', hash: hashOf(body) },
    });
    const { approve } = calls.approvals;
    await cashier.api.refused(403, approve, ask(cashier.userId));
    await cashier.api.refused(403, approve, ask((await hire('cashier')).userId));
    const far = await hire('manager', { location: there, limited: true });
    await cashier.api.refused(403, approve, ask(far.userId));
    await cashier.api.refused(404, approve, ask((await signedIn(server())).userId));
    const near = await hire('manager', { location: here, limited: true });
    await cashier.api.ok(approve, ask(near.userId));

    const wrong = await cashier.api.refused(422, approve, ask(near.userId, 'guess'));
    expect(wrong.fields).toHaveProperty('secret');
    for (let times = 0; times < 6; times += 1) {
      await cashier.api.any(approve, ask(near.userId, 'guess'));
    }
    await cashier.api.refused(429, approve, ask(near.userId));
  });

  test('a person with the right to sell below it is not asked, and the audit records it', async () => {
    const manager = await hire('manager');
    const [one = 0] = await shop.receive(1);
    await manager.api.ok(calls.sales.sell, { body: [shop.line(one, { price: 10 })] });
    expect(await auditOf()).toMatchObject([{ user_id: manager.userId, approved_by: null }]);
  });
});
