import { act, calls, fakeApi, scan, unitState, waitFor, within } from '@backoffice/testing';

import { openPage, openShop, priceOf, saleDialog, sellButton } from '../../testing/counter';

const api = fakeApi();
const units = Array.from({ length: 20 }, (_, place) =>
  unitState({ id: 100 + place, code: `LARGE${place}`, price: '10.00' }),
);

/** Holds frames back until the test lets them come. */
function holdFrames() {
  const held: FrameRequestCallback[] = [];
  const spy = jest
    .spyOn(window, 'requestAnimationFrame')
    .mockImplementation((callback) => held.push(callback));
  return {
    next: () => act(() => held.splice(0).forEach((callback) => callback(0))),
    release: () => {
      spy.mockRestore();
      held.splice(0).forEach((callback) => requestAnimationFrame(callback));
    },
  };
}

async function openLargeBasket() {
  openShop(api);
  api.on(calls.products.byBarcode, ({ params }) =>
    units.find(({ barcode }) => barcode === params.code)!,
  );
  const { user } = await openPage();
  await sellButton();
  for (const unit of units) await scan(unit.barcode);
  return user;
}

test('a large basket opens at once, ready to sell, and its lines follow', async () => {
  const user = await openLargeBasket();
  const frames = holdFrames();
  await user.click(await sellButton());
  const dialog = within(await saleDialog());
  expect(dialog.getByRole('button', { name: /^Sell/ })).toHaveFocus();
  expect(dialog.queryByRole('textbox', { name: /^Price,/ })).not.toBeInTheDocument();
  frames.release();
  await waitFor(() =>
    expect(dialog.getAllByRole('textbox', { name: /^Price,/ })).toHaveLength(units.length),
  );
});

test('what is wrong in a line that is not drawn yet takes the focus all the same', async () => {
  const user = await openLargeBasket();
  await user.click(await sellButton());
  await waitFor(() => expect(priceOf(/LARGE0/)).toBeInTheDocument());
  await user.clear(priceOf(/LARGE0/));
  await user.click(within(await saleDialog()).getByText('Cancel'));

  const frames = holdFrames();
  await user.click(await sellButton());
  await user.keyboard('{Enter}');
  frames.next();
  expect(priceOf(/LARGE0/)).toHaveFocus();
  expect(api.requests(calls.sales.sell)).toHaveLength(0);
  frames.release();
});
