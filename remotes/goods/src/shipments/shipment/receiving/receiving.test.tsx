import {
  calls,
  failure,
  fakeApi,
  scan,
  screen,
  shipmentView,
  unitState,
  waitFor,
  within,
} from '@backoffice/testing';

import { arrived, openShipments, receivingShop, SENT } from '../../../testing/shipments';

const api = fakeApi();
const { arrive, one } = calls.shipments;
const [first, second, third, fourth, fifth] = SENT;

beforeEach(() => receivingShop(api));

/** From now on the server answers that these units have arrived. */
function haveCome(ids: number[]) {
  const units = SENT.map((unit) => (ids.includes(unit.id) ? arrived(unit) : unit));
  const isDone = ids.length === SENT.length;
  api.on(one, shipmentView(units, { id: 3, number: 12, state: isDone ? 'closed' : 'under_way' }));
}

const receiveButton = (number: number) =>
  screen.findByRole('button', { name: `Receive ${number}` });

async function open() {
  const page = await openShipments();
  await receiveButton(0);
  return page;
}

test('is received by scan and Enter, and again when more of it comes', async () => {
  const { user } = await open();
  await scan(first.barcode);
  await scan(fourth.barcode);
  expect(await receiveButton(2)).toHaveFocus();
  expect(screen.getByText('Scanned: 2 of 5 under way')).toBeVisible();
  expect(screen.getByRole('checkbox', { name: new RegExp(first.barcode) })).toBeChecked();

  api.on(arrive, ({ body }) => {
    haveCome(body.ids);
    return { ids: body.ids, already: [], operation: 9, closed: false };
  });
  await user.keyboard('{Enter}');
  expect(await screen.findByText('2 units received')).toBeVisible();
  expect(api.lastRequest(arrive).body).toEqual({ ids: [1, 4] });
  expect(await screen.findByText('Scanned: 0 of 3 under way')).toBeVisible();

  await scan(second.barcode);
  await receiveButton(1);
  api.on(arrive, () => {
    haveCome([1, 2, 4, 5]);
    return { ids: [2], already: [], operation: 10, closed: false };
  });
  await user.keyboard('{Enter}');
  expect(await screen.findByText('1 unit received')).toBeVisible();
  expect(await screen.findByText('Scanned: 0 of 1 under way')).toBeVisible();
  const keys = api.requests(arrive).map(({ idempotencyKey }) => idempotencyKey);
  expect(new Set(keys).size).toBe(2);
});

test('all is received after a question, and the shipment is complete', async () => {
  const { user } = await open();
  await scan(first.barcode);
  await receiveButton(1);
  api.on(arrive, ({ body }) => {
    haveCome(body.ids);
    return { ids: body.ids, already: [], operation: 9, closed: true };
  });
  await user.click(screen.getByRole('button', { name: 'Receive all' }));
  const question = within(await screen.findByRole('alertdialog'));
  expect(question.getByText(/All 4 units are received without a scan/)).toBeVisible();
  await user.click(question.getByRole('button', { name: 'Receive all' }));
  expect(await screen.findByText('The shipment is complete.')).toBeVisible();
  expect(api.lastRequest(arrive).body).toEqual({ ids: [1, 2, 3, 4, 5] });
  await waitFor(() =>
    expect(screen.queryByRole('button', { name: /^Receive/ })).not.toBeInTheDocument(),
  );
});

test('a reload loses nothing of what was scanned, nor what was ticked by hand', async () => {
  const { user, unmount } = await open();
  await scan(first.barcode);
  await user.click(screen.getByRole('checkbox', { name: new RegExp(third.barcode) }));
  await receiveButton(2);
  unmount();
  await openShipments();
  expect(await receiveButton(2)).toBeVisible();
  expect(screen.getByRole('checkbox', { name: new RegExp(third.barcode) })).toBeChecked();
});

test('without an answer the ticks stay, and the same try has the same key', async () => {
  api.on(arrive, failure(503, 'unavailable', 'The database is away'));
  const { user } = await open();
  await scan(first.barcode);
  await user.click(await receiveButton(1));
  expect(await screen.findByText(/nothing is received twice/)).toBeVisible();
  expect(screen.getByText('Nothing was received. What you scanned is kept.')).toBeVisible();

  api.on(arrive, () => {
    haveCome([1]);
    return { ids: [1], already: [], operation: 9, closed: false };
  });
  await user.click(await receiveButton(1));
  expect(await screen.findByText('1 unit received')).toBeVisible();
  const keys = api.requests(arrive).map(({ idempotencyKey }) => idempotencyKey);
  expect(new Set(keys).size).toBe(1);
});

test('a refusal is told, keeps the ticks, and the shipment is read anew', async () => {
  api.fail(arrive, 409, 'closed', 'Lost or returned when the shipment was closed: TB-10 (5)');
  const { user } = await open();
  await scan(fifth.barcode);
  await scan(first.barcode);
  api.on(one, shipmentView([...SENT.slice(0, 4), { ...fifth, state: 'lost' }], { id: 3 }));
  await user.click(await receiveButton(2));
  expect(await screen.findByText(/Lost or returned when the shipment was closed/)).toBeVisible();
  expect(await receiveButton(1)).toBeVisible();
  expect(screen.getByRole('checkbox', { name: new RegExp(first.barcode) })).toBeChecked();
});

test('a unit that came before, is scanned twice or is of elsewhere says so', async () => {
  haveCome([2]);
  const strange = unitState({ id: 9, code: 'OLD-7', location: 'Airport' });
  const sold = unitState({
    id: 10,
    code: 'OLD-8',
    sold: { at: '2026-11-20T10:15:00.000Z', by: 'blerim', price: '55.00', receipt_number: 12 },
  });
  api.on(calls.products.list, []);
  api.on(calls.products.byBarcode, ({ params }) => {
    const unit = [strange, sold].find(({ barcode }) => barcode === params.code);
    return unit ?? failure(404, 'not_found', 'Nobody knows this barcode');
  });
  const { user } = await open();
  await scan(second.barcode);
  const before = /AM-90 · 42 · .* was received before, 21 Nov 2026.* by besa/;
  expect((await screen.findAllByText(before))[0]).toBeVisible();
  await scan(strange.barcode);
  expect(
    await screen.findByText(/OLD-7.* is not in this shipment\. On record it is in Airport\./, {
      selector: '.alert *',
    }),
  ).toBeVisible();
  await scan(sold.barcode);
  expect(
    await screen.findByText(/OLD-8.* was sold 20 Nov 2026.* by blerim/, { selector: '.alert *' }),
  ).toBeVisible();
  await user.click(screen.getAllByRole('button', { name: 'Dismiss' })[0] as HTMLElement);
  expect(screen.queryByText(/OLD-8/, { selector: '.alert *' })).not.toBeInTheDocument();
  expect(screen.getByText(/OLD-7/, { selector: '.alert *' })).toBeVisible();
  await scan('999999999999');
  expect(await screen.findByText('999999999999')).toBeVisible();
  await scan('4006381333931');
  expect(await screen.findByText("This is the maker's code. Scan our label.")).toBeVisible();
  expect(screen.getByText('4006381333931')).toBeVisible();
  expect(screen.getByText('Scanned: 0 of 4 under way')).toBeVisible();
});
