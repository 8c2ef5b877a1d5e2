import { act, calls, fakeApi, productRow, screen, waitFor } from '@backoffice/testing';

import { openStock, press, stockShop, tick, UNITS } from '../testing/stock-list';

const api = fakeApi();
const repriced = UNITS.map((unit) => productRow({ ...unit, price: '48.00', label_due: true }));

let print: jest.SpyInstance;
beforeEach(() => {
  stockShop(api);
  print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
});

test('labels that did not come out of the printer stay due', async () => {
  api.on(calls.products.list, repriced);
  const { user } = await openStock();
  await tick(user, /AM-90.*41/);
  await press(user, 'Print labels (1)');
  await user.click(await screen.findByRole('button', { name: 'Print' }));
  await waitFor(() => expect(print).toHaveBeenCalled(), { timeout: 5_000 });
  act(() => {
    window.dispatchEvent(new Event('afterprint'));
  });
  await press(user, 'No');
  expect(api.requests(calls.stock.labelsPrinted)).toEqual([]);
});
