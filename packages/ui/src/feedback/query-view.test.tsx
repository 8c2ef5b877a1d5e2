import { noteLine, noteOffline, standInBy } from '@backoffice/api-client';
import { referenceQueries } from '@backoffice/api-client/resources/reference';
import { calls, fakeApi, failure, renderPage, screen, waitFor } from '@backoffice/testing';
import { dismissNotifications } from '@backoffice/ui/notify';
import { useQuery } from '@tanstack/react-query';
import { act } from '@testing-library/react';
import { useState } from 'react';

import { EmptyState } from './empty-state';
import { ListCount } from './list-count';
import { QueryView } from './query-view';

const api = fakeApi();
const brand = { id: 1, brandName: 'Nike', produced: 'Vietnam', type: 'shoes' as const };

function Brands() {
  const query = useQuery(referenceQueries.list('brands'));
  return (
    <>
      <h2>
        <ListCount query={query} name="Brands">
          Number of brands: {query.data?.length ?? 0}
        </ListCount>
      </h2>
      <QueryView
        query={query}
        errorText="Failed to load data."
        empty={<EmptyState title="No brands" />}
      >
        {(brands) => <p>{brands.length} brands</p>}
      </QueryView>
      <button type="button" onClick={() => void query.refetch()}>
        Refresh
      </button>
    </>
  );
}

test('data is shown, and so is the designed view without data', async () => {
  api.on(calls.reference.listBrands, [brand]);
  const { user } = await renderPage(<Brands />);
  expect(await screen.findByText('1 brands')).toBeVisible();
  api.on(calls.reference.listBrands, []);
  await user.click(screen.getByRole('button', { name: 'Refresh' }));
  expect(await screen.findByText('No brands')).toBeVisible();
});

test('a list that fails says why, and Retry brings it', async () => {
  api.fail(calls.reference.listBrands, 500, 'internal', 'Reference 4711');
  const { user } = await renderPage(<Brands />);
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Failed to load data.');
  expect(alert).toHaveTextContent('Reference 4711');
  expect(screen.getByRole('heading')).toHaveTextContent(/^Brands$/);
  api.on(calls.reference.listBrands, [brand]);
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('1 brands')).toBeVisible();
  expect(screen.getByRole('heading')).toHaveTextContent('Number of brands: 1');
});

test('a failed refetch keeps the data and tells once', async () => {
  api.on(calls.reference.listBrands, [brand]);
  const { user } = await renderPage(<Brands />);
  await screen.findByText('1 brands');
  api.on(calls.reference.listBrands, () => failure(500, 'internal', 'Reference 4711'));
  await user.click(screen.getByRole('button', { name: 'Refresh' }));
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Failed to load data.');
  expect(screen.getByText('1 brands')).toBeVisible();
  await waitFor(() => expect(screen.getAllByRole('alert')).toHaveLength(1));
});

function Products() {
  const query = useQuery(referenceQueries.list('brands'));
  const [isShown, setIsShown] = useState(true);
  return (
    <>
      {isShown && (
        <QueryView query={query} failure="productsLoadFailed">
          {(brands) => <p>{brands.length} brands</p>}
        </QueryView>
      )}
      <button type="button" onClick={() => setIsShown(!isShown)}>
        Turn
      </button>
    </>
  );
}

test('a failure of the catalogue is a notification each time, the first included', async () => {
  api.fail(calls.reference.listBrands, 500, 'internal', 'Reference 4711');
  const { user } = await renderPage(<Products />);
  // There is one alert: the state in the page must not be read out a second time.
  const first = await screen.findByRole('alert');
  expect(first).toHaveTextContent('Failed to load data.');
  expect(first).toHaveTextContent('Reference 4711');
  expect(screen.getAllByText('Failed to load data.')).toHaveLength(2);

  api.fail(calls.reference.listBrands, 500, 'internal', 'Reference 4712');
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Reference 4712'));
});

test('a failure that was told is no news to a view that comes back', async () => {
  api.fail(calls.reference.listBrands, 500, 'internal', 'Reference 4711');
  const { user } = await renderPage(<Products />);
  const toast = (await screen.findByRole('alert')).closest('.Toastify__toast');
  act(dismissNotifications);
  // Without a style sheet its exit animation never ends.
  await waitFor(() => expect(toast).toHaveClass('notification-exit'));
  await user.click(screen.getByRole('button', { name: 'Turn' }));
  await user.click(screen.getByRole('button', { name: 'Turn' }));
  expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible();
  const standing = screen.queryAllByRole('alert').map((alert) => alert.closest('.Toastify__toast'));
  for (const one of standing) expect(one).toHaveClass('notification-exit');
});

test.each([
  ['/admin', 'The server cannot be reached'],
  ['/rtl', 'تعذّر الوصول إلى الخادم'],
])('below %s a server that is away is told in its language', async (path, text) => {
  api.offline(calls.reference.listBrands);
  await renderPage(<Brands />, { path });
  expect((await screen.findAllByText(text))[0]).toBeVisible();
});

describe('without a line', () => {
  afterEach(() => {
    act(() => noteLine(true));
    standInBy(undefined);
  });

  test('a list says how old it is, until it is back', async () => {
    api.on(calls.reference.listBrands, [brand]);
    await renderPage(<Brands />);
    await screen.findByText('1 brands');
    expect(screen.queryByText(/^As of/)).not.toBeInTheDocument();
    jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 60_000);
    act(noteOffline);
    jest.restoreAllMocks();
    expect(await screen.findByText(/^As of .*\d/)).toBeVisible();
    expect(screen.getByText('1 brands')).toBeVisible();
    act(() => noteLine(true));
    expect(screen.queryByText(/^As of/)).not.toBeInTheDocument();
  });

  test('a till that sells on says so once, and no list notifies of it', async () => {
    act(dismissNotifications);
    standInBy(() => Promise.resolve({ answer: () => Promise.resolve(undefined) }));
    api.offline(calls.reference.listBrands);
    function Products() {
      const query = useQuery(referenceQueries.list('brands'));
      return (
        <QueryView query={query} failure="productsLoadFailed">
          {(brands) => <p>{brands.length} brands</p>}
        </QueryView>
      );
    }
    await renderPage(<Products />);
    expect(await screen.findByRole('button', { name: 'Retry' })).toBeVisible();
    const standing = screen
      .queryAllByRole('alert')
      .map((alert) => alert.closest('.Toastify__toast'));
    // Those of tests before are on their way out.
    for (const one of standing) expect(one).toHaveClass('notification-exit');
  });

  test("what isn't there yet isn't waited for, and can be asked for again", async () => {
    api.on(calls.reference.listBrands, () => new Promise<never>(() => undefined));
    const { user, client } = await renderPage(<Brands />);
    act(noteOffline);
    await act(() => client.cancelQueries());
    expect(await screen.findByText('The server cannot be reached')).toBeVisible();
    api.on(calls.reference.listBrands, [brand]);
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('1 brands')).toBeVisible();
  });
});
