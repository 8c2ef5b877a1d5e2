import { createQueryClient } from '@backoffice/api-client';
import {
  calls,
  fakeApi,
  foundLine,
  plain,
  returnMade,
  returnView,
  sold,
} from '@backoffice/testing';
import { MutationObserver } from '@tanstack/react-query';

import { returnMutations, returnQueries, returnRequest } from './returns';

const api = fakeApi();
const client = createQueryClient({ retryDelay: 0 });
const input = { returns: [{ line: 4, reason: 'size' as const }], sells: [] };
const make = (approval?: string) =>
  new MutationObserver(client, returnMutations.make()).mutate({
    input,
    idempotencyKey: 'a'.repeat(32),
    approval,
  });

afterEach(() => client.clear());

it('takes goods back under a key, with what somebody allowed, and says what moved', async () => {
  const made = returnMade({
    sale: sold({ id: 8, receipt_number: 9, total: '75.00' }),
    money: [{ way: 'NLB', amount: '15.00' }],
  });
  api.on(calls.returns.make, made);
  const booked = await make('approval-1');
  expect(booked.return).toMatchObject({ return_number: made.return.return_number, total: '60.00' });
  expect(booked.sale).toEqual({ id: 8, receipt_number: 9, total: '75.00' });
  expect(booked.money).toEqual([{ way: 'NLB', amount: '15.00' }]);
  expect(api.lastRequest(calls.returns.make)).toMatchObject({
    body: input,
    approval: 'approval-1',
    idempotencyKey: 'a'.repeat(32),
  });
  expect(returnRequest(input)).toEqual({ method: 'POST', path: 'sales/returns', body: input });
});

it('knows no way of money that a later server may name', async () => {
  const money = [{ way: 'voucher', amount: '-5.00' }];
  api.on(calls.returns.make, () => plain({ success: true, data: { ...returnMade(), money } }));
  await expect(make()).resolves.toMatchObject({ money: [] });
});

it('reads a return with its exchange, and notes each print of its slip', async () => {
  const exchange = { sale_id: 3, receipt_number: 12, total: '75.00' };
  const view = returnView({ exchange, approved_by: 'besa' }, [foundLine({ state: 'returned' })]);
  api.on(calls.returns.one, view);
  await expect(client.fetchQuery(returnQueries.one(view.return.id))).resolves.toEqual(view);
});
