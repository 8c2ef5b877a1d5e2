import {
  calls,
  company,
  companySettings,
  failure,
  fakeApi,
  renderArea,
  returnView,
  scan,
  screen,
  settleLine,
  signedInAs,
  unitState,
  unsettledSale,
  waitFor,
  within,
} from '@backoffice/testing';

import areaJson from '../../area.json';
import { area } from '../area';

const api = fakeApi();
const open = (path = '/admin/sales/to-settle') => renderArea(area, areaJson.routes, path);

/** What the server has to settle; what was settled is gone from it. */
function settling(...sales: ReturnType<typeof unsettledSale>[]) {
  let left = sales;
  api.on(calls.authentication.user, signedInAs('manager', { location: 1 }));
  api.on(calls.offlineSales.unsettled, () => left);
  api.on(calls.offlineSales.settle, ({ params, body }) => {
    left = left.filter(({ sale }) => String(sale) !== String(params.id));
    const isPaidBack = body.lines?.some(({ unit }) => unit === null);
    return { returns: isPaidBack ? [7] : [], is_settled: true };
  });
}

const cardOf = async (receipt: number) =>
  within(await screen.findByRole('region', { name: new RegExp(`Receipt ${receipt}`) }));

test('a sale gets another pair by keyboard, and the next one has the focus', async () => {
  const line = settleLine({ siblings: [{ id: 31, barcode: '200000000312', is_same: false }] });
  const next = unsettledSale({ receipt_number: 19 });
  settling(unsettledSale({ receipt_number: 18, lines: [line] }), next);
  const { user } = await open();
  const card = await cardOf(18);
  expect(card.getByText(/Sold again .* by .*besa.*, receipt 17\./)).toBeVisible();
  expect(card.getByRole('button', { name: 'Settle' })).toBeDisabled();
  card.getByRole('radio', { name: 'Decide later' }).focus();
  await user.click(card.getByRole('radio', { name: /Another one: .*200000000312/ }));
  await user.type(card.getByRole('textbox', { name: 'Note' }), 'Called her{Enter}');
  await screen.findByText('Receipt 18 is settled');
  expect(api.lastRequest(calls.offlineSales.settle).body).toEqual({
    lines: [{ line: line.line, unit: 31 }],
    note: 'Called her',
  });
  const second = await cardOf(19);
  await waitFor(() => expect(second.getAllByRole('radio')[0]).toHaveFocus());
});

test('a unit that is scanned is the one that was handed over', async () => {
  const line = settleLine({ code: 'AM90', number: '42' });
  settling(unsettledSale({ receipt_number: 18, lines: [line] }));
  const unit = unitState({ id: 44, code: 'AM90', number: '42', barcode: '200000000442' });
  api.on(calls.products.byBarcode, unit);
  const { user } = await open();
  const card = await cardOf(18);
  await scan(unit.barcode);
  expect(await card.findByRole('radio', { name: /Another one: .*200000000442/ })).toBeChecked();
  await user.click(card.getByRole('button', { name: 'Settle' }));
  await screen.findByText('Nothing to settle');
  expect(api.lastRequest(calls.offlineSales.settle).body).toEqual({
    lines: [{ line: line.line, unit: 44 }],
  });
});

test('a scanned unit that nobody waits for is refused', async () => {
  settling(unsettledSale({ receipt_number: 18, lines: [settleLine({ code: 'AM90' })] }));
  const unit = unitState({ code: 'ZX1', barcode: '200000000442' });
  api.on(calls.products.byBarcode, unit);
  await open();
  const card = await cardOf(18);
  await scan(unit.barcode);
  expect(await screen.findByText(/No sale here waits for a unit like that/)).toBeInTheDocument();
  expect(card.getByRole('radio', { name: 'Decide later' })).toBeChecked();
});

test.each([
  { away: 'set_aside', says: /is set aside.*put it back on sale first/, query: '?c=AM90' },
  { away: 'under_way', says: /is under way.*back into stock first/, query: '?c=AM90&s=under_way' },
  { away: 'out', says: /was taken out of stock.*undo that first/, query: null },
] as const)('a unit that is $away says what to do first', async ({ away, says, query }) => {
  const line = settleLine({ code: 'AM90', taken_by: null, away });
  settling(unsettledSale({ receipt_number: 18, reasons: ['unit_gone'], lines: [line] }));
  await open();
  const card = await cardOf(18);
  expect(card.getByText(says)).toBeVisible();
  const link = card.queryByRole('link', { name: 'Show it in stock' });
  expect(link?.getAttribute('href') ?? null).toBe(query && `/admin/there/products${query}`);
});

test('money goes back after a question that says how much and by which ways', async () => {
  const paid = [
    { way: 'cash', amount: '20.00' },
    { way: 'NLB', amount: '40.00' },
  ] as const;
  const line = settleLine({ paid: [...paid] });
  settling(unsettledSale({ receipt_number: 18, lines: [line] }));
  const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
  api.on(calls.returns.one, returnView());
  api.on(calls.returns.print, { copy: 0 });
  api.on(calls.company.company, company());
  api.on(calls.company.settings, companySettings());
  const { user } = await open();
  const card = await cardOf(18);
  await user.click(card.getByRole('radio', { name: /^Money back/ }));
  await user.click(card.getByRole('button', { name: 'Settle' }));
  const question = within(await screen.findByRole('alertdialog'));
  expect(question.getByText('Pay €60.00 back?')).toBeVisible();
  expect(question.getByText(/Cash €20\.00 \+ NLB €40\.00/)).toBeVisible();
  expect(api.requests(calls.offlineSales.settle)).toHaveLength(0);
  await user.click(question.getByRole('button', { name: 'Pay back' }));
  await screen.findByText('Nothing to settle');
  expect(api.lastRequest(calls.offlineSales.settle).body).toEqual({
    lines: [{ line: line.line, unit: null }],
  });
  await waitFor(() => expect(print).toHaveBeenCalledTimes(1), { timeout: 5_000 });
});

test('what broke a rule is accepted with a note', async () => {
  settling(unsettledSale({ receipt_number: 18, reasons: ['price_floor'], lines: [] }));
  const { user } = await open();
  const card = await cardOf(18);
  expect(card.getByText(/below the floor/)).toBeVisible();
  await user.click(card.getByRole('button', { name: 'Accept' }));
  await screen.findByText('Nothing to settle');
  expect(api.lastRequest(calls.offlineSales.settle).body).toEqual({ lines: [] });
});

test('what somebody else settled meanwhile is told, and the list is read again', async () => {
  settling(unsettledSale({ receipt_number: 18, reasons: ['cash_limit'], lines: [] }));
  const { user } = await open();
  const card = await cardOf(18);
  api.on(calls.offlineSales.settle, () => {
    api.on(calls.offlineSales.unsettled, []);
    return failure(409, 'conflict', 'Nothing is left to settle', { reason: 'not_to_settle' });
  });
  await user.click(card.getByRole('button', { name: 'Accept' }));
  expect(await screen.findByText('It was not settled. Try again.')).toBeInTheDocument();
  await screen.findByText('Nothing to settle');
});

test('a server that knows no such sales has nothing to settle', async () => {
  api.on(calls.authentication.user, signedInAs('manager', { location: 1 }));
  api.on(calls.offlineSales.unsettled, failure(404, 'not_found', 'Not found'));
  await open();
  expect(await screen.findByText('Nothing to settle here')).toBeVisible();
});
