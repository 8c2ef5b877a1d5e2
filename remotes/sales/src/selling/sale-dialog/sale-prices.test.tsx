import { LANGUAGES } from '@backoffice/i18n';
import { act, calls, fakeApi, scan, screen, sold, waitFor, within } from '@backoffice/testing';

import {
  amountOf,
  boot,
  openPage,
  openShop as open,
  priceOf,
  saleDialog as dialog,
  sellButton,
  shoe,
} from '../../testing/counter';

const api = fakeApi();
const openShop = () => open(api);

describe('prices of a sale', () => {
  test('an implausible price is asked about once, by unit and both prices', async () => {
    openShop();
    const { user } = await openPage();
    await sellButton();
    await scan(shoe.barcode);
    await scan(boot.barcode);
    await user.click(await sellButton());
    await user.clear(priceOf(/AM90/));
    await user.type(priceOf(/AM90/), '5990{Enter}');

    const question = within(await screen.findByRole('alertdialog'));
    expect(question.getByText(/Nike AM90.*€5,990.00.*€59.90/)).toBeVisible();
    expect(question.queryByText(/TB10/)).not.toBeInTheDocument();
    // Enter pressed once too often sells nothing.
    await user.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(api.requests(calls.sales.sell)).toHaveLength(0);

    api.offline(calls.sales.sell);
    await user.click(within(await dialog()).getByRole('button', { name: /^Sell/ }));
    await user.click(await screen.findByRole('button', { name: 'Sell at these prices' }));
    expect(await screen.findByText(/nothing is sold twice/)).toBeVisible();
    api.on(calls.sales.sell, sold());
    await user.click(within(await dialog()).getByRole('button', { name: /^Sell/ }));
    await screen.findByText('Products are register to sales successfully');
    expect(api.lastRequest(calls.sales.sell).body[0]?.price).toBe('5990.00');
  });

  test('a total for the basket is split over its lines to the cent', async () => {
    openShop();
    const { user } = await openPage();
    await sellButton();
    await scan(shoe.barcode);
    await scan(boot.barcode);
    await user.click(await sellButton());
    const total = screen.getByRole('textbox', { name: 'Total for the basket' });

    await user.type(total, '1.234');
    await user.click(within(await dialog()).getByRole('button', { name: /^Sell/ }));
    expect(total).toHaveAccessibleDescription(/can be read in two ways/);
    expect(api.requests(calls.sales.sell)).toHaveLength(0);

    await user.clear(total);
    await user.type(total, '100,01{Enter}');
    expect(priceOf(/AM90/)).toHaveValue('33.30');
    expect(priceOf(/TB10/)).toHaveValue('66.71');
    expect(amountOf('Total')).toHaveTextContent('€100.01');
    // With its own price, the line no longer fits the total.
    await user.clear(priceOf(/AM90/));
    await user.type(priceOf(/AM90/), '30');
    expect(total).toHaveValue('');
    await user.keyboard('{Enter}');
    await screen.findByText('Products are register to sales successfully');
    const prices = api.lastRequest(calls.sales.sell).body.map(({ price }) => price);
    expect(prices).toEqual(['30.00', '66.71']);
  });

  test.each(LANGUAGES)(
    'a typed price replaces the price in the field, in "%s"',
    async (language) => {
      openShop();
      const path = language === 'ar' ? '/rtl/sales' : '/admin/sales';
      const { user, container } = await openPage(path, { language });
      await waitFor(() =>
        expect(container.querySelector('button[aria-disabled=true]')).toBeInTheDocument(),
      );
      await scan(shoe.barcode);
      expect(await screen.findByRole('checkbox', { name: /AM90/ })).toBeChecked();
      await user.keyboard('{Enter}');
      const sale = within(await screen.findByRole('dialog'));
      const price = sale.getByRole('textbox', { name: /AM90/ });

      act(() => price.focus());
      await user.keyboard('5000,50');
      expect(price).toHaveValue('5000,50');
      await user.keyboard('{Enter}');
      const question = within(await screen.findByRole('alertdialog'));
      await user.click(question.getAllByRole('button')[0]!);
      await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
      expect(api.requests(calls.sales.sell)).toHaveLength(0);

      act(() => price.blur());
      act(() => price.focus());
      await user.keyboard('45,50');
      await user.keyboard('{Enter}');
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
      expect(api.lastRequest(calls.sales.sell).body).toMatchObject([{ price: '45.50' }]);
    },
  );
});
