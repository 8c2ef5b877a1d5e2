import { fakeApi, renderPage, screen } from '@backoffice/testing';

import { area } from '../area';
import { openPage, openShop, shoe } from '../testing/counter';
import SellUnit from './sell-unit';

const api = fakeApi();

test('a unit that another page hands over lies on the counter, once', async () => {
  openShop(api);
  const { currentPath } = await openPage(`/admin/sales?unit=${shoe.barcode}`);
  expect(await screen.findByRole('checkbox', { name: /AM90/ })).toBeChecked();
  expect(currentPath()).toBe('/admin/sales');
});

test('the panel of a unit offers to sell it, unless it is sold', async () => {
  const unit = { id: 1, barcode: shoe.barcode, isSold: false };
  await renderPage(
    <>
      <SellUnit {...unit} />
      <SellUnit {...unit} isSold />
    </>,
    { texts: area.texts },
  );
  expect(screen.getByRole('link', { name: 'Sell' })).toHaveAttribute(
    'href',
    `/admin/there/sales?u=${shoe.barcode}`,
  );
});
