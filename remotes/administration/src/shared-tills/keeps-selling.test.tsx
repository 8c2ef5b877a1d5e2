import { tellOutageState, type OutageState } from '@backoffice/api-client/outage-state';
import {
  act,
  calls,
  company,
  companySettings,
  fakeApi,
  renderArea,
  screen,
  sharedTill,
  within,
} from '@backoffice/testing';

import areaJson from '../../area.json';
import { area } from '../area';

const api = fakeApi();
beforeEach(() => api.on(calls.releases.list, null));
const { sharedTills } = calls;
const here = {
  id: 1,
  name: 'Front till',
  company: 'Example Shoes',
  lock_minutes: null,
  people: [],
};

const setSecure = (isSecureContext: boolean) =>
  Object.defineProperty(window, 'isSecureContext', { value: isSecureContext, configurable: true });

beforeEach(() => {
  setSecure(true);
  api.on(calls.company.company, company());
  api.on(calls.company.employees, []);
  api.on(calls.company.settings, companySettings());
  api.on(calls.reference.listLocations, []);
  api.on(sharedTills.here, here);
  api.on(sharedTills.list, [
    sharedTill({ keeps_selling: false }),
    sharedTill({ id: 2, name: 'Back till', keeps_selling: false }),
  ]);
});

const open = () => renderArea(area, areaJson.routes, '/admin/company-profile');
const switchOf = (name: string) =>
  screen.findByRole('switch', { name: `${name} keeps selling without a connection` });

test('a till keeps selling without a line, and says how far it is; another one says nothing', async () => {
  const { user } = await open();
  const control = await switchOf('Front till');
  expect(control).toHaveAccessibleDescription(/needs https and a browser that may keep data/);
  api.on(sharedTills.edit, null);
  api.on(sharedTills.list, [
    sharedTill({ keeps_selling: true }),
    sharedTill({ id: 2, name: 'Back till', keeps_selling: true }),
  ]);
  await user.click(control);
  expect(
    await screen.findByText('Front till keeps selling without a connection now'),
  ).toBeVisible();
  const { params, body } = api.lastRequest(sharedTills.edit);
  expect({ params, body }).toEqual({ params: { id: '1' }, body: { keeps_selling: true } });
  expect(await switchOf('Front till')).toBeChecked();
  const card = within(screen.getByRole('region', { name: 'Shared tills' }));
  expect(card.getAllByText(/^In a moment this device begins/)).toHaveLength(1);

  const tell = (state: OutageState) => act(() => tellOutageState(state));
  tell({ is: 'keeping', since: null, done: 34, total: 60 });
  expect(card.getByText('Keeping files: 34 of 60')).toBeVisible();
  const since = Date.parse('2026-11-25T08:12:00Z');
  tell({ is: 'ready', since, isPersistent: true });
  expect(card.getByText(/^Ready to sell without a connection since .*:12/)).toBeVisible();
  tell({ is: 'failed', since, reason: 'full' });
  expect(card.getByText(/^There is no room for what this device needs\. Make room/)).toBeVisible();
  expect(card.getByText(/^What this device kept on .*:12.* stays in use/)).toBeVisible();
});

test('by plain http it is said what is missing, and a till can only be turned off', async () => {
  setSecure(false);
  api.on(sharedTills.list, [
    sharedTill({ keeps_selling: false }),
    sharedTill({ id: 2, name: 'Back till', keeps_selling: true }),
  ]);
  await open();
  const control = await switchOf('Front till');
  expect(control).toBeDisabled();
  expect(control).toHaveAccessibleDescription(/This address has no https/);
  expect(await switchOf('Back till')).toBeEnabled();
});

test('a refusal leaves the switch as it was; a server without the mode has no switch', async () => {
  const { user, unmount } = await open();
  api.fail(sharedTills.edit, 500, 'internal', 'Number 7');
  await user.click(await switchOf('Front till'));
  expect(await screen.findByText('That did not work')).toBeVisible();
  expect(await switchOf('Front till')).not.toBeChecked();
  unmount();
  api.on(sharedTills.list, [sharedTill()]);
  await open();
  expect(await screen.findByRole('button', { name: 'Revoke Front till' })).toBeVisible();
  expect(screen.queryByRole('switch')).toBeNull();
});
