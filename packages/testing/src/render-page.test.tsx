import { referenceQueries } from '@backoffice/api-client/resources/reference';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';

import { brand, calls, fakeApi, renderArea, renderPage, screen, setNow } from './index';

const api = fakeApi();

function BrandsPage() {
  const { data, error } = useQuery(referenceQueries.list('brands', 'shoes'));
  const { search } = useLocation();
  if (error) return <p role="alert">{error.message}</p>;
  return (
    <>
      <h1>Brands {search}</h1>
      <ul>
        {data?.map((row) => (
          <li key={row.id}>{row.brandName}</li>
        ))}
      </ul>
    </>
  );
}

test('a page asks the fake API and shows its answer', async () => {
  api.on(calls.reference.listBrands, [brand({ brandName: 'Adidas' })]);
  await renderPage(<BrandsPage />, { path: '/admin/cms?tab=brands' });

  expect(await screen.findByText('Adidas')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Brands ?tab=brands' })).toBeVisible();
  expect(api.lastRequest(calls.reference.listBrands).query).toEqual({ type: 'shoes' });
});

test('a refusal reaches the page', async () => {
  api.fail(calls.reference.listBrands, 503, 'unavailable', 'The database is away');
  await renderPage(<BrandsPage />);

  expect(await screen.findByRole('alert')).toHaveTextContent('The database is away');
  expect(api.requests(calls.reference.listBrands)).toHaveLength(3);
});

describe('an area', () => {
  const area = {
    pages: { brands: () => Promise.resolve({ default: BrandsPage }) },
    texts: () => Promise.resolve({ catalogue: {} }),
  };
  const routes = [{ path: '/cms', page: 'brands' }];

  test('shows the page of a path, under both prefixes', async () => {
    api.on(calls.reference.listBrands, []);
    const { unmount, currentPath } = await renderArea(area, routes, '/admin/cms?tab=brands');
    expect(await screen.findByRole('heading', { name: 'Brands ?tab=brands' })).toBeVisible();
    expect(currentPath()).toBe('/admin/cms?tab=brands');
    expect(document.documentElement).toHaveAttribute('dir', 'ltr');
    unmount();

    await renderArea(area, routes, '/rtl/cms');
    expect(await screen.findByRole('heading', { name: 'Brands' })).toBeVisible();
    expect(document.documentElement).toHaveAttribute('dir', 'rtl');
    expect(document.documentElement).toHaveAttribute('lang', 'ar');
  });
});

test('the clock can be set', () => {
  setNow('2026-03-29');
  expect(new Date().toISOString()).toBe('2026-03-29T12:00:00.000Z');
});
