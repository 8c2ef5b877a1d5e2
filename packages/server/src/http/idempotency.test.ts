import crypto from 'node:crypto';
import http from 'node:http';

import {
  administrationCalls,
  approvalCalls,
  auditCalls,
  authenticationCalls,
  companyCalls,
  deliveryCalls,
  figureCalls,
  panelCalls,
  peopleCalls,
  productCalls,
  returnCalls,
  saleCalls,
  soldSaleCalls,
  transactionCalls,
} from '@backoffice/contracts';
import { allCalls, type Call } from '@backoffice/contracts/calls';

import { apiCaller } from '../testing/api-caller';
import { onEachEngine } from '../testing/on-each-engine';
import { somebody } from '../testing/shop/people';
import { growth, snapshot } from '../testing/shop/snapshot';
import { openShop, PASSWORD, type Shop, signedIn } from '../testing/shop/test-shop';
import type { TestServer } from '../testing/test-server';

interface Write {
  call: Call;
  params?: Record<string, string | number>;
  body?: unknown;
}
/** A request for each write; `n` tells the requests of one test apart. */
type Maker = (shop: Shop, n: number, server: TestServer) => Promise<Write> | Write;

const BOOKING = {
  subType: 'Energy',
  transaction_type: 'outcome',
  payment_type: 'cash',
  sale_price: 1,
};
const article = async ({ api }: Shop, n: number) => {
  const body = { name: 'Bag', article_id: `A${n}` };
  return (await api.ok(administrationCalls.addArticle, { body })).data.id;
};
const passwordOf = (n: number) => (n === 0 ? PASSWORD : `battery staple ${n}`);
const colorNames = (name: string) => ({
  colorName: name,
  albanianName: 'a',
  englishName: 'b',
  turkishName: 'c',
});

const colleague = async ({ companyId }: Shop, server: TestServer) =>
  (await signedIn(server, { companyId, rights: 'cashier' })).userId;

/** A sale of one line. */
async function soldLine({ api, receive, line }: Shop) {
  const body = (await receive(1)).map((id) => line(id));
  const { id } = (await api.ok(saleCalls.sell, { body })).data;
  const { lines } = (await api.ok(soldSaleCalls.sale, { params: { id } })).data;
  return { id, line: lines[0]?.id ?? 0 };
}

const MAKERS: Maker[] = [
  () => ({ call: peopleCalls.invite, body: somebody('cashier') }),
  ({ userId: id }, n) => ({ call: peopleCalls.edit, params: { id }, body: { username: `P${n}` } }),
  ({ userId: id }) => ({ call: peopleCalls.reset, params: { id } }),
  async (shop, _, server) => ({
    call: peopleCalls.endSessions,
    params: { id: await colleague(shop, server) },
  }),
  async ({ email }, _, { url }) => {
    const body = { email, password: PASSWORD };
    await apiCaller(url).ok(authenticationCalls.login, { body });
    return { call: peopleCalls.endOwnSessions };
  },
  (_, n) => ({ call: auditCalls.exported, body: { list: 'products', rows: n } }),
  async (shop, _, server) => {
    const user = (await signedIn(server, { companyId: shop.companyId })).userId;
    const body = { user, secret: PASSWORD, action: 'stock.undo', hash: '0'.repeat(64) };
    return { call: approvalCalls.approve, body };
  },
  (_, n) => ({ call: companyCalls.editSettings, body: { return_days: n } }),
  (_, n) => ({ call: authenticationCalls.editUser, body: { phone: `${n}` } }),
  (_, n) => ({
    call: authenticationCalls.changePassword,
    body: { current: passwordOf(n - 1), next: passwordOf(n) },
  }),
  (_, n) => ({ call: companyCalls.editCompany, body: { phone: `${n}`, address: 'x' } }),
  (_, n) => ({
    call: panelCalls.addBrand,
    body: { brandName: `B${n}`, produced: 'x', type: 'shoes' },
  }),
  (_, n) => ({ call: panelCalls.addColor, body: colorNames(`C${n}`) }),
  (_, n) => ({ call: panelCalls.addNumber, body: { number: `5${n}`, type: 'shoes' } }),
  (_, n) => ({ call: panelCalls.addType, body: { specificType: `T${n}`, type: 'shoes' } }),
  (_, n) => ({ call: panelCalls.addLocation, body: { name: `L${n}` } }),
  ({ brand: id }, n) => ({
    call: panelCalls.editBrand,
    body: { id, brandName: `B${n}`, produced: 'x', type: 'shoes' },
  }),
  ({ color: id }, n) => ({ call: panelCalls.editColor, body: { id, ...colorNames(`C${n}`) } }),
  ({ sizes }, n) => ({
    call: panelCalls.editNumber,
    body: { id: sizes[0], number: `5${n}`, type: 'shoes' },
  }),
  ({ type: id }, n) => ({
    call: panelCalls.editType,
    body: { id, specificType: `T${n}`, type: 'shoes' },
  }),
  ({ locations }, n) => ({
    call: panelCalls.editLocation,
    body: { id: locations[0], name: `L${n}` },
  }),
  async ({ api }, n) => {
    const { data: id } = await api.ok(panelCalls.addLocation, { body: { name: `gone ${n}` } });
    return { call: panelCalls.remove, params: { endpoint: 'location' }, body: { id } };
  },
  ({ shoes }, n) => ({ call: deliveryCalls.receive, body: shoes(2, { code: `R${n}` }) }),
  async ({ receive, locations }) => ({
    call: productCalls.transfer,
    body: { ids: await receive(2), location: locations[1] },
  }),
  async ({ receive, line }) => ({
    call: saleCalls.sell,
    body: (await receive(2)).map((id) => line(id)),
  }),
  async (shop) => {
    const { line } = await soldLine(shop);
    const body = { returns: [{ line, reason: 'size' }] };
    return { call: returnCalls.make, body };
  },
  async (shop) => {
    const { line } = await soldLine(shop);
    const body = { returns: [{ line, reason: 'size' }] };
    const { id } = (await shop.api.ok(returnCalls.make, { body })).data.return;
    return { call: returnCalls.print, params: { id } };
  },
  async (shop) => {
    const { line, id } = await soldLine(shop);
    const body = { lines: [{ line, price: 44 }], reason: 'typed wrong' };
    return { call: soldSaleCalls.correct, params: { id }, body };
  },
  async (shop) => {
    const { id } = await soldLine(shop);
    return { call: soldSaleCalls.void, params: { id }, body: { reason: 'typed wrong' } };
  },
  async (shop) => ({ call: soldSaleCalls.print, params: { id: (await soldLine(shop)).id } }),
  async ({ receive }) => {
    const [id = 0] = await receive(1);
    return { call: productCalls.setAside, params: { id }, body: { reason: 'damaged' } };
  },
  (_, n) => ({ call: transactionCalls.add, body: { ...BOOKING, description: `${n}` } }),
  async ({ api }, n) => {
    const { id } = (await api.ok(transactionCalls.add, { body: BOOKING })).data;
    return { call: transactionCalls.edit, body: { ...BOOKING, id, description: `${n}` } };
  },
  async ({ api }) => {
    const { id } = (await api.ok(transactionCalls.add, { body: BOOKING })).data;
    return { call: transactionCalls.remove, params: { id } };
  },
  (_, n) => ({ call: administrationCalls.addArticle, body: { name: 'Bag', article_id: `N${n}` } }),
  async (shop, n) => ({
    call: administrationCalls.editArticle,
    params: { id: await article(shop, n) },
    body: { name: 'Bag', article_id: `E${n}` },
  }),
  async (shop, n) => {
    await article(shop, n);
    return {
      call: administrationCalls.addQuantity,
      body: { article_id: `A${n}`, added_quantity: 3 },
    };
  },
  async (shop, n) => ({
    call: administrationCalls.sell,
    body: { articleId: await article(shop, n), price: 1 },
  }),
];

/** Sends a request and cuts the line as soon as it is on its way. */
const cutOff = (url: string, { call, params, body }: Write, headers: Record<string, string>) =>
  new Promise<void>((resolve) => {
    const path = call.path.replace(/:(\w+)/g, (_, name: string) => String(params?.[name]));
    const request = http.request(`${url}/api/v1/${path}`, { method: call.method, headers });
    request.on('error', () => resolve());
    request.on('close', () => resolve());
    request.end(body === undefined ? '' : JSON.stringify(body), () => {
      setImmediate(() => request.destroy());
    });
  });

test('every write but login, logout, links and reports is tried', async () => {
  const reads = new Set<Call>([
    authenticationCalls.login,
    authenticationCalls.logout,
    // A link works once by itself.
    peopleCalls.accept,
    figureCalls.years,
  ]);
  const writes = allCalls.filter(
    (call) => call.method !== 'GET' && call.path !== 'client-errors' && !reads.has(call),
  );
  expect(MAKERS).toHaveLength(writes.length);
});

onEachEngine('a write that is sent again with its key', (server) => {
  test.each(MAKERS.map((make, index) => [index, make] as const))(
    'has one effect and the same answer (%i)',
    async (_, make) => {
      const shop = await openShop(server());
      const { db } = server().database;
      const now = () => snapshot(db, shop.companyId);
      const send = async ({ call, params, body }: Write, key: string) => {
        const headers = { 'idempotency-key': key };
        const answer = await shop.api.any(call, { body, headers, ...(params ? { params } : {}) });
        expect(answer.status).toBe(200);
        return answer.body;
      };

      const first = await make(shop, 1, server());
      const before = await now();
      const answer = await send(first, 'key-number-1');
      const after = await now();
      expect(after).not.toEqual(before);
      for (let again = 0; again < 2; again += 1) {
        expect(await send(first, 'key-number-1')).toEqual(answer);
      }
      expect(await now()).toEqual(after);

      const second = await make(shop, 2, server());
      const beforeAtOnce = await now();
      const answers = await Promise.all([0, 1, 2].map(() => send(second, 'key-number-2')));
      expect(answers[1]).toEqual(answers[0]);
      expect(answers[2]).toEqual(answers[0]);
      expect(growth(beforeAtOnce, await now())).toEqual(growth(before, after));

      const third = await make(shop, 3, server());
      const beforeCut = await now();
      await cutOff(server().url, third, {
        authorization: `Bearer ${shop.token}`,
        'content-type': 'application/json',
        'idempotency-key': 'key-number-3',
      });
      await send(third, 'key-number-3');
      expect(growth(beforeCut, await now())).toEqual(growth(before, after));
    },
  );

  test('but with another body is refused', async () => {
    const { api } = await openShop(server());
    const headers = { 'idempotency-key': 'key-number-1' };
    await api.ok(panelCalls.addLocation, { body: { name: 'A' }, headers });
    const refusal = await api.refused(422, panelCalls.addLocation, {
      body: { name: 'B' },
      headers,
    });
    expect(refusal.code).toBe('idempotency_mismatch');
    expect(refusal.message).toContain('Your earlier attempt was saved');
  });

  test('leaves nothing of two passwords to guess at', async () => {
    const { api, userId } = await openShop(server());
    const body = { current: PASSWORD, next: 'battery staple' };
    const headers = { 'idempotency-key': 'key-number-1' };
    await api.ok(authenticationCalls.changePassword, { body, headers });
    const { request_hash: stored } = await server()
      .database.db.selectFrom('idempotency_keys')
      .select('request_hash')
      .where('user_id', '=', userId)
      .executeTakeFirstOrThrow();
    const known = `PUT /api/v1/authentication/password\n${JSON.stringify(body)}`;
    const guesses = [
      crypto.createHash('sha256').update(known),
      crypto.createHmac('sha256', '').update(known),
    ].map((hash) => hash.digest('base64url'));
    expect(guesses).not.toContain(stored);
    await api.ok(authenticationCalls.changePassword, { body, headers });
    const other = { ...body, next: 'another staple' };
    await api.refused(422, authenticationCalls.changePassword, { body: other, headers });
  });

  test('is done anew after it was refused', async () => {
    const { api, receive, line } = await openShop(server());
    const [sold = 0, free = 0] = await receive(2);
    await api.ok(saleCalls.sell, { body: [line(sold)] });
    const headers = { 'idempotency-key': 'key-number-1' };
    await api.refused(409, saleCalls.sell, { body: [line(free), line(sold)], headers });
    await api.ok(saleCalls.sell, {
      body: [line(free)],
      headers: { 'idempotency-key': 'key-number-2' },
    });
  });

  test('and another person may use the same key', async () => {
    const first = await openShop(server());
    const second = await openShop(server());
    const sent = { body: { name: 'A' }, headers: { 'idempotency-key': 'key-number-1' } };
    const { data: one } = await first.api.ok(panelCalls.addLocation, sent);
    const { data: other } = await second.api.ok(panelCalls.addLocation, sent);
    expect(one).not.toBe(other);
  });
});
