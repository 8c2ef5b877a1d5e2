import { hasStandIn, noteLine, noteOffline, standInBy } from '@backoffice/api-client';
import { referenceQueries } from '@backoffice/api-client/resources/reference';
import { initI18n } from '@backoffice/i18n';
import { act, calls, fakeApi, renderPage, screen, waitFor } from '@backoffice/testing';
import { useQuery } from '@tanstack/react-query';
import type { ComponentType, ReactElement } from 'react';

import en from '../../locales/line/en.json';

const api = fakeApi();
const brand = { id: 1, brandName: 'Nike', produced: 'Vietnam', type: 'shoes' as const };
let isThere = false;
let LineNotice: ComponentType;

// Its texts are added to those on screen.
beforeAll(async () => {
  initI18n('en');
  ({ LineNotice } = await import('./line-notice'));
});

beforeEach(() => {
  isThere = false;
  Object.assign(AbortSignal, { timeout: () => new AbortController().signal });
  globalThis.fetch = () => {
    const headers = { get: () => 'application/json' };
    return isThere
      ? Promise.resolve({ status: 200, headers } as unknown as Response)
      : Promise.reject(new TypeError('Failed to fetch'));
  };
  api.on(calls.reference.listBrands, [brand]);
});
afterEach(() => {
  act(() => noteLine(true));
  standInBy(undefined);
});

function Page() {
  const { data = [] } = useQuery(referenceQueries.list('brands'));
  return (
    <>
      <p>{data.length} brands</p>
      <LineNotice />
    </>
  );
}

/** Each page begins without texts, which the notice's code adds once. */
const render = (page: ReactElement) =>
  renderPage(page, { texts: () => Promise.resolve({ line: en }) });

const notice = () => screen.queryByText(/^No connection to the server since .*\d/);

test('it says that the line went, and what that means', async () => {
  await render(<Page />);
  await screen.findByText('1 brands');
  expect(notice()).not.toBeInTheDocument();
  act(noteOffline);
  expect(notice()).toHaveTextContent('What you see may be old, and nothing can be saved.');
  expect(notice()?.closest('[role="status"]')).not.toBeNull();
});

test('who tries again in vain goes on seeing it; once it is back, the page asks anew', async () => {
  const { user } = await render(<Page />);
  await screen.findByText('1 brands');
  act(noteOffline);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
  expect(notice()).toBeVisible();

  isThere = true;
  api.on(calls.reference.listBrands, [brand, { ...brand, id: 2 }]);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('The connection is back.')).toBeVisible();
  expect(notice()).not.toBeInTheDocument();
  await waitFor(() => expect(screen.getByText('2 brands')).toBeVisible());
});

test('a till that sells without a line says so itself', async () => {
  standInBy(() => Promise.reject(new Error('not asked')));
  expect(hasStandIn()).toBe(true);
  await render(<LineNotice />);
  act(noteOffline);
  expect(notice()).not.toBeInTheDocument();
});
