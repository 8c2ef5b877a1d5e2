import http from 'node:http';

import {
  auditCalls,
  authenticationCalls,
  clientViewCalls,
  figureCalls,
  importCalls,
  ownAreasCalls,
  peopleCalls,
  sharedTillCalls,
} from '@backoffice/contracts';
import { allCalls, type Call } from '@backoffice/contracts/calls';

import { onServer } from '../testing/on-each-engine';
import { EVERY_WRITE, type Write } from '../testing/shop/every-write';
import { growth, snapshot } from '../testing/shop/snapshot';
import { openShop } from '../testing/shop/test-shop';

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
    sharedTillCalls.signIn,
    // Its body is a file.
    importCalls.upload,
    // A link works once by itself.
    peopleCalls.accept,
    figureCalls.years,
    auditCalls.exported,
    // What a session's browser shows, and what it tells of that.
    ...[ownAreasCalls.preview, ownAreasCalls.leave, clientViewCalls.count],
  ]);
  const writes = allCalls.filter(
    (call) => call.method !== 'GET' && call.path !== 'client-errors' && !reads.has(call),
  );
  expect(EVERY_WRITE).toHaveLength(writes.length);
});

onServer('a write that is sent again with its key', (server) => {
  test.each(EVERY_WRITE.map((make, index) => [index, make] as const))(
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
});
