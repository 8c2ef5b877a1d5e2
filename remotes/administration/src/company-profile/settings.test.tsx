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
const { settings, editSettings } = calls.company;

beforeEach(() => {
  api.on(calls.company.company, company());
  api.on(calls.company.employees, [employee()]);
  api.unsupported(calls.sharedTills.list);
});

async function openSettings() {
  const page = await renderArea(area, areaJson.routes, '/admin/company-profile');
  const form = within(await screen.findByRole('form', { name: 'Settings' }));
  const field = (name: RegExp) => form.getByRole('textbox', { name });
  return { ...page, form, field };
}

test('the settings of the company are shown, and an emptied field means no limit', async () => {
  api.on(settings, companySettings({ price_floor: 30, session_idle_minutes: 720 }));
  api.on(editSettings, companySettings());
  const { user, form, field } = await openSettings();
  expect(field(/^Return period/)).toHaveValue('30');
  expect(field(/^VAT rate/)).toHaveValue('18');
  expect(field(/^Largest discount/)).toHaveValue('30');
  expect(field(/^Difference limit/)).toHaveValue('5.00');
  expect(field(/^Cash limit/)).toHaveValue('');

  await user.clear(field(/^Largest discount/));
  await user.type(field(/^Cash limit/), '2000');
  await user.type(field(/^Trust a device/), '30');
  await user.type(field(/^Lock shared tills/), '5');
  await user.click(form.getByRole('checkbox', { name: /^Second factor for owners/ }));
  await user.type(field(/^Return terms/), 'Unworn, with this slip.');
  await user.click(form.getByRole('button', { name: 'Update settings' }));
  expect(await screen.findByText('Settings saved')).toBeVisible();
  expect(api.lastRequest(editSettings).body).toEqual({
    return_days: 30,
    return_terms: 'Unworn, with this slip.',
    vat_rate: 18,
    price_floor: null,
    max_difference: '5.00',
    cash_limit: '2000.00',
    session_idle_minutes: 720,
    totp_required: true,
    totp_remember_days: 30,
    lock_minutes: 5,
  });
});

test('an invalid setting is refused beside its field, also by the server', async () => {
  api.on(settings, companySettings());
  api.fail(editSettings, 422, 'invalid', 'Invalid', { fields: { vat_rate: 'Two places' } });
  const { user, form, field } = await openSettings();
  await user.clear(field(/^Return period/));
  await user.type(field(/^Largest discount/), '101');
  await user.click(form.getByRole('button', { name: 'Update settings' }));
  expect(await form.findByText('Return period is required!')).toBeVisible();
  expect(form.getByText('At most 100')).toBeVisible();
  expect(api.requests(editSettings)).toHaveLength(0);

  await user.type(field(/^Return period/), '14');
  await user.clear(field(/^Largest discount/));
  await user.click(form.getByRole('button', { name: 'Update settings' }));
  expect(await form.findByText('Two places')).toBeVisible();
  expect(field(/^Return period/)).toHaveValue('14');
});

test('settings that somebody else saved meanwhile stand beside what was typed', async () => {
  api.on(settings, companySettings({ version: 'one' }));
  const theirs = companySettings({ cash_limit: '500.00', totp_required: true, version: 'two' });
  api.on(editSettings, savedMeanwhile(theirs, theirs));
  const { user, form, field } = await openSettings();
  await user.type(field(/^Cash limit/), '2000{Enter}');
  expect(await form.findByRole('row', { name: /^Cash limit.* 500.00 2000.00$/ })).toBeVisible();
  expect(form.getByRole('row', { name: /^Second factor.* Yes No$/ })).toBeVisible();
  await user.click(form.getByRole('button', { name: 'Take theirs' }));
  await user.click(form.getByRole('button', { name: 'Update settings' }));
  expect(await screen.findByText('Settings saved')).toBeVisible();
  const { body } = api.lastRequest(editSettings);
  expect(body).toMatchObject({ cash_limit: '500.00', totp_required: true, version: 'two' });
});

test('settings that cannot be loaded say so; a server without them shows no card', async () => {
  api.fail(settings, 500, 'internal', 'Number 25');
  const { user } = await renderArea(area, areaJson.routes, '/admin/company-profile');
  expect(await screen.findByText('The settings could not be loaded')).toBeVisible();
  api.unsupported(settings);
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Settings' })).toBeNull());
});
