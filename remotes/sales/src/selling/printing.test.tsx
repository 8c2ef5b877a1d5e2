import {
  calls,
  company,
  companySettings,
  fakeApi,
  saleView,
  scan,
  screen,
  sold,
  waitFor,
} from '@backoffice/testing';

import { openPage, openShop, saleDialog, sellButton, shoe } from '../testing/counter';

const api = fakeApi();
let print: jest.SpyInstance;
beforeEach(() => {
  openShop(api);
  print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
  api.on(calls.company.company, company());
  api.on(calls.company.settings, companySettings());
  api.on(calls.soldSales.print, { copy: 0 });
});

test('a device that prints after each sale prints its slip, with no press more', async () => {
  api.on(calls.sales.sell, { ...sold(), id: 12 });
  api.on(calls.soldSales.sale, saleView({ id: 12, receipt_number: 1042 }));
  const { user } = await openPage();
  await sellButton();
  await scan(shoe.barcode);
  await user.keyboard('{Enter}');
  await saleDialog();
  await user.click(screen.getByRole('checkbox', { name: 'Slip after each sale' }));
  await user.click(screen.getByRole('textbox', { name: /^Price/ }));
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('heading', { name: 'Sale no. 1042', hidden: true })).toBeVisible();
  await waitFor(() => expect(print).toHaveBeenCalledTimes(1), { timeout: 5_000 });
});

test('what was sold last stays on the counter with its slip until the next scan', async () => {
  api.on(calls.sales.sell, { ...sold(), id: 12, receipt_number: 1042, total: '56.00' });
  api.on(calls.soldSales.sale, saleView({ id: 12, receipt_number: 1042 }));
  const { user } = await openPage();
  await sellButton();
  await scan(shoe.barcode);
  await user.keyboard('{Enter}');
  await saleDialog();
  await user.keyboard('{Enter}');
  const last = await screen.findByRole('group', { name: 'Sold last' });
  expect(last).toHaveTextContent('Receipt 1042€56.00');
  await user.click(screen.getByRole('button', { name: 'Slip of receipt 1042' }));
  expect(await screen.findByRole('heading', { name: 'Sale no. 1042', hidden: true })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Receipt 1042' }));
  expect(await screen.findByRole('dialog', { name: /Receipt 1042/ })).toBeVisible();
  await user.keyboard('{Escape}');
  await scan(shoe.barcode);
  expect(last).not.toBeInTheDocument();
});
