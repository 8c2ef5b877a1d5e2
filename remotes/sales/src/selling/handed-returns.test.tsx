import {
  calls,
  fakeApi,
  scan,
  screen,
  signedInAs,
  soldLine,
  waitFor,
  SEEN,
} from '@backoffice/testing';

import { openPage, openShopWithReturns, sellButton, worn, wornSale } from '../testing/counter';

const api = fakeApi();
const openShop = (view = wornSale()) => openShopWithReturns(api, view);
const comingBack = () => screen.findByRole('region', { name: 'Coming back' });

describe('where returns come from', () => {
  test('lines that the view of a sale hands over come onto the counter once', async () => {
    const second = soldLine({ id: 52, unit_id: 12, code: 'VANS2', price: '20.00' });
    const third = soldLine({ id: 53, unit_id: 13, code: 'VANS3' });
    openShop(wornSale([worn, second, third]));
    const { unmount } = await openPage('/admin/sales?takeBack=5:51,52');
    const counter = await comingBack();
    expect(counter).toHaveTextContent(/VANS1.*VANS2/);
    expect(counter).not.toHaveTextContent('VANS3');
    expect(screen.getByText(/Coming back: 2 · To pay back/)).toHaveTextContent('€65.00');
    unmount();
    await openPage();
    await comingBack();
    expect(api.requests(calls.soldSales.sale)).toHaveLength(1);
  });

  test('the bars of a slip open its sale', async () => {
    openShop();
    const { currentPath } = await openPage();
    await sellButton();
    await scan('910000000017');
    expect(await screen.findByText('910000000017')).toBeVisible();
    await scan(wornSale().sale.code);
    await waitFor(() => expect(currentPath()).toBe('/admin/sales?sale=5'));
    expect(await screen.findByRole('dialog', { name: 'Receipt 7' })).toBeVisible();
  });

  test('a person who may not take back is told of the sale, as ever', async () => {
    openShop();
    const actions = ['products.sell', 'products.view'];
    api.on(calls.authentication.user, signedInAs('cashier', { actions }));
    await openPage();
    await sellButton();
    await scan(worn.barcode);
    expect(await screen.findByText(/VANS1.* was sold on 20 Nov 2026.* by Ana/, SEEN)).toBeVisible();
    expect(api.requests(calls.soldSales.find)).toHaveLength(0);
  });
});
