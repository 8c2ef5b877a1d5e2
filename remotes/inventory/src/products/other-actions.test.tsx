import type { SlotProps } from '@backoffice/contracts';
import { act, fakeApi, screen } from '@backoffice/testing';

import { filled, openStock, press, rowOf, stockShop, tick } from '../testing/stock-list';

const api = fakeApi();
beforeEach(() => stockShop(api));

/** Stands in for another area that can change prices: it halves them. */
function Halve({ ids, filter, total, ...list }: SlotProps<'products.actions'>) {
  const halve = () => {
    list.onOpen();
    list.onRepriced(ids);
    list.onPrices(ids.map((id) => ({ id, price: '7.00', label_due: true })));
  };
  return (
    <>
      <button onClick={halve}>
        {`Halve ${ids.join(' and ')} of ${total} ${String(filter.type)}`}
      </button>
      <p>{list.isOpen ? 'Halved' : 'Nothing halved'}</p>
      <button onClick={list.onUndone}>Take it back</button>
    </>
  );
}

test('another area acts on the ticked units, and the list shows the result', async () => {
  const halving = filled('products.actions', Halve);
  const { user } = await act(() => openStock('/admin/products?type=shoes', halving));
  await screen.findByText('Nothing halved');
  await tick(user, /AM-90.*41/);
  await tick(user, /AM-90.*42/);
  await press(user, 'Halve 1 and 2 of 3 shoes');
  expect(await screen.findByText('Halved')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Print labels (0)' })).toBeVisible();

  await press(user, 'Print labels (0)');
  expect(screen.getByText('Nothing halved')).toBeInTheDocument();
  expect(await rowOf(/AM-90.*41/)).toBeInTheDocument();
});
