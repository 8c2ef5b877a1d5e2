import {
  calls,
  fakeApi,
  location,
  onlineSale,
  page,
  saleRow,
  scan,
  screen,
  signedIn,
  sold,
  specificType,
  testOptionalFields,
  transaction,
  transactionSubtype,
  unitState,
  within,
} from '@backoffice/testing';

import areaJson from '../area.json';
import { area } from './area';

const SHOPS = [location({ name: 'Shop 1' }), location({ name: 'Shop 2' })];
const shoe = unitState({ id: 1, code: 'AM90', price: '59.90', barcode: '200000000012' });

testOptionalFields({
  api: fakeApi(),
  area,
  routes: areaJson.routes,
  screens: [
    {
      path: '/admin/sales',
      answers: [
        [calls.authentication.user, signedIn()],
        [calls.reference.listTypes, [specificType({ specificType: 'Sneakers' })]],
        [calls.products.list, page([shoe], { total: 1, capped: false, next: null })],
        [calls.products.byBarcode, shoe],
        [calls.heldBaskets.list, []],
        [calls.sales.sellers, []],
        [calls.sales.sell, sold()],
        [calls.sales.ofDay, [saleRow({ code: 'TB10' })]],
        [calls.figures.years, [onlineSale()]],
        [calls.reference.listLocations, SHOPS],
        [calls.till.day, { sums: [{ way: 'cash', amount: '60.00' }], late: [] }],
      ],
      works: async ({ user }) => {
        const day = within(await screen.findByRole('table', { name: 'Sales of the day' }));
        expect(day.getByText('TB10')).toBeVisible();
        await scan(shoe.barcode);
        expect(await screen.findByRole('checkbox', { name: /AM90/ })).toBeChecked();
        await user.click(screen.getByRole('button', { name: 'Sell' }));
        const sale = within(await screen.findByRole('dialog', { name: 'Sell' }));
        await user.click(sale.getByRole('button', { name: /^Sell/ }));
        await screen.findByText('Product is register to sales successfully');
      },
    },
    {
      path: '/admin/transactions',
      answers: [
        [calls.authentication.user, signedIn()],
        [calls.transactions.list, [transaction({ subType: 'Energy' })]],
        [calls.transactions.subtypes, [transactionSubtype({ name: 'Energy', price: '5.00' })]],
        [calls.transactions.edit, transaction()],
        [calls.reference.listLocations, SHOPS],
      ],
      works: async ({ user }) => {
        await user.click(await screen.findByRole('button', { name: /^Edit Energy/ }));
        const dialog = within(await screen.findByRole('dialog'));
        await dialog.findByRole('combobox', { name: /Subtype/ });
        await user.click(dialog.getByRole('button', { name: 'Save' }));
        await screen.findByRole('row', { name: /Energy/ });
      },
    },
  ],
});
