import { createQueryClient } from '@backoffice/api-client';
import { calls, fakeApi, plain, till } from '@backoffice/testing';

import { dayMoneyQuery } from './day-money';
import { tillQueries } from './till';

const api = fakeApi();
const client = createQueryClient({ retryDelay: 0 });

afterEach(() => client.clear());

it('reads the till of the person’s shop, of another shop, and of no shop', async () => {
  const mine = till({ last_closing: { id: 3, number: 2, closed_at: '2026-11-21T19:00:00Z' } });
  api.on(calls.till.till, mine);
  await expect(client.fetchQuery(tillQueries.till())).resolves.toEqual(mine);
  expect(api.lastRequest(calls.till.till).query).toEqual({});
  await client.fetchQuery(tillQueries.till(4));
  expect(api.lastRequest(calls.till.till).query).toEqual({ location: '4' });
  await client.fetchQuery(tillQueries.till(null));
  expect(api.lastRequest(calls.till.till).query).toEqual({ location: 'none' });
});

it('says that a server has no tills', async () => {
  api.unsupported(calls.till.till);
  api.on(calls.till.day, () => plain({ success: true, data: [] }));
  await expect(client.fetchQuery(tillQueries.till())).resolves.toBeNull();
  await expect(client.fetchQuery(dayMoneyQuery('2026-11-22'))).resolves.toBeNull();
});
