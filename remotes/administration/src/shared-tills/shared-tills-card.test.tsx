import {
  calls,
  company,
  companySettings,
  fakeApi,
  location,
  renderArea,
  screen,
  sharedTill,
  signedInAs,
  within,
} from '@backoffice/testing';

import areaJson from '../../area.json';
import { area } from '../area';

const api = fakeApi();
beforeEach(() => api.on(calls.releases.list, null));
const { sharedTills } = calls;
const front = sharedTill({ location: 4 });

beforeEach(() => {
  api.on(calls.company.company, company());
  api.on(calls.company.employees, []);
  api.on(calls.company.settings, companySettings());
  api.on(calls.reference.listLocations, [location({ id: 4, name: 'Mall' })]);
  api.on(sharedTills.here, null);
});

const open = () => renderArea(area, areaJson.routes, '/admin/company-profile');

test('a device is registered, stands in the list, and is revoked after a question', async () => {
  api.on(sharedTills.list, []);
  const { user } = await open();
  const card = within(await screen.findByRole('region', { name: 'Shared tills' }));
  expect(await card.findByText(/^A shared till is a device at the counter/)).toBeVisible();
  await user.click(await card.findByRole('button', { name: 'Register this device' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText(/^Name of the till/), 'Front till');
  await user.selectOptions(dialog.getByLabelText('Where it stands'), 'Mall');
  api.on(sharedTills.register, { id: 1 });
  api.on(sharedTills.list, [front]);
  api.on(sharedTills.here, {
    ...{ id: 1, name: 'Front till', company: 'Example Shoes', lock_minutes: null, people: [] },
  });
  await user.click(dialog.getByRole('button', { name: 'Register this device' }));
  expect(await screen.findByText('Front till is a shared till now')).toBeVisible();
  expect(api.lastRequest(sharedTills.register).body).toEqual({ name: 'Front till', location: 4 });
  expect(await card.findByText(/Mall · registered by Arta Krasniqi/)).toBeVisible();
  expect(await card.findByText('This device')).toBeVisible();

  await user.click(card.getByRole('button', { name: 'Revoke Front till' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Revoke Front till?' }));
  api.on(sharedTills.revoke, null);
  api.on(sharedTills.list, []);
  await user.click(question.getByRole('button', { name: 'Revoke' }));
  expect(await screen.findByText('Front till is no shared till any more')).toBeVisible();
  expect(api.lastRequest(sharedTills.revoke).params).toEqual({ id: '1' });
});

test('a cashier sees nothing of it, and nobody on a server without it', async () => {
  api.on(calls.authentication.user, signedInAs('cashier'));
  const cashier = await open();
  expect(await screen.findByRole('form', { name: 'Settings' })).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Shared tills' })).toBeNull();
  expect(api.requests(sharedTills.list)).toHaveLength(0);
  cashier.unmount();
});
