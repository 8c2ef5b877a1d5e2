import {
  calls,
  fakeApi,
  movement,
  page,
  productRow,
  renderArea,
  screen,
  setNow,
  signedInAs,
  within,
} from '@backoffice/testing';

import areaJson from '../../area.json';
import { area } from '../area';

const api = fakeApi();
const worn = productRow({ id: 7, code: 'AM90', set_aside: 'damaged' });
const fine = productRow({ id: 8, code: 'TB10' });

async function openList(path = '/admin/products') {
  setNow('2026-11-21');
  api.on(calls.panels.listLocations, []);
  api.on(calls.products.list, ({ query }) => {
    const rows = [worn, fine].filter((row) => query.set_aside !== '1' || row.set_aside);
    return page(rows, { total: rows.length, capped: false, next: null });
  });
  api.on(calls.products.history, [
    movement(),
    movement({ kind: 'sold' }),
    movement({ kind: 'voided' }),
  ]);
  api.on(calls.products.siblings, []);
  return renderArea(area, areaJson.routes, path);
}

test('what is set aside is marked, can be listed alone, and be put back on sale', async () => {
  api.on(calls.products.setAside, { ...worn, set_aside: null, operation: 1 });
  const { user } = await openList();
  const row = await screen.findByRole('row', { name: /AM90/ });
  expect(row).toHaveTextContent('Damaged');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Set aside' }), 'Only set aside');
  await screen.findByText('1 product', { exact: false });
  expect(api.lastRequest(calls.products.list).query.set_aside).toBe('1');

  await user.click(await screen.findByRole('row', { name: /AM90/ }));
  const panel = within(await screen.findByRole('dialog', { name: /AM90/ }));
  expect(await panel.findByText('Sale voided')).toBeVisible();
  await user.click(await panel.findByRole('button', { name: 'Put back on sale' }));
  await screen.findByText('AM90 is for sale again');
  expect(api.lastRequest(calls.products.setAside)).toMatchObject({
    params: { id: '7' },
    body: { reason: null },
  });
  expect(panel.getByRole('button', { name: 'Unsellable' })).toBeEnabled();
});

test('a unit is set aside with its reason', async () => {
  api.on(calls.products.setAside, { ...fine, set_aside: 'unsellable', operation: 1 });
  const { user } = await openList();
  await user.click(await screen.findByRole('row', { name: /TB10/ }));
  const panel = within(await screen.findByRole('dialog', { name: /TB10/ }));
  await user.click(await panel.findByRole('button', { name: 'Unsellable' }));
  await screen.findByText('TB10 is set aside');
  expect(api.lastRequest(calls.products.setAside).body).toEqual({ reason: 'unsellable' });
});

test('who may not adjust stock is shown the mark alone', async () => {
  api.on(calls.authentication.user, signedInAs('cashier'));
  const { user } = await openList();
  const row = await screen.findByRole('row', { name: /AM90/ });
  expect(row).toHaveTextContent('Damaged');
  expect(screen.queryByRole('combobox', { name: 'Set aside' })).not.toBeInTheDocument();
  await user.click(row);
  const panel = within(await screen.findByRole('dialog', { name: /AM90/ }));
  await panel.findByText('Sale voided');
  expect(panel.queryByRole('button', { name: 'Put back on sale' })).not.toBeInTheDocument();
});
