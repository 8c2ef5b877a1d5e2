import {
  calls,
  failure,
  heldBasket,
  fakeApi,
  screen,
  setNow,
  signedInAs,
  till,
  within,
  type UserEvent,
  unsettledSale,
} from '@backoffice/testing';

import { closeButton, countPieces, openShopTill, openTill, startCounting } from '../testing/till';

const api = fakeApi();
const ways = () => within(screen.getByRole('table', { name: 'Counted' }));
const question = () => screen.findByRole('alertdialog', { name: 'Close the till of Shop 1?' });
const terminal = (bank: string) => screen.getByRole('textbox', { name: `Terminal ${bank}` });

async function confirm(user: UserEvent) {
  await user.click(closeButton());
  await user.click(within(await question()).getByRole('button', { name: 'Close till' }));
}

test('a drawer is counted and closed by keyboard alone', async () => {
  openShopTill(api);
  const { user } = await openTill();
  await startCounting();
  // No €200 and €100, two of €50, no €20, one of €10, then down to 1 cent.
  await user.keyboard('{Enter}{Enter}2{Enter}{ArrowDown}1{Enter}');
  await user.keyboard('{Enter}'.repeat(9));
  expect(screen.getByText('In the drawer')).toHaveTextContent('€110.00');
  expect(terminal('NLB')).toHaveFocus();
  await user.keyboard('20{Enter}{Enter}{Enter}');
  expect(ways().getByRole('row', { name: /^NLB €20\.00/ })).toHaveTextContent('€0.00');
  expect(screen.getByRole('textbox', { name: 'Stays in the drawer' })).toHaveFocus();
  expect(screen.getByText('To take out')).toHaveTextContent('€60.00');
  await user.keyboard('{Enter}');
  expect(closeButton()).toHaveFocus();
  await user.keyboard('{Enter}');
  await question();
  await user.keyboard('{Enter}');
  expect(await screen.findByText('Closing no. 12 is saved.')).toBeVisible();
  await user.tab();
  expect(screen.getByRole('button', { name: 'Print closing' })).toHaveFocus();
  expect(screen.getByText(/Take €60\.00 out; €50\.00 stays/)).toBeVisible();
  expect(api.lastRequest(calls.closings.close).body).toEqual({
    location: 1,
    version: '1.1',
    cash: { 5000: 2, 1000: 1 },
    terminals: { NLB: '20.00', PCB: '0.00', TEB: '0.00' },
    left: '50.00',
  });
  // The till is counted again on the same evening, and the count begins anew.
  await startCounting();
  expect(screen.getByRole('textbox', { name: '€50' })).toHaveValue('');
});

test('the last question names devices that may still hold sales, and they stop nothing', async () => {
  const unsent = [
    { name: 'Front', waiting: 4, seen_at: '2026-11-21T13:05:00.000Z' },
    { name: 'Back', waiting: 0, seen_at: '2026-11-21T12:00:00.000Z' },
  ];
  openShopTill(api, { unsent });
  api.on(calls.offlineSales.unsettled, [unsettledSale()]);
  const { user } = await openTill();
  const waits = { name: '1 sale from a till without a connection waits to be settled' };
  expect(await screen.findByRole('link', waits)).toBeVisible();
  await startCounting();
  await countPieces('€50', '2');
  await countPieces('€10', '1');
  await user.type(terminal('NLB'), '20');
  await user.click(closeButton());
  const asked = within(await question());
  expect(
    asked.getByText(/Front.* still holds 4 sales, as of .* They will be booked late\./),
  ).toBeVisible();
  expect(asked.getByText(/Back.* was not heard of since/)).toBeVisible();
  await user.click(asked.getByRole('button', { name: 'Close till' }));
  expect(await screen.findByText('Closing no. 12 is saved.')).toBeVisible();
});

test('the last question says how many baskets wait, and they stop nothing', async () => {
  openShopTill(api);
  const held = heldBasket({ name: 'Ana' });
  api.on(calls.heldBaskets.list, ({ query }) => (query.location === '1' ? [held, held] : []));
  const { user } = await openTill();
  await startCounting();
  await countPieces('€50', '2');
  await countPieces('€10', '1');
  await user.type(terminal('NLB'), '20');
  await user.click(closeButton());
  const asked = within(await question());
  expect((await asked.findByText('Held baskets')).parentElement).toHaveTextContent('2');
  await user.click(asked.getByRole('button', { name: 'Close till' }));
  expect(await screen.findByText('Closing no. 12 is saved.')).toBeVisible();
});

test('a sale while somebody counts is told, and what was counted stays', async () => {
  const shop = openShopTill(api);
  const { user } = await openTill();
  await startCounting();
  await countPieces('€50', '2');
  await countPieces('€10', '1');
  await user.type(terminal('NLB'), '20');
  shop.becomes({
    version: '1.2',
    sums: [
      { way: 'cash', amount: '75.00' },
      { way: 'NLB', amount: '20.00' },
    ],
  });
  await confirm(user);
  expect(await screen.findByText(/Booked since you began to count: Cash \+€15\.00/)).toBeVisible();
  expect(screen.getByRole('textbox', { name: '€50' })).toHaveValue('2');
  expect(ways().getByRole('row', { name: /^Cash €125\.00 €110\.00 -€15\.00/ })).toBeVisible();

  await countPieces('€5', '3');
  await confirm(user);
  expect(await screen.findByText('Closing no. 12 is saved.')).toBeVisible();
  const [first, second] = api.requests(calls.closings.close);
  expect(second?.body).toMatchObject({ version: '1.2', cash: { 5000: 2, 1000: 1, 500: 3 } });
  expect(second?.idempotencyKey).not.toBe(first?.idempotencyKey);
});

test('a difference above the limit wants a reason beside its field', async () => {
  openShopTill(api);
  const { user } = await openTill();
  await startCounting();
  await countPieces('€50', '2');
  await countPieces('€5', '1');
  await user.type(terminal('NLB'), '20');
  expect(ways().getByRole('row', { name: /^Cash/ })).toHaveTextContent('-€5.00');
  expect(screen.queryByRole('textbox', { name: 'Why it differs' })).not.toBeInTheDocument();
  await user.clear(screen.getByRole('textbox', { name: '€5' }));
  await countPieces('€2', '2');
  await countPieces('€0.50', '1');
  await countPieces('€0.20', '2');
  await countPieces('€0.05', '1');
  await countPieces('€0.02', '2');
  expect(ways().getByRole('row', { name: /^Cash/ })).toHaveTextContent('-€5.01');
  await user.click(closeButton());
  const reason = screen.getByRole('textbox', { name: 'Why it differs' });
  expect(reason).toHaveAccessibleDescription('Write down why the count differs.');
  expect(reason).toHaveFocus();
  expect(api.requests(calls.closings.close)).toHaveLength(0);

  await user.type(reason, 'Change given wrong');
  await confirm(user);
  expect(await screen.findByText('Closing no. 12 is saved.')).toBeVisible();
  expect(api.lastRequest(calls.closings.close).body).toMatchObject({
    reason: 'Change given wrong',
  });
});

test('a person who counts blind sees no amounts, and is asked for a reason after Close', async () => {
  openShopTill(api, { sums: undefined, report: undefined });
  api.on(calls.authentication.user, signedInAs('cashier', { location: 1, limited: true }));
  const close = ({ body }: { body: { reason?: string } }) =>
    body.reason
      ? failure(409, 'conflict', 'Closed by somebody else')
      : failure(422, 'invalid', 'The input is not valid', {
          fields: { reason: 'Say why the count differs' },
        });
  api.on(calls.closings.close, close);
  const { user } = await openTill();
  await startCounting();
  expect(screen.queryByText('Expected in the drawer')).not.toBeInTheDocument();
  expect(screen.queryByRole('columnheader', { name: 'Expected' })).not.toBeInTheDocument();
  await countPieces('€50', '1');
  await confirm(user);
  const reason = await screen.findByRole('textbox', { name: 'Why it differs' });
  expect(reason).toHaveAccessibleDescription('Write down why the count differs.');
  await user.type(reason, 'I do not know');
  await confirm(user);
  expect(await screen.findByText('Closed by somebody else')).toBeVisible();
  expect(reason).toHaveValue('I do not know');
});

test('a count survives a reload, and is compared with the till as it was when it began', async () => {
  const shop = openShopTill(api);
  const first = await openTill();
  await startCounting();
  await countPieces('€50', '2');
  first.unmount();
  shop.becomes({ version: '1.2', sums: [{ way: 'cash', amount: '75.00' }] });
  setNow('2026-11-21T12:00:00Z');
  const { user } = await openTill();
  expect(await screen.findByRole('textbox', { name: '€50' })).toHaveValue('2');
  expect(await screen.findByText(/Cash \+€15\.00, NLB -€20\.00/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'My count includes it' }));
  expect(ways().getByRole('row', { name: /^Cash €125\.00/ })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Discard the count' }));
  await startCounting();
  expect(screen.getByRole('textbox', { name: '€50' })).toHaveValue('');
});

test('a till that somebody else closed meanwhile is counted anew', async () => {
  const shop = openShopTill(api);
  const { user } = await openTill();
  await startCounting();
  await countPieces('€50', '2');
  await countPieces('€10', '1');
  await user.type(terminal('NLB'), '20');
  const last = { id: 9, number: 12, closed_at: '2026-11-21T18:00:00.000Z' };
  shop.becomes(till({ version: '2.0', sums: [], last_closing: last }));
  await confirm(user);
  expect(await screen.findByText(/The till was closed meanwhile \(no\. 12\)/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Count anew' }));
  expect(await screen.findByRole('button', { name: 'Count the drawer' })).toBeVisible();
});

test('the cash left is at most the counted cash, and a terminal may be negative', async () => {
  openShopTill(api);
  const { user } = await openTill();
  await startCounting();
  await countPieces('€50', '1');
  await user.type(terminal('NLB'), '-3,5');
  expect(ways().getByRole('row', { name: /^NLB/ })).toHaveTextContent('-€23.50');
  await user.type(terminal('TEB'), 'x');
  const left = screen.getByRole('textbox', { name: 'Stays in the drawer' });
  await user.clear(left);
  await user.type(left, '60');
  await user.click(closeButton());
  expect(left).toHaveAccessibleDescription('There is less than that in the drawer.');
  expect(terminal('TEB')).toBeInvalid();
  expect(api.requests(calls.closings.close)).toHaveLength(0);
});
