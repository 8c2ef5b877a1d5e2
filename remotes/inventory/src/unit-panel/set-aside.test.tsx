import {
  calls,
  failure,
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
  api.on(calls.reference.listLocations, []);
  api.on(calls.products.list, ({ query }) => {
    const rows = [worn, fine].filter((row) => query.set_aside !== '1' || row.set_aside);
    return page(rows, { total: rows.length, capped: false, next: null });
  });
  api.on(calls.products.history, [
    movement(),
    movement({ kind: 'sold' }),
    movement({ kind: 'voided' }),
  ]);
  api.on(calls.supplierCodes.list, []);
  api.on(calls.products.siblings, []);
  return renderArea(area, areaJson.routes, path);
}

test('a unit that is set aside is marked, can be listed alone, and be put back on sale', async () => {
  api.on(calls.products.setAside, { ...worn, set_aside: null, operation: 1 });
  const { user } = await openList();
  const row = await screen.findByRole('row', { name: /AM90/ });
  expect(row).toHaveTextContent('Damaged');
  await user.selectOptions(screen.getByRole('combobox', { name: 'State' }), 'Set aside');
  await screen.findByText('1 unit', { exact: false });
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

test('a person who may not adjust stock asks somebody who may', async () => {
  api.on(calls.authentication.user, signedInAs('cashier'));
  api.on(calls.approvals.people, [{ id: 4, username: 'besa', surname: 'Gashi' }]);
  api.on(calls.approvals.approve, 'approval-1');
  api.on(calls.products.setAside, ({ approval }) =>
    approval
      ? { ...fine, set_aside: 'damaged' as const, operation: 1 }
      : failure(403, 'forbidden', 'Not allowed'),
  );
  const { user } = await openList();
  await user.click(await screen.findByRole('row', { name: /TB10/ }));
  const panel = within(await screen.findByRole('dialog', { name: /TB10/ }));
  await user.click(await panel.findByRole('button', { name: 'Damaged' }));
  const question = await screen.findByRole('dialog', { name: 'Somebody else has to allow this' });
  expect(question).toHaveTextContent(/Damaged: TB10/);
  await user.type(within(question).getByLabelText(/Their password/), 'boss-word{Enter}');
  await screen.findByText('TB10 is set aside');
});

test('a server that keeps no operations shows the mark alone', async () => {
  api.on(calls.authentication.user, signedInAs('cashier', { actions: ['products.view'] }));
  const { user } = await openList();
  const row = await screen.findByRole('row', { name: /AM90/ });
  expect(row).toHaveTextContent('Damaged');
  expect(screen.queryByRole('combobox', { name: 'State' })).not.toBeInTheDocument();
  await user.click(row);
  const panel = within(await screen.findByRole('dialog', { name: /AM90/ }));
  await panel.findByText('Sale voided');
  for (const name of ['Put back on sale', 'Take out of stock']) {
    expect(panel.queryByRole('button', { name })).not.toBeInTheDocument();
  }
});
