import {
  calls,
  fakeApi,
  scan,
  screen,
  setNow,
  signedIn,
  user as person,
  within,
} from '@backoffice/testing';

import {
  boot,
  openPage,
  openShop as open,
  saleDialog as dialog,
  sellButton,
  shoe,
} from '../../testing/counter';

const api = fakeApi();
const openShop = () => open(api);

describe('what lies on the counter', () => {
  test('Clear empties the counter, and a reload leaves it empty', async () => {
    openShop();
    const { user, unmount } = await openPage();
    await sellButton();
    await scan(shoe.barcode);
    await scan(boot.barcode);
    await user.click(await screen.findByRole('checkbox', { name: /TB10/ }));
    await user.click(screen.getByRole('button', { name: 'Clear' }));
    expect(screen.queryByText('AM90')).not.toBeInTheDocument();
    expect(screen.queryByText('TB10')).not.toBeInTheDocument();
    unmount();
    await openPage();
    await sellButton();
    expect(screen.getByText('Nothing on the counter yet')).toBeVisible();
  });

  test('a unit left out of a sale is not on the counter of the next sale', async () => {
    openShop();
    const { user } = await openPage();
    await sellButton();
    await scan(shoe.barcode);
    await scan(boot.barcode);
    await user.click(await screen.findByRole('checkbox', { name: /TB10/ }));
    await user.click(await sellButton());
    await user.click(within(await dialog()).getByRole('button', { name: /^Sell/ }));
    await screen.findByText('Product is register to sales successfully');
    expect(screen.queryByText('TB10')).not.toBeInTheDocument();
  });

  test.each([
    ['yesterday', () => setNow('2026-11-22'), /arta Krasniqi left a basket here on 21 Nov 2026/],
    [
      'somebody else',
      () => {
        const besa = person({ id: 2, username: 'Besa', surname: '', email: 'besa@example.com' });
        api.on(calls.authentication.user, signedIn({ user: besa }));
      },
      /arta Krasniqi left a basket here on 21 Nov 2026/,
    ],
  ])('the basket of %s asks before it joins a sale', async (_name, comesBack, whose) => {
    openShop();
    const before = await openPage();
    await sellButton();
    await scan(shoe.barcode);
    await screen.findByRole('checkbox', { name: /AM90/ });
    before.unmount();

    comesBack();
    const { user } = await openPage();
    const question = await screen.findByRole('group', { name: 'Unfinished basket' });
    expect(question).toHaveTextContent(whose);
    expect(screen.queryByRole('checkbox', { name: /AM90/ })).not.toBeInTheDocument();
    await scan(boot.barcode);
    await screen.findByRole('checkbox', { name: /TB10/ });
    expect(screen.getByText(/^Selected: 1/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Bring it back' }));
    expect(screen.getByRole('checkbox', { name: /AM90/ })).toBeChecked();
    expect(screen.queryByRole('group', { name: 'Unfinished basket' })).not.toBeInTheDocument();
  });

  test('two people at one till each find their own basket again', async () => {
    openShop();
    const arta = signedIn();
    const besa = signedIn({
      user: person({ id: 2, username: 'Besa', surname: '', email: 'besa@example.com' }),
    });
    const comeIn = async (who: typeof arta) => {
      api.on(calls.authentication.user, who);
      const page = await openPage();
      await sellButton();
      return page;
    };
    const first = await comeIn(arta);
    await scan(shoe.barcode);
    await screen.findByRole('checkbox', { name: /AM90/ });
    first.unmount();
    const second = await comeIn(besa);
    await scan(boot.barcode);
    await screen.findByRole('checkbox', { name: /TB10/ });
    second.unmount();

    const third = await comeIn(arta);
    expect(await screen.findByRole('checkbox', { name: /AM90/ })).toBeChecked();
    expect(screen.queryByRole('checkbox', { name: /TB10/ })).toBeNull();
    expect(screen.getByRole('group', { name: 'Unfinished basket' })).toHaveTextContent(/Besa/);
    third.unmount();
    await comeIn(besa);
    expect(await screen.findByRole('checkbox', { name: /TB10/ })).toBeChecked();
    expect(screen.getAllByRole('group', { name: 'Unfinished basket' })).toHaveLength(1);
  });

  test('a basket that was left can be thrown away for good', async () => {
    openShop();
    const before = await openPage();
    await sellButton();
    await scan(shoe.barcode);
    await screen.findByRole('checkbox', { name: /AM90/ });
    before.unmount();
    setNow('2026-11-22');
    const second = await openPage();
    await second.user.click(await screen.findByRole('button', { name: 'Discard it' }));
    second.unmount();
    await openPage();
    await sellButton();
    expect(screen.queryByRole('group', { name: 'Unfinished basket' })).not.toBeInTheDocument();
    expect(screen.queryByText('AM90')).not.toBeInTheDocument();
  });
});
