import { calls, fakeApi, failure, renderPage, screen, waitFor } from '@backoffice/testing';
import { panelQueries } from '@backoffice/api-client/resources/panels';
import { useQuery } from '@tanstack/react-query';

import { EmptyState } from './empty-state';
import { QueryView } from './query-view';

const api = fakeApi();
const brand = { id: 1, brandName: 'Nike', produced: 'Vietnam', type: 'shoes' as const };

function Brands() {
  const query = useQuery(panelQueries.list('brands'));
  return (
    <>
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

test('data, and its designed absence', async () => {
  api.on(calls.panels.listBrands, [brand]);
  const { user } = await renderPage(<Brands />);
  expect(await screen.findByText('1 brands')).toBeVisible();
  api.on(calls.panels.listBrands, []);
  await user.click(screen.getByRole('button', { name: 'Refresh' }));
  expect(await screen.findByText('No brands')).toBeVisible();
});

test('a list that fails says why, and Retry brings it', async () => {
  api.fail(calls.panels.listBrands, 500, 'internal', 'Reference 4711');
  const { user } = await renderPage(<Brands />);
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Failed to load data.');
  expect(alert).toHaveTextContent('Reference 4711');
  api.on(calls.panels.listBrands, [brand]);
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('1 brands')).toBeVisible();
});

test('a failed refetch keeps the data and tells once', async () => {
  api.on(calls.panels.listBrands, [brand]);
  const { user } = await renderPage(<Brands />);
  await screen.findByText('1 brands');
  api.on(calls.panels.listBrands, () => failure(500, 'internal', 'Reference 4711'));
  await user.click(screen.getByRole('button', { name: 'Refresh' }));
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Failed to load data.');
  expect(screen.getByText('1 brands')).toBeVisible();
  await waitFor(() => expect(screen.getAllByRole('alert')).toHaveLength(1));
});

test.each([
  ['/admin', 'The server cannot be reached'],
  ['/rtl', 'تعذّر الوصول إلى الخادم'],
])('below %s a server that is away is told in its language', async (path, text) => {
  api.offline(calls.panels.listBrands);
  await renderPage(<Brands />, { path });
  expect((await screen.findAllByText(text))[0]).toBeVisible();
});
