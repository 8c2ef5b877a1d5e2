import {
  calls,
  company,
  companySettings,
  employee,
  fakeApi,
  renderArea,
  savedMeanwhile,
  screen,
  waitFor,
  within,
} from '@backoffice/testing';

import areaJson from '../../area.json';
import { area } from '../area';

const api = fakeApi();
beforeEach(() => api.on(calls.releases.list, null));
const { company: companyCalls } = calls;

const openPage = () => renderArea(area, areaJson.routes, '/admin/company-profile');

function openCompany() {
  api.on(companyCalls.company, company());
  api.on(companyCalls.employees, [employee({ username: 'Besa', city: 'Gjakova' })]);
  api.unsupported(companyCalls.settings);
  api.unsupported(calls.sharedTills.list);
}

describe('the company profile', () => {
  test('shows the company; only phone and address can be changed', async () => {
    openCompany();
    await openPage();
    const details = within(await screen.findByRole('form', { name: 'Details' }));
    for (const [name, value] of Object.entries({
      Name: 'Example Shoes',
      'Registration number': '810123456',
      Administrator: 'Arta Krasniqi',
      Email: 'office@example.com',
      'Registered date': '21 Nov 2026',
    })) {
      const field = details.getByRole('textbox', { name });
      expect(field).toHaveValue(value);
      expect(field).toHaveAttribute('readonly');
    }
    for (const name of ['Phone', 'Address']) {
      expect(details.getByRole('textbox', { name })).not.toHaveAttribute('readonly');
    }
    const employees = within(await screen.findByRole('table', { name: 'Employees' }));
    expect(employees.getByText('Gjakova')).toBeVisible();
    expect(screen.queryByText('Sample data')).not.toBeInTheDocument();
  });

  test('saves phone and address; a failure keeps what was typed', async () => {
    openCompany();
    api.fail(companyCalls.editCompany, 500, 'internal', 'Number 22');
    const { user } = await openPage();
    const address = await screen.findByRole('textbox', { name: 'Address' });
    await user.clear(address);
    await user.type(address, 'New Street 2');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Error updating company info.')).toBeInTheDocument();
    expect(address).toHaveValue('New Street 2');

    api.on(companyCalls.company, company({ address: 'New Street 2' }));
    api.on(companyCalls.editCompany, company());
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Company info updated successfully.')).toBeInTheDocument();
    expect(api.lastRequest(companyCalls.editCompany).body).toEqual({
      phone: '+383 38 555 666',
      address: 'New Street 2',
    });
  });

  test('shows a phone that somebody else saved meanwhile, beside what was typed', async () => {
    openCompany();
    api.on(companyCalls.company, company({ version: 'one' }));
    const theirs = company({ phone: '038 1', version: 'two' });
    api.on(companyCalls.editCompany, savedMeanwhile(theirs, theirs));
    const { user } = await openPage();
    const phone = await screen.findByRole('textbox', { name: 'Phone' });
    await user.clear(phone);
    await user.type(phone, '038 2{Enter}');
    expect(await screen.findByRole('row', { name: 'Phone 038 1 038 2' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Keep mine' }));
    expect(await screen.findByText('Company info updated successfully.')).toBeInTheDocument();
    const { body } = api.lastRequest(companyCalls.editCompany);
    expect(body).toMatchObject({ phone: '038 2', version: 'two' });
  });

  test('without a list of employees sample rows stand in, marked as such', async () => {
    openCompany();
    api.unsupported(companyCalls.employees);
    await openPage();
    expect(await screen.findByText('Sample data')).toBeVisible();
    expect(await screen.findByRole('table', { name: 'Employees' })).toBeVisible();
  });

  test('the company and its employees each say that they cannot be loaded, with Retry', async () => {
    openCompany();
    api.fail(companyCalls.company, 500, 'internal', 'Number 23');
    api.fail(companyCalls.employees, 500, 'internal', 'Number 24');
    await openPage();
    // The failure is shown twice: in a notification and in the page.
    await waitFor(() =>
      expect(screen.getAllByText('Failed to load data. Please try again.')).toHaveLength(2),
    );
    expect(await screen.findByText('Failed to load employees')).toBeVisible();
    expect(screen.getAllByRole('button', { name: 'Retry' })).toHaveLength(2);
  });

  test('stands in sections, which the address can name', async () => {
    openCompany();
    api.on(companyCalls.settings, companySettings());
    const { user } = await openPage();
    const links = within(await screen.findByRole('navigation', { name: 'Sections' }));
    for (const name of ['Selling', 'Tills', 'Security', 'Slip']) {
      expect(await screen.findByRole('region', { name })).toBeVisible();
    }
    expect(links.getByRole('link', { name: 'Company' })).toHaveAttribute('aria-current', 'true');
    await user.click(links.getByRole('link', { name: 'Slip' }));
    expect(links.getByRole('link', { name: 'Slip' })).toHaveAttribute('aria-current', 'true');
    expect(links.getByRole('link', { name: 'Slip' })).toHaveAttribute(
      'href',
      '/admin/company-profile#slip',
    );
  });

  test('a company without employees says so', async () => {
    openCompany();
    api.on(companyCalls.employees, []);
    await openPage();
    expect(await screen.findByText('No employees')).toBeVisible();
  });
});
