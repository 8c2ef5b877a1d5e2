import type { SlotProps } from '@backoffice/contracts';
import {
  act,
  calls,
  fakeApi,
  pricePreview,
  productRow,
  renderPage,
  screen,
  waitFor,
  within,
} from '@backoffice/testing';
import { useId, useState } from 'react';

import { area } from '../area';
import ChangePrices from './change-prices';

const api = fakeApi();
const { preview, apply } = calls.prices;
const repriced = [1, 2].map((id) =>
  productRow({ id, code: 'AM-90', number: String(40 + id), price: '48.00', label_due: true }),
);

type Told = Pick<SlotProps<'products.actions'>, 'onRepriced' | 'onPrices' | 'onUndone'>;
const told: jest.Mocked<Told> = {
  onRepriced: jest.fn(),
  onPrices: jest.fn(),
  onUndone: jest.fn(),
};

let print: jest.SpyInstance;
beforeEach(() => {
  for (const one of Object.values(told)) one.mockClear();
  print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
  api.on(preview, pricePreview());
  api.on(apply, { ids: [1, 2], operation: 9 });
});

const ALL = { filter: {}, total: 3, capped: false, isGrouped: false, isUnanswerable: false };
type Listed = Partial<typeof ALL> & { ids?: number[] };

/** Stands in for the stock list: it hands out what is ticked and listed. */
function List(listed: Listed) {
  const notes = useId();
  const [isOpen, setIsOpen] = useState(false);
  const shown = { notes, isOpen, onOpen: () => setIsOpen(true) };
  return (
    <>
      <ChangePrices {...ALL} ids={[]} {...listed} {...shown} {...told} />
      <div id={notes} />
      <button onClick={() => setIsOpen(false)}>Something else</button>
    </>
  );
}

const open = (listed: Listed) => renderPage(<List {...listed} />, { texts: area.texts });
type User = Awaited<ReturnType<typeof open>>['user'];
const press = async (user: User, name: string) =>
  user.click(await screen.findByRole('button', { name }));

const dialog = async () => within(await screen.findByRole('dialog', { name: 'Change prices' }));

async function openTicked() {
  const opened = await open({ ids: [1, 2] });
  await press(opened.user, 'Change prices (2)');
  return opened;
}

test('ticked products are previewed, repriced, and their labels printed: four actions', async () => {
  const { user } = await openTicked();
  api.on(calls.products.list, ({ query }) => (query.label_due ? repriced : []));
  const form = await dialog();
  await user.type(await form.findByRole('textbox', { name: /Percent/ }), '20');
  expect(await form.findByText('2 prices change')).toBeVisible();
  expect(api.lastRequest(preview).body).toEqual({ ids: [1, 2], percent: '-20', ending: '.90' });
  await user.click(form.getByRole('button', { name: 'Change 2 prices' }));
  await user.click(await screen.findByRole('button', { name: 'Print' }));
  await waitFor(() => expect(print).toHaveBeenCalled(), { timeout: 5_000 });
  expect(api.lastRequest(apply).body).toEqual({ hash: 'a'.repeat(64) });
  expect(told.onRepriced).toHaveBeenCalledWith([1, 2]);
  expect(told.onPrices).toHaveBeenCalledWith([
    expect.objectContaining({ id: 1, price: '48.00', label_due: true }),
    expect.objectContaining({ id: 2, price: '48.00', label_due: true }),
  ]);
  api.on(calls.stock.labelsPrinted, { ids: [1, 2] });
  act(() => {
    window.dispatchEvent(new Event('afterprint'));
  });
  await press(user, 'Yes, printed');
  expect(await screen.findByText('2 labels are no longer due.')).toBeVisible();
  expect(api.lastRequest(calls.stock.labelsPrinted).body).toEqual({
    labels: [
      { id: 1, price: '48.00', code: 'AM-90', number: '41' },
      { id: 2, price: '48.00', code: 'AM-90', number: '42' },
    ],
  });
});

test('stock that changed since the preview is previewed again, and what was typed stays', async () => {
  const { user } = await openTicked();
  const form = await dialog();
  const percent = await form.findByRole('textbox', { name: /Percent/ });
  await user.type(percent, '10');
  api.fail(apply, 409, 'stale_preview', 'Stock or prices changed since the preview.');
  await user.click(await form.findByRole('button', { name: 'Change 2 prices' }));
  expect(await form.findByText(/Nothing was done; look at the new preview/)).toBeVisible();
  expect(percent).toHaveValue('10');
  await waitFor(() => expect(api.requests(preview)).toHaveLength(2));
});

test('units that were sold meanwhile can be left out', async () => {
  const { user } = await openTicked();
  const lost = [{ id: 2, code: 'AM-90', sold_at: null, sold_by: null }];
  api.fail(preview, 409, 'already_sold', 'Already sold: AM-90 (2)', { conflicts: lost });
  const form = await dialog();
  await user.type(await form.findByRole('textbox', { name: /Percent/ }), '10');
  expect(await form.findByText('Already sold: AM-90 (2)')).toBeVisible();
  api.on(preview, pricePreview({ units: 1 }));
  await user.click(form.getByRole('button', { name: 'Leave it out' }));
  expect(await form.findByRole('button', { name: 'Change 1 price' })).toBeVisible();
  expect(api.lastRequest(preview).body).toMatchObject({ ids: [1] });
});

test('Enter shows the preview before it changes anything; owners see what is below cost', async () => {
  api.on(preview, pricePreview({ below_cost: 2, unchanged: 1 }));
  const { user } = await open({ filter: { type: 'shoes', sort: 'date', dir: 'desc' } });
  await press(user, 'Change prices (all 3)');
  const form = await dialog();
  await user.selectOptions(
    await form.findByRole('combobox', { name: /How/ }),
    'One amount for all',
  );
  await user.type(form.getByRole('textbox', { name: /Euros each/ }), '9{Enter}');
  expect(await form.findByText('2 products would cost less than was paid for them.')).toBeVisible();
  expect(form.getByText('1 product costs that already and stays as it is.')).toBeVisible();
  expect(api.requests(apply)).toEqual([]);
  expect(api.lastRequest(preview).body).toMatchObject({ filter: { type: 'shoes' }, set: '9.00' });
});

test('the list hears of an undo; the note goes away then, and after another action', async () => {
  api.on(calls.products.list, []);
  api.on(calls.history.undo, { ids: [1, 2], operation: 10 });
  const { user } = await openTicked();
  await user.type(await (await dialog()).findByRole('textbox', { name: /Percent/ }), '20');
  await user.click(screen.getByRole('checkbox'));
  await press(user, 'Change 2 prices');
  const labels = { name: 'Print 2 labels' };
  expect(await screen.findByRole('button', labels)).toBeVisible();
  await press(user, 'Something else');
  expect(screen.queryByRole('button', labels)).not.toBeInTheDocument();
  await press(user, 'Undo');
  expect(await screen.findByText('Undone: 2 units are as they were.')).toBeVisible();
  expect(told.onUndone).toHaveBeenCalledTimes(1);
});

test('only ticked units change in a grouped list, and none in a list that cannot answer', async () => {
  const { unmount } = await open({ isGrouped: true });
  expect(await screen.findByRole('button', { name: 'Change prices (0)' })).toBeDisabled();
  unmount();
  await open({ isUnanswerable: true });
  expect(await screen.findByRole('button', { name: 'Change prices (all 3)' })).toBeDisabled();
});
