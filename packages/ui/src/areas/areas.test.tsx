import type { Area, SlotProps } from '@backoffice/contracts';
import {
  act,
  calls,
  ELSEWHERE,
  expectConsole,
  fakeApi,
  renderPage,
  screen,
  signedInAs,
} from '@backoffice/testing';
import { AreaLink, Slot, useHasExtensions, useHref, usePages } from '@backoffice/ui/areas';

const api = fakeApi();

function Addresses() {
  const href = useHref();
  return (
    <ul>
      <li>{href('home')}</li>
      <li>{href('sales.day', { day: '2026-11-21' })}</li>
      <li>{href('products.find', { brand: 'Tommy & Co', type: undefined })}</li>
    </ul>
  );
}
const shown = () => screen.getAllByRole('listitem').map((item) => item.textContent);

test('an address comes from the area that has the link, under the prefix in use', async () => {
  await renderPage(<Addresses />, { path: '/rtl/test', language: 'en' });
  expect(shown()).toEqual([
    '/rtl/there/home',
    '/rtl/there/sales?d=2026-11-21',
    '/rtl/there/products?b=Tommy+%26+Co',
  ]);
});

test('an area that moved its page is found at its new address', async () => {
  const moved: Area = {
    ...ELSEWHERE,
    links: {
      ...ELSEWHERE.links,
      'sales.day': { path: '/there/home', query: { day: 'on' }, always: { view: 'day' } },
    },
  };
  await renderPage(<Addresses />, { areas: [moved] });
  expect(shown()[1]).toBe('/admin/there/home?view=day&on=2026-11-21');
});

test('what is not installed is text, not a link', async () => {
  const page = (
    <AreaLink to="sales.day" params={{ day: '2026-11-21' }}>
      Today
    </AreaLink>
  );
  await renderPage(page, { areas: [] });
  expect(screen.getByText('Today')).toBeVisible();
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});

const filling = (slot: string, ...names: string[]): Area => ({
  ...ELSEWHERE,
  extensions: names.map((name, index) => ({ slot, name, order: 10 - index })),
});
const unit = { id: 7, barcode: '200000000017', isSold: false };
const UnitPage = () => (
  <>
    <h1>Unit</h1>
    {useHasExtensions('unit.actions') && <h2>Actions</h2>}
    <Slot name="unit.actions" props={unit} />
  </>
);
const Sell = ({ barcode }: SlotProps<'unit.actions'>) => (
  <button type="button">Sell {barcode}</button>
);
const Return = () => <button type="button">Return</button>;
const Broken = () => {
  throw new Error('The basket is undefined');
};

test('a slot shows what areas put there, in their order', async () => {
  await act(() =>
    renderPage(<UnitPage />, {
      areas: [filling('unit.actions', 'sell', 'return')],
      extensions: { sell: Sell, return: Return },
    }),
  );
  await screen.findByRole('button', { name: 'Sell 200000000017' });
  expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual([
    'Return',
    'Sell 200000000017',
  ]);
  expect(screen.getByRole('heading', { name: 'Actions' })).toBeVisible();
});

test('an extension that breaks, or does not come, takes only itself away', async () => {
  expectConsole('error', 'elsewhere: missing');
  expectConsole('error', 'The basket is undefined');
  await act(() =>
    renderPage(<UnitPage />, {
      areas: [filling('unit.actions', 'missing', 'broken', 'sell')],
      extensions: { broken: Broken, sell: Sell },
    }),
  );
  expect(await screen.findByRole('button', { name: /^Sell/ })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Unit' })).toBeVisible();
  expect(screen.getAllByRole('button')).toHaveLength(1);
});

test('a slot that nobody fills shows nothing, nor does an entry for a slot of another name', async () => {
  await act(() => renderPage(<UnitPage />, { areas: [filling('unit.menu', 'sell')] }));
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  expect(screen.queryByRole('heading', { name: 'Actions' })).not.toBeInTheDocument();
});

describe('what the person may not do', () => {
  const first = { ...ELSEWHERE.routes[0]!, sidebar: true };
  const area: Area = {
    ...filling('unit.actions', 'sell', 'return'),
    routes: [
      { ...first, path: '/there/home', order: 2 },
      { ...first, path: '/there/sales', order: 1, requires: 'products.sell' },
      { ...first, path: '/there/robots', order: 3, requires: 'robots.feed' },
      { ...first, path: '/there/old', order: 4, redirect: '/there/home' },
    ],
    extensions: [
      { slot: 'unit.actions', name: 'sell', order: 1, requires: 'products.sell' },
      { slot: 'unit.actions', name: 'return', order: 2, requires: 'robots.feed' },
    ],
  };
  const Offered = () => (
    <>
      <p>
        {usePages()
          .map(({ to }) => to)
          .join(' ')}
      </p>
      <p>{useHref()('sales.day', { day: '2026-11-21' }) ?? 'no sales'}</p>
      <UnitPage />
    </>
  );
  const options = { areas: [area], extensions: { sell: Sell, return: Return } };

  test('is neither listed nor linked, and fills no slot', async () => {
    api.on(calls.authentication.user, signedInAs('stock'));
    await act(() => renderPage(<Offered />, options));
    expect(screen.getByText('/admin/there/home')).toBeVisible();
    expect(screen.getByText('no sales')).toBeVisible();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    expect(screen.queryByRole('heading', { name: 'Actions' })).not.toBeInTheDocument();
  });

  test('is there for a person with the right', async () => {
    const actions = ['products.sell', 'robots.feed'];
    api.on(calls.authentication.user, signedInAs('cashier', { actions }));
    await act(() => renderPage(<Offered />, options));
    expect(
      screen.getByText('/admin/there/sales /admin/there/home /admin/there/robots'),
    ).toBeVisible();
    expect(screen.getByText('/admin/there/sales?d=2026-11-21')).toBeVisible();
    await screen.findByRole('button', { name: 'Return' });
  });
});
