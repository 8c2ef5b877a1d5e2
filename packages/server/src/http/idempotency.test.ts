import crypto from 'node:crypto';

import { authenticationCalls, referenceCalls, saleCalls } from '@backoffice/contracts';

import { onServer } from '../testing/on-each-engine';
import { snapshot } from '../testing/shop/snapshot';
import { openShop, PASSWORD } from '../testing/shop/test-shop';

onServer('a write that is sent again with its key', (server) => {
  test('but with another body is refused', async () => {
    const { api } = await openShop(server());
    const headers = { 'idempotency-key': 'key-number-1' };
    await api.ok(referenceCalls.addLocation, { body: { name: 'A' }, headers });
    const refusal = await api.refused(422, referenceCalls.addLocation, {
      body: { name: 'B' },
      headers,
    });
    expect(refusal.code).toBe('idempotency_mismatch');
    expect(refusal.message).toContain('Your earlier attempt was saved');
  });

  test('keeps nothing from which its passwords could be guessed', async () => {
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

  test('is tried anew after a refusal, which has changed nothing', async () => {
    const { api, companyId, receive, line } = await openShop(server());
    const [sold = 0, free = 0] = await receive(2);
    await api.ok(saleCalls.sell, { body: [line(sold)] });
    const now = () => snapshot(server().database.db, companyId);
    const before = await now();
    const headers = { 'idempotency-key': 'key-number-1' };
    await api.refused(409, saleCalls.sell, { body: [line(free), line(sold)], headers });
    expect(await now()).toEqual(before);
    await api.ok(saleCalls.sell, {
      body: [line(free)],
      headers: { 'idempotency-key': 'key-number-2' },
    });
  });

  test('and another person may use the same key', async () => {
    const first = await openShop(server());
    const second = await openShop(server());
    const sent = { body: { name: 'A' }, headers: { 'idempotency-key': 'key-number-1' } };
    const { data: one } = await first.api.ok(referenceCalls.addLocation, sent);
    const { data: other } = await second.api.ok(referenceCalls.addLocation, sent);
    expect(one).not.toBe(other);
  });
});
