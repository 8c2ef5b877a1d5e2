import { noteLine, noteOffline } from '@backoffice/api-client';
import type { AreaModule, RegistryEntry } from '@backoffice/contracts';
import { act, calls, expectConsole, fakeApi, renderPage, screen } from '@backoffice/testing';
import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';

import areaTexts from '../locales/area/en.json';
import shellTexts from '../locales/en.json';
import { AreaPage } from './area-page';
import type { FederationLoader } from './loading/federation-loader';
import { installAreas, prepareAreaPage } from './registry/installed-areas';
import { loadRegistry } from './registry/registry-store';

const label = { en: 'Sales', sq: 'Shitjet', tr: 'Satışlar', ar: 'المبيعات' };
const sales: RegistryEntry = {
  area: {
    name: 'sales',
    routes: [
      {
        path: '/sales',
        page: 'selling',
        label,
        icon: 'M0 0',
        guarded: true,
        sidebar: true,
        order: 1,
      },
    ],
  },
  release: '7',
  manifest: '/remotes/sales/7/mf-manifest.json',
};

function SellingPage() {
  const { t } = useTranslation('sales');
  return <h1>{t('title')}</h1>;
}

let isBroken = false;
function FragilePage() {
  if (isBroken) throw new Error('The basket is undefined');
  return <h1>Mended</h1>;
}

/** Stands for the federation's runtime: each call of `loadRemote` takes the next outcome. */
function install(page: ComponentType, more: Partial<AreaModule> = {}, ...failures: Error[]) {
  const area = {
    pages: { selling: () => Promise.resolve({ default: page }) },
    texts: () => Promise.resolve({ sales: { title: 'Sell' } }),
    ...more,
  };
  const loader: FederationLoader = {
    registerRemotes: () => undefined,
    pin: () => undefined,
    loadRemote: () => {
      const failure = failures.shift();
      return failure ? Promise.reject(failure) : Promise.resolve({ area });
    },
  };
  installAreas(() => Promise.resolve(loader), [], []);
}

/** Within `act`, as the page makes React wait. */
const show = (page = 'selling') =>
  act(() =>
    renderPage(<AreaPage area="sales" page={page} />, {
      path: '/admin/sales',
      texts: () => Promise.resolve({ area: areaTexts, shell: shellTexts }),
    }),
  );

const api = fakeApi();

beforeEach(() => loadRegistry(() => Promise.resolve({ areas: [sales] })));

test('a page of an area is shown with its texts', async () => {
  install(SellingPage);
  await show();
  expect(await screen.findByRole('heading', { name: 'Sell' })).toBeVisible();
});

test('an area learns which of its pages needs texts', async () => {
  const asked: (string | undefined)[] = [];
  install(SellingPage, {
    texts: (_language, part) => {
      asked.push(part);
      return Promise.resolve({ sales: { title: 'Sell' } });
    },
  });
  await show();
  expect(asked).toEqual(['selling']);
});

test('a page that has arrived before is shown at once', async () => {
  install(SellingPage);
  await prepareAreaPage('sales', 'selling');
  await renderPage(<AreaPage area="sales" page="selling" />);
  expect(screen.getByRole('heading')).toBeVisible();
});

test('an area that does not arrive says so, tells support, and comes back by Retry', async () => {
  expectConsole('error', 'connection refused');
  install(SellingPage, {}, new Error('connection refused'));
  api.on(calls.clientErrors.report, () => null);
  await show();

  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('This area is not available');
  expect(screen.getByRole('heading', { name: 'This area is not available' })).toHaveFocus();
  const reference = /Reference (\w{4}-\w{4})/.exec(alert.textContent ?? '')?.[1];
  expect(api.lastRequest(calls.clientErrors.report).body).toMatchObject({
    area: 'sales',
    release: '7',
    reference,
    message: 'Error: connection refused',
  });

  await act(() => Promise.resolve(screen.getByRole('button', { name: 'Retry' }).click()));
  expect(await screen.findByRole('heading', { name: 'Sell' })).toBeVisible();
});

test('an area that cannot come as there is no line says so calmly', async () => {
  expectConsole('error', 'connection refused');
  install(SellingPage, {}, new Error('connection refused'));
  api.on(calls.clientErrors.report, () => null);
  await show();
  const alert = await screen.findByRole('alert');
  await act(async () => noteOffline());
  expect(alert).toHaveTextContent('This area is not available without a connection');
  expect(alert).toHaveClass('alert-info');
  await act(async () => noteLine(true));
  expect(alert).not.toHaveTextContent('without a connection');
});

describe('a page whose files are gone', () => {
  const answerRegistry = (answer: () => Promise<Response>) =>
    Object.defineProperty(window, 'fetch', { value: answer, configurable: true });
  const registry = (release: string) => () =>
    Promise.resolve(Response.json({ areas: [{ ...sales, release }] }));
  const gone = new Error('remote-entry.js was answered with 404');
  afterEach(() => Object.defineProperty(window, 'fetch', { value: undefined, configurable: true }));

  beforeEach(() => {
    expectConsole('error', '404');
    install(SellingPage, {}, gone);
    api.on(calls.clientErrors.report, () => null);
  });

  test('asks for a reload after a newer release', async () => {
    answerRegistry(registry('8'));
    await show();
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('A new version is available');
    expect(screen.getByRole('heading', { name: 'A new version is available' })).toHaveFocus();
    expect(screen.getByRole('button', { name: 'Reload' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
  });

  test('asks for a reload after the area was taken away', async () => {
    answerRegistry(() => Promise.resolve(Response.json({ areas: [] })));
    await show();
    expect(await screen.findByRole('button', { name: 'Reload' })).toBeVisible();
  });

  test.each<[string, () => Promise<Response>]>([
    ['the release is the same', registry('7')],
    ['nobody answers', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('may come back when %s', async (_, answer) => {
    answerRegistry(answer);
    await show();
    expect(await screen.findByRole('button', { name: 'Retry' })).toBeVisible();
  });
});

test('an area that breaks while it renders keeps it to itself', async () => {
  expectConsole('error', 'The basket is undefined');
  isBroken = true;
  install(FragilePage);
  api.on(calls.clientErrors.report, () => null);
  const { user } = await show();
  expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong in this area');

  isBroken = false;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('heading', { name: 'Mended' })).toBeVisible();
});

test('a page that the release does not have is an area that is not available', async () => {
  expectConsole('error', 'no page "ledger"');
  install(SellingPage);
  api.on(calls.clientErrors.report, () => null);
  await show('ledger');
  expect(await screen.findByRole('alert')).toHaveTextContent('This area is not available');
});
