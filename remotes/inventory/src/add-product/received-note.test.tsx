import { calls, fakeApi, plain, productRow, screen, within } from '@backoffice/testing';

import { fillShoes, openDelivery as open, save, stockLists } from '../testing/receiving';

const api = fakeApi();

beforeEach(() => stockLists(api));

describe('labels of a delivery', () => {
  it('are exactly those of the units received', async () => {
    api.on(calls.products.list, [
      productRow({ id: 11, barcode: '200000000011', code: 'AM-90', number: '41.5' }),
      productRow({ id: 99, barcode: '200000000099', code: 'AM-90', number: '40' }),
    ]);
    const { user } = await open();
    await fillShoes(user);
    await save(user);
    expect(await screen.findByText('Received 2 units of AM-90.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Print 2 labels' }));

    const dialog = within(await screen.findByRole('dialog', { name: 'Print labels' }));
    expect(dialog.getByText('2 labels on 1 sheet')).toBeVisible();
    const sheet = dialog.getByRole('img', { name: 'Preview of the first sheet' });
    expect(sheet).toHaveTextContent('200000000011');
    // This unit was sold within the minute, so the stock list no longer has it.
    expect(sheet).toHaveTextContent('200000000012');
    expect(sheet).not.toHaveTextContent('200000000099');
  });

  it('are not offered by a server that does not name the units', async () => {
    api.on(calls.deliveries.receive, () => plain({ success: true, message: 'ok' }));
    const { user } = await open();
    await fillShoes(user);
    await save(user);
    expect(await screen.findByText('Received 2 units of AM-90.')).toBeVisible();
    expect(screen.queryByRole('button', { name: /Print/ })).not.toBeInTheDocument();
  });
});

test('leads to its delivery, where a mistake is put right', async () => {
  const { user } = await open();
  await fillShoes(user);
  await save(user);
  const link = await screen.findByRole('link', { name: 'Open delivery' });
  expect(link).toHaveAttribute('href', '/admin/there/deliveries?d=3');
});
