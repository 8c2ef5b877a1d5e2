import { authenticationCalls, saleCalls, sharedTillCalls as calls } from '@backoffice/contracts';
import { allCalls } from '@backoffice/contracts/calls';

import { apiCaller } from '../../testing/api-caller';
import { onServer } from '../../testing/on-each-engine';
import { choosePin, openSharedTill, PIN } from '../../testing/shop/sign-in/shared-till';
import { callerAs, openShop, PASSWORD, signedIn } from '../../testing/shop/test-shop';

/** Hashing with Argon2 is slow on purpose. */
jest.setTimeout(120_000);

const WRONG = '830174';

onServer('a shared till', (server) => {
  const url = () => server().url;
  const openTill = async (more: { location?: number } = {}) => {
    const shop = await openShop(server());
    await choosePin(shop.api);
    const till = await openSharedTill(shop.api, url(), more);
    const hire = async (rights: 'cashier' | 'manager', work: object = {}) => {
      const staff = await signedIn(server(), { companyId: shop.companyId, rights, ...work });
      const api = callerAs(staff, url());
      await choosePin(api);
      return { ...staff, api };
    };
    const kinds = async () =>
      (
        await server()
          .database.db.selectFrom('audit_events')
          .select('kind')
          .where('company_id', '=', shop.companyId)
          .orderBy('id')
          .execute()
      ).map(({ kind }) => kind);
    return { shop, till, hire, kinds };
  };

  test('is a browser that a manager registers; its secret is for no script and no other path', async () => {
    const { shop, hire, kinds } = await openTill();
    const manager = await hire('manager');
    const { headers, body } = await manager.api.any(calls.register, { body: { name: 'Back' } });
    expect(headers.get('set-cookie')).toMatch(
      /^till=[\w-]{43}; Max-Age=34560000; Path=\/api\/v1\/shared-tills; HttpOnly; SameSite=Strict$/,
    );
    expect(JSON.stringify(body)).not.toMatch(/secret/);
    const cashier = await hire('cashier');
    await cashier.api.refused(403, calls.register, { body: { name: 'Mine' } });
    const { data } = await shop.api.ok(calls.list);
    expect(data.map(({ name }) => name)).toEqual(['Back', 'Front till']);
    expect(await kinds()).toContain('shared_till.registered');
  });

  test('is registered and revoked by a manager of one shop there and nowhere else', async () => {
    const { shop, hire } = await openTill();
    const [here = 0, there = 0] = shop.locations;
    const manager = await hire('manager', { location: here, limited: true });
    const register = (location?: number) => ({ body: { name: 'Mine', location } });
    await manager.api.refused(403, calls.register, register(there));
    await manager.api.refused(403, calls.register, register());
    const { id } = (await manager.api.ok(calls.register, register(here))).data;
    await manager.api.ok(calls.revoke, { params: { id } });
    const elsewhere = await openSharedTill(shop.api, url(), { location: there });
    await manager.api.refused(403, calls.revoke, { params: { id: elsewhere.id } });
    expect(await elsewhere.here()).not.toBeNull();
  });

  test('lists the people who sign in there, and only with its secret', async () => {
    const { shop, till, hire } = await openTill();
    const cashier = await hire('cashier');
    await signedIn(server(), { companyId: shop.companyId, rights: 'cashier' });
    const here = await till.here();
    expect(here).toMatchObject({ id: till.id, name: 'Front till', lock_minutes: null });
    expect(here?.people.map(({ id }) => id).sort()).toEqual([shop.userId, cashier.userId].sort());
    expect((await apiCaller(url()).ok(calls.here)).data).toBeNull();
    const body = { user: cashier.userId, pin: PIN };
    await apiCaller(url()).refused(401, calls.signIn, { body });
    const cookie = `till=${'x'.repeat(43)}`;
    await apiCaller(url()).refused(401, calls.signIn, { body, headers: { cookie } });
  });

  test('lets nobody in who works elsewhere, was disabled, or has another company', async () => {
    const shop = await openShop(server());
    const [here = 0, there = 0] = shop.locations;
    const till = await openSharedTill(shop.api, url(), { location: here });
    const work = { companyId: shop.companyId, rights: 'cashier', limited: true } as const;
    const [own, other] = [
      await signedIn(server(), { ...work, location: here }),
      await signedIn(server(), { ...work, location: there }),
    ];
    for (const staff of [own, other]) await choosePin(callerAs(staff, url()));
    const stranger = await openShop(server());
    await choosePin(stranger.api);
    await till.signIn(own.userId);
    await till.refused(401, other.userId);
    await till.refused(401, stranger.userId);
    await server()
      .database.db.updateTable('users')
      .set({ disabled_at: new Date().toISOString() })
      .where('id', '=', own.userId)
      .execute();
    await till.refused(401, own.userId);
  });

  test('lets an owner do what a cashier may, and nothing about how they sign in', async () => {
    const { shop, till } = await openTill();
    const owner = await till.signIn(shop.userId);
    const { user } = (await owner.ok(authenticationCalls.user)).data;
    expect(user.shared_till).toEqual({ id: till.id, name: 'Front till' });
    expect(user.actions).not.toContain('people.manage');
    expect(user.actions).toContain('products.sell');
    const [unit = 0] = await shop.receive(1);
    await owner.ok(saleCalls.sell, { body: [shop.line(unit)] });
    await owner.refused(403, calls.list);
    await owner.refused(403, calls.setPin, { body: { password: PASSWORD, pin: WRONG } });
    await owner.refused(403, calls.removePin);
    await owner.refused(403, authenticationCalls.editUser, { body: { phone: '1' } });
    const body = { current: PASSWORD, next: 'another long one' };
    await owner.refused(403, authenticationCalls.changePassword, { body });
  });

  test('shows an owner by PIN no session and no person, and changes none', async () => {
    const { shop, till } = await openTill();
    const owner = await till.signIn(shop.userId);
    const aboutPeople = allCalls.filter(
      ({ action }) => action === 'profile.edit' || action === 'people.manage',
    );
    for (const call of aboutPeople) {
      const { status } = await owner.any(call, { params: { id: shop.userId } });
      expect([call.method, call.path, status]).toEqual([call.method, call.path, 403]);
    }
    await shop.api.ok(authenticationCalls.user);
  });

  test('asks for the password after five wrong PINs, and for the PIN again after that', async () => {
    const { shop, till, hire, kinds } = await openTill();
    const cashier = await hire('cashier');
    const left: unknown[] = [];
    for (let index = 0; index < 5; index += 1) {
      left.push((await till.refused(401, cashier.userId, WRONG)).data);
    }
    expect(left).toEqual([4, 3, 2, 1, 0].map((tries_left) => ({ tries_left })));
    expect((await till.refused(403, cashier.userId)).code).toBe('pin_locked');
    expect((await till.here())?.people.find(({ id }) => id === cashier.userId)?.locked).toBe(true);
    expect((await kinds()).filter((kind) => kind === 'pin.locked')).toHaveLength(1);
    await till.signIn(shop.userId);

    const body = { email: cashier.email, password: PASSWORD };
    await apiCaller(url()).ok(authenticationCalls.login, { body });
    await till.signIn(cashier.userId);
  });

  test('looks at five of two hundred PINs that are sent at once', async () => {
    const { till, hire, kinds } = await openTill();
    const cashier = await hire('cashier');
    const answers = await Promise.all(
      Array.from({ length: 200 }, (_, index) =>
        till.any(cashier.userId, String(310_000 + index * 7)),
      ),
    );
    const codes = answers.map(({ body }) => (body as { code: string }).code);
    expect(codes.filter((code) => code === 'unauthorized')).toHaveLength(5);
    expect(codes.filter((code) => code === 'pin_locked')).toHaveLength(195);
    expect((await kinds()).filter((kind) => kind === 'pin.locked')).toHaveLength(1);
    await till.refused(403, cashier.userId);
  });

  test('stops working once it is revoked, and everybody who signed in there is out', async () => {
    const { shop, till, hire, kinds } = await openTill();
    const cashier = await hire('cashier');
    const atTill = await till.signIn(cashier.userId);
    await shop.api.ok(calls.revoke, { params: { id: till.id } });
    await atTill.refused(401, authenticationCalls.user);
    await cashier.api.ok(authenticationCalls.user);
    await till.refused(401, cashier.userId);
    expect(await till.here()).toBeNull();
    await shop.api.refused(404, calls.revoke, { params: { id: till.id } });
    const stranger = await openShop(server());
    const other = await openSharedTill(shop.api, url());
    await stranger.api.refused(404, calls.revoke, { params: { id: other.id } });
    expect(await kinds()).toContain('shared_till.revoked');
  });

  test('lets nobody in who is revoked at the same moment', async () => {
    const { shop } = await openTill();
    for (let round = 0; round < 5; round += 1) {
      const till = await openSharedTill(shop.api, url());
      const [answer] = await Promise.all([
        till.any(shop.userId, PIN),
        shop.api.ok(calls.revoke, { params: { id: till.id } }),
      ]);
      if (answer.status !== 200) continue;
      const { data: token } = answer.body as { data: string };
      await callerAs({ token }, url()).refused(401, authenticationCalls.user);
    }
  });
});
