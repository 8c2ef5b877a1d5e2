import {
  authenticationCalls,
  eventCalls,
  referenceCalls,
  peopleCalls,
  saleCalls,
  UNATTENDED_HEADER,
} from '@backoffice/contracts';

import { onEachEngine } from '../testing/on-each-engine';
import { type HeardEvents, hearEvents } from '../testing/shop/heard-events';
import { callerAs, openShop, type Shop, signedIn } from '../testing/shop/test-shop';

/** Milliseconds; longer than changes are gathered before they are sent. */
const QUIET = 400;
const quiet = () => new Promise((resolve) => setTimeout(resolve, QUIET));
const names = (heard: HeardEvents) => new Set(heard.events.flatMap(({ roots }) => roots));

onEachEngine('changes are told live', (server) => {
  let shop: Shop;
  const open: HeardEvents[] = [];
  const listen = async (token = shop.token) => {
    const heard = await hearEvents(server().url, token);
    open.push(heard);
    return heard;
  };
  beforeEach(async () => {
    shop = await openShop(server());
  });
  afterEach(() => open.splice(0).forEach((heard) => heard.close()));

  test('a till hears of a sale at another till, with its units and its sender', async () => {
    const [id = 0] = await shop.receive(1);
    const other = await signedIn(server(), { companyId: shop.companyId, rights: 'cashier' });
    await quiet();
    const heard = await listen(other.token);
    await shop.api.ok(saleCalls.sell, {
      body: [shop.line(id)],
      headers: { 'idempotency-key': 'key-of-this-sale' },
    });
    await heard.until((events) => events.some(({ sold }) => sold));
    expect(heard.events.at(-1)).toEqual({
      roots: ['stock', 'sales', 'till'],
      sold: [id],
      by: 'key-of-this-sale',
    });
  });

  test('it is a stream that no proxy holds back, with the headers of every answer', async () => {
    const { status, headers } = await listen();
    expect(status).toBe(200);
    expect(headers.get('content-type')).toMatch(/^text\/event-stream/);
    expect(headers.get('cache-control')).toBe('no-store, no-transform');
    expect(headers.get('x-accel-buffering')).toBe('no');
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(headers.get('x-request-id')).toMatch(/^[\da-f-]{36}$/);
  });

  test('other companies hear nothing, and nobody what they may not see', async () => {
    const [id = 0] = await shop.receive(1);
    await quiet();
    const stranger = await listen((await openShop(server())).token);
    const stock = await signedIn(server(), { companyId: shop.companyId, rights: 'stock' });
    const keeper = await listen(stock.token);
    await quiet();
    const before = stranger.events.length;
    await shop.api.ok(saleCalls.sell, { body: [shop.line(id)] });
    await keeper.until((events) => events.some(({ sold }) => sold));
    await quiet();
    expect(keeper.events.at(-1)).toEqual({ roots: ['stock'], sold: [id] });
    expect(names(keeper).has('sales')).toBe(false);
    expect(stranger.events).toHaveLength(before);
  });

  test('a refused write is not announced', async () => {
    const [id = 0] = await shop.receive(1);
    await shop.api.ok(saleCalls.sell, { body: [shop.line(id)] });
    const heard = await listen();
    await quiet();
    const before = heard.events.length;
    await shop.api.refused(409, saleCalls.sell, { body: [shop.line(id)] });
    await shop.api.refused(422, referenceCalls.addBrand, { body: { brandName: '' } });
    await quiet();
    expect(heard.events).toHaveLength(before);
  });

  test('a page that opens is told what changed while it loaded', async () => {
    const [id = 0] = await shop.receive(1);
    await shop.api.ok(saleCalls.sell, { body: [shop.line(id)] });
    await quiet();
    const heard = await listen();
    await heard.until((events) => events.some(({ sold }) => sold?.includes(id)));
  });

  test('a session that is ended hears no more, and cannot ask again', async () => {
    const person = await signedIn(server(), { companyId: shop.companyId, rights: 'cashier' });
    const heard = await listen(person.token);
    const stays = await listen();
    await callerAs(person, server().url).ok(authenticationCalls.logout);
    await heard.ended;
    expect((await listen(person.token)).status).toBe(401);
    await shop.receive(1);
    await stays.until((events) => events.some(({ roots }) => roots.includes('stock')));
  });

  test('a disabled person hears no more, and a person with fewer rights hears less', async () => {
    const hire = () => signedIn(server(), { companyId: shop.companyId, rights: 'manager' });
    const [gone, demoted] = [await hire(), await hire()];
    const [his, hers] = [await listen(gone.token), await listen(demoted.token)];
    const { data: people } = await shop.api.ok(peopleCalls.list);
    const edit = (userId: number, change: object) => {
      const person = people.find(({ id }) => id === userId);
      if (!person) throw new Error('Nobody');
      const { username, surname, email, rights, version } = person as typeof person & {
        version?: string;
      };
      return shop.api.ok(peopleCalls.edit, {
        params: { id: userId },
        body: { username, surname, email, rights, version, ...change },
      });
    };
    await edit(gone.userId, { disabled: true });
    await his.ended;
    await edit(demoted.userId, { rights: 'stock' });
    await hers.until((events) => events.some(({ roots }) => roots.includes('session')));
    await quiet();
    const before = hers.events.length;
    const [id = 0] = await shop.receive(1);
    await shop.api.ok(saleCalls.sell, { body: [shop.line(id)] });
    await hers.until((events) => events.some(({ sold }) => sold));
    expect(new Set(hers.events.slice(before).flatMap(({ roots }) => roots))).toEqual(
      new Set(['stock']),
    );
  });

  test('nobody can take all the streams there are', async () => {
    const statuses = await Promise.all(
      Array.from({ length: 24 }, async () => (await listen()).status),
    );
    expect(statuses.filter((status) => status === 200)).toHaveLength(20);
    expect(statuses.filter((status) => status === 429)).toHaveLength(4);
  });

  test('live changes and automatic requests of a page do not keep a session alive', async () => {
    const seen = async () =>
      (
        await server()
          .database.db.selectFrom('sessions')
          .select('seen_at')
          .where('user_id', '=', shop.userId)
          .executeTakeFirstOrThrow()
      ).seen_at;
    const before = await seen();
    server().clock.set(new Date(Date.now() + 3_600_000));
    try {
      await listen();
      await shop.api.ok(referenceCalls.listBrands, { headers: { [UNATTENDED_HEADER]: '1' } });
      expect(await seen()).toEqual(before);
      await shop.api.ok(referenceCalls.listBrands);
      expect(await seen()).not.toEqual(before);
    } finally {
      server().clock.set(null);
    }
  });

  test('without a session there is nothing to hear', async () => {
    await shop.api.refused(401, eventCalls.stream, { token: 'x'.repeat(43) });
  });
});
