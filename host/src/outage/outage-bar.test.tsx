import 'fake-indexeddb/auto';
import { noteLine, noteOffline, setToken } from '@backoffice/api-client';
import { closeDatabase } from '@backoffice/api-client/outage-database';
import { readOfflineFile } from '@backoffice/contracts';
import { initI18n } from '@backoffice/i18n';
import { act, calls, fakeApi, renderPage, screen, signedInAs, waitFor } from '@backoffice/testing';
import { IDBFactory } from 'fake-indexeddb';
import type { ComponentType } from 'react';

import en from '../locales/outage/en.json';
import { addSale } from './store/sales';
import { keepShopOf, TERMS } from './testing/kept-shop';

const api = fakeApi();
let OutageBar: ComponentType<{ isOn: boolean }>;
let saved: Blob[];

// Its texts are added to those on screen.
beforeAll(async () => {
  initI18n('en');
  OutageBar = (await import('./outage-bar')).default;
});

beforeEach(async () => {
  await closeDatabase();
  globalThis.indexedDB = new IDBFactory();
  setToken('token');
  api.on(calls.authentication.user, signedInAs('cashier'));
  saved = [];
  URL.createObjectURL = (file) => {
    saved.push(file as Blob);
    return 'blob:file';
  };
  URL.revokeObjectURL = () => undefined;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
});
afterEach(() => act(() => noteLine(true)));

const open = () =>
  renderPage(<OutageBar isOn={false} />, { texts: () => Promise.resolve({ outage: en }) });

/** Blobs of jsdom can't tell what they hold. */
const textOf = (file: Blob) =>
  new Promise<string>((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as string);
    reader.readAsText(file);
  });

const item = { id: 101, price: '5.00', regular_price: '5.00', sale_type: 'store' } as const;
const sold = (key: string) =>
  addSale(TERMS, {
    ...{ key, sold_at: '2026-11-28T09:00:00Z', seller: 9, total: '5.00' },
    items: [{ ...item, paymentType: 'cash' }],
  });

test('what waits while there is no line is saved to a file, at the till itself', async () => {
  await keepShopOf();
  const { user } = await open();
  await waitFor(() => expect(api.requests(calls.authentication.user)).toHaveLength(1));
  act(noteOffline);
  expect(await screen.findByText(/can't sell without a connection/)).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
  await act(async () => {
    await sold('a');
    await sold('b');
  });
  expect(await screen.findByText(/2 sales wait to be sent\./)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Save to a file' }));
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(readOfflineFile(await textOf(saved[0]!))).toMatchObject({
    till: { id: TERMS.till.id, name: TERMS.till.name },
    sales: [{ slip: 'K3-000017' }, { slip: 'K3-000018' }],
  });
});
