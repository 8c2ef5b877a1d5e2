import { createQueryClient } from '@backoffice/api-client';
import { calls, closing, closingView, fakeApi, plain } from '@backoffice/testing';
import { MutationObserver } from '@tanstack/react-query';

import { closingMutations, closingQueries } from './closings';

const api = fakeApi();
const client = createQueryClient({ retryDelay: 0 });
const key = 'a'.repeat(32);

afterEach(() => client.clear());

it('lists closings of a shop and of days', async () => {
  const rows = [closing({ late: [{ way: 'cash', amount: '-10.00' }] }), closing()];
  api.on(calls.closings.list, rows);
  const filter = { location: null, from: '2026-11-01', to: '2026-11-22' };
  await expect(client.fetchQuery(closingQueries.list(filter))).resolves.toEqual(rows);
  expect(api.lastRequest(calls.closings.list).query).toEqual({ ...filter, location: 'none' });
});

it('says that a server has no closings', async () => {
  api.unsupported(calls.closings.list);
  await expect(client.fetchQuery(closingQueries.list())).resolves.toBeNull();
});

it('reads a closing whole, and without what was expected for whoever counts blind', async () => {
  const whole = closingView({
    late: [
      {
        id: 1,
        source: 'transaction',
        subject: 'Energy',
        receipt_number: null,
        way: 'cash',
        amount: '-10.00',
        user: 'besa',
        recorded_at: '2026-11-22T10:00:00Z',
      },
    ],
    recounts: [
      {
        id: 2,
        recorded_at: '2026-11-22T10:00:00Z',
        user: 'besa',
        cash: { '5000': 1 },
        counted_cash: '50.00',
        terminals: { NLB: '0.00', PCB: '1.00', TEB: '0.00' },
        reason: 'A note stuck to another',
      },
    ],
  });
  api.on(calls.closings.one, whole);
  await expect(client.fetchQuery(closingQueries.one(4))).resolves.toEqual(whole);
  const blind = closingView({
    closing: closing({ counts: undefined, late: undefined }),
    opening: undefined,
    sums: undefined,
    report: undefined,
    late: undefined,
  });
  api.on(calls.closings.one, blind);
  const read = await client.fetchQuery(closingQueries.one(5));
  expect(read).toEqual(blind);
  expect(read).not.toHaveProperty('report');
});

it('closes a till and counts again, each under its key', async () => {
  const made = closingView();
  api.on(calls.closings.close, made);
  const input = { location: 1, version: '1.1', cash: { '5000': 2 }, left: '50.00' };
  const close = new MutationObserver(client, closingMutations.close());
  await expect(close.mutate({ input, idempotencyKey: key })).resolves.toEqual(made);
  expect(api.lastRequest(calls.closings.close)).toMatchObject({
    body: input,
    idempotencyKey: key,
  });
  api.on(calls.closings.recount, made);
  const recount = new MutationObserver(client, closingMutations.recount(made.closing.id));
  const again = { cash: { '5000': 2 }, reason: 'Counted twice' };
  await recount.mutate({ input: again, idempotencyKey: key });
  expect(api.lastRequest(calls.closings.recount)).toMatchObject({ body: again });
});

it('reads pieces and terminals that come as text, and no note that does not exist', async () => {
  const view = {
    ...closingView(),
    cash: { '5000': '2', '300': 4, '1000': 0 },
    terminals: { NLB: 3, PCB: '0', TEB: 0 },
  };
  api.on(calls.closings.one, () => plain({ success: true, data: view }));
  await expect(client.fetchQuery(closingQueries.one(6))).resolves.toMatchObject({
    cash: { '5000': 2 },
    terminals: { NLB: '3.00', PCB: '0.00', TEB: '0.00' },
  });
});
