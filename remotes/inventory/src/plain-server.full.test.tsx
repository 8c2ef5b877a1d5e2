import {
  brand,
  calls,
  color,
  fakeApi,
  location,
  movement,
  page,
  productRow,
  received,
  scan,
  screen,
  sibling,
  signedIn,
  sizeNumber,
  specificType,
  testOptionalFields,
  unitState,
  user as userOf,
  within,
} from '@backoffice/testing';

import areaJson from '../area.json';
import { area } from './area';

const shoe = productRow({ id: 1, code: 'AM-90', barcode: '200000000012' });
const boot = unitState({ id: 2, code: 'TB-10', barcode: '200000000029' });
const lost = unitState({
  id: 3,
  code: 'PU-30',
  barcode: '200000000036',
  sold: { at: '2026-11-20T10:00:00.000Z', by: 'arta', price: '50.00', receipt_number: 7 },
});
const supplierCode = {
  ...{ code: '4006381333931', product: 3, size: { id: 9, name: '42' }, quantity: 12 },
  ...{ added_at: '2026-11-20T10:00:00.000Z', by: 'arta' },
};
const session = signedIn({ user: userOf({ id: 1, location: 5 }) });

testOptionalFields({
  api: fakeApi(),
  area,
  routes: areaJson.routes,
  screens: [
    {
      path: '/admin/products?all=1',
      answers: [
        [calls.authentication.user, session],
        [calls.reference.listLocations, [location({ id: 5, name: 'Airport' })]],
        [calls.products.list, page([shoe], { total: 1, capped: false, next: null })],
        [calls.products.history, [movement()]],
        [calls.products.siblings, [sibling()]],
        [calls.supplierCodes.list, [supplierCode]],
        [calls.products.ids, [1]],
      ],
      works: async ({ user }) => {
        await user.click(await screen.findByRole('checkbox', { name: /AM-90/ }));
        expect(screen.getByRole('button', { name: 'Print labels (1)' })).toBeVisible();
        await user.click(screen.getByText('Sneakers'));
        const panel = within(await screen.findByRole('dialog', { name: /AM-90/ }));
        await panel.findByText(shoe.barcode);
      },
    },
    {
      path: '/admin/products?code=scanned',
      answers: [
        [calls.authentication.user, session],
        [calls.reference.listLocations, []],
        [calls.products.list, [boot]],
        [calls.products.byBarcode, boot],
      ],
      works: async () => {
        await scan(boot.barcode);
        await screen.findByRole('button', { name: 'Print labels (1)' });
      },
    },
    {
      path: '/admin/products?code=sold',
      answers: [
        [calls.authentication.user, session],
        [calls.reference.listLocations, []],
        [calls.products.list, page([], { total: 0, next: null })],
        [calls.products.byBarcode, lost],
      ],
      works: async () => {
        await screen.findByRole('heading', { level: 1 });
        await scan(lost.barcode);
        await screen.findAllByText(/PU-30|200000000036/);
      },
    },
    {
      path: '/admin/add/products',
      answers: [
        [calls.authentication.user, session],
        [calls.reference.listLocations, [location({ id: 5, name: 'Airport' })]],
        [calls.reference.listBrands, [brand({ id: 1, brandName: 'Nike' })]],
        [calls.reference.listTypes, [specificType({ id: 4, specificType: 'Sneakers' })]],
        [calls.reference.listColors, [color({ id: 6, colorName: 'Black' })]],
        [calls.reference.listNumbers, [sizeNumber({ id: 9, number: '42' })]],
        [calls.deliveries.receive, received(2)],
      ],
      works: async ({ user }) => {
        await user.type(await screen.findByRole('textbox', { name: 'Code' }), 'AM-90');
        await user.type(screen.getByLabelText(/^Import price/), '30');
        await user.type(screen.getByLabelText(/^Stock price/), '59');
        await user.clear(screen.getByLabelText('42'));
        await user.type(screen.getByLabelText('42'), '2');
        await user.click(screen.getByRole('button', { name: 'Save' }));
        await screen.findByText('Product added successfully');
        await screen.findByText('Received 2 units of AM-90.');
      },
    },
  ],
});
