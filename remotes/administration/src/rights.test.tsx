import {
  calls,
  company,
  employee,
  fakeApi,
  location,
  renderArea,
  screen,
  signedInAs,
} from '@backoffice/testing';

import areaJson from '../area.json';
import { area } from './area';

const api = fakeApi();
beforeEach(() => api.on(calls.releases.list, null));
const open = (path: string) => renderArea(area, areaJson.routes, path);

describe('the company', () => {
  const show = async (rights: 'owner' | 'manager' | 'cashier', salary: string | null) => {
    api.on(calls.authentication.user, signedInAs(rights));
    api.on(calls.company.company, company());
    api.unsupported(calls.company.settings);
    api.unsupported(calls.sharedTills.list);
    api.on(calls.company.employees, [employee({ username: 'Vlora', salary })]);
    await open('/admin/company-profile');
    await screen.findByRole('row', { name: /Vlora/ });
  };

  test.each(['manager', 'cashier'] as const)(
    'is there to read for a %s, without salaries',
    async (rights) => {
      await show(rights, null);
      expect(screen.getByLabelText('Phone')).toHaveAttribute('readonly');
      expect(screen.getByLabelText('Address')).toHaveAttribute('readonly');
      expect(screen.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument();
      expect(screen.queryByRole('columnheader', { name: 'Salary' })).not.toBeInTheDocument();
    },
  );

  test('is there to change for an owner, with salaries', async () => {
    await show('owner', '650.00');
    expect(screen.getByLabelText('Phone')).not.toHaveAttribute('readonly');
    expect(screen.getByRole('button', { name: 'Save' })).toBeVisible();
    expect(screen.getByRole('columnheader', { name: 'Salary' })).toBeVisible();
  });
});

test.each([
  ['may change it', ['ledger.view', 'ledger.edit'], 1],
  ['may only read it', ['ledger.view'], 0],
])('the ledger of somebody who %s', async (_who, actions, count) => {
  api.on(calls.authentication.user, signedInAs('manager', { actions }));
  api.on(calls.ledger.articles, []);
  api.on(calls.ledger.sales, []);
  await open('/admin/settings');
  expect(await screen.findByText('No sales recorded')).toBeVisible();
  expect(screen.queryAllByRole('button', { name: 'Add' })).toHaveLength(count);
});

test('a person of one shop saves a profile without the shop', async () => {
  const person = signedInAs('cashier', { limited: true, location: 5 });
  api.on(calls.authentication.user, person);
  api.on(calls.reference.listLocations, [location({ id: 5, name: 'Prizren' })]);
  api.on(calls.authentication.editUser, person.user);
  api.unsupported(calls.people.ownSessions);
  api.unsupported(calls.secondFactor.factor);
  api.unsupported(calls.sharedTills.pin);
  const { user } = await open('/admin/user-profile');
  const shop = await screen.findByRole('textbox', { name: 'Current shop' });
  expect(shop).toHaveAttribute('readonly');
  expect(shop).toHaveValue('Prizren');
  const phone = screen.getByLabelText('Phone');
  await user.clear(phone);
  await user.type(phone, '044');
  await user.click(screen.getAllByRole('button', { name: 'Save' })[0]!);
  await screen.findByText(/saved/i);
  expect(api.lastRequest(calls.authentication.editUser).body).toEqual({ phone: '044' });
});
