import {
  calls,
  fakeApi,
  ownFactor,
  renderArea,
  screen,
  waitFor,
  within,
} from '@backoffice/testing';

import areaJson from '../../area.json';
import { area } from '../area';

const api = fakeApi();
const { secondFactor } = calls;

const SECRET = 'ABCDEFGHIJKLMNOP';
const CODES = ['AAAA-BBBB-CCCC-DDDD', 'EEEE-FFFF-GGGG-HHHH'];
const on = ownFactor({ on: true, since: '2026-11-20T09:00:00.000Z', codes_left: 10 });

beforeEach(() => {
  api.on(calls.reference.listLocations, []);
  api.unsupported(calls.people.ownSessions);
  api.unsupported(calls.sharedTills.pin);
});

async function openCard() {
  const page = await renderArea(area, areaJson.routes, '/admin/user-profile');
  const card = within(await screen.findByRole('region', { name: 'Second factor' }));
  const press = (name: string) => page.user.click(card.getByRole('button', { name }));
  const type = async (name: RegExp, text: string) =>
    page.user.type(await card.findByLabelText(name), text);
  return { ...page, card, press, type };
}

test('a second factor is set up with password and code, and its recovery codes must be kept', async () => {
  api.on(secondFactor.factor, ownFactor());
  const { user, card, press, type } = await openCard();
  await user.click(await card.findByRole('button', { name: 'Set up' }));
  api.fail(secondFactor.begin, 422, 'invalid', 'Wrong', {
    fields: { password: 'This is not your password' },
  });
  await type(/^Password/, 'green boots{Enter}');
  expect(await card.findByText('This is not your password')).toBeVisible();

  api.on(secondFactor.begin, { secret: SECRET, uri: `otpauth://totp/x?secret=${SECRET}` });
  await type(/^Password/, ' 42{Enter}');
  expect(await card.findByRole('img', { name: 'Code for the app on your phone' })).toBeVisible();
  expect(card.getByLabelText('Or type this key into the app')).toHaveValue('ABCD EFGH IJKL MNOP');
  expect(api.lastRequest(secondFactor.begin).body).toEqual({ password: 'green boots 42' });

  api.fail(secondFactor.confirm, 422, 'invalid', 'Wrong', {
    fields: { code: 'This code is wrong or expired' },
  });
  await type(/^Code from the app/, '000000{Enter}');
  expect(await card.findByText('This code is wrong or expired')).toBeVisible();
  api.on(secondFactor.confirm, { codes: CODES });
  api.on(secondFactor.factor, on);
  await user.clear(card.getByLabelText(/^Code from the app/));
  await type(/^Code from the app/, '123456{Enter}');

  expect(await card.findByRole('heading', { name: 'Recovery codes' })).toHaveFocus();
  expect(card.getAllByRole('listitem').map((code) => code.textContent)).toEqual(CODES);
  expect(card.getByRole('button', { name: 'Done' })).toBeDisabled();
  await press('Copy');
  expect(await navigator.clipboard.readText()).toBe(CODES.join('\n'));
  await user.click(card.getByRole('checkbox', { name: 'I have kept these codes' }));
  await press('Done');
  expect(await screen.findByText('The second factor is on')).toBeVisible();
  await waitFor(() => expect(card.getByText('On')).toBeVisible());
});

test('tells what is left, gives new codes, asks devices again and goes off', async () => {
  api.on(secondFactor.factor, { ...on, codes_left: 2, remembered: 3 });
  const { user, card, press, type } = await openCard();
  expect(await card.findByText('Few are left. Make new ones.')).toBeVisible();
  api.on(secondFactor.forgetDevices, null);
  api.on(secondFactor.factor, { ...on, codes_left: 2 });
  await press('Ask them again');
  expect(await screen.findByText('Every device will be asked for a code again')).toBeVisible();
  await waitFor(() => expect(card.queryByText('Devices not asked for a code')).toBeNull());

  api.on(secondFactor.newCodes, { codes: CODES });
  api.on(secondFactor.factor, on);
  await press('New recovery codes');
  await type(/^Password/, 'green boots 42{Enter}');
  await user.click(await card.findByRole('checkbox'));
  await press('Done');
  await waitFor(() => expect(card.queryByText('Few are left. Make new ones.')).toBeNull());

  api.on(secondFactor.off, null);
  await press('Turn off');
  await press('Cancel');
  await press('Turn off');
  api.on(secondFactor.factor, ownFactor());
  await type(/^Password/, 'green boots 42{Enter}');
  expect(await screen.findByText('The second factor is off')).toBeVisible();
  expect(await card.findByRole('button', { name: 'Set up' })).toBeVisible();
});

test('cannot be turned off where the company asks for one', async () => {
  api.on(secondFactor.factor, { ...on, required: true });
  const { card } = await openCard();
  expect(await card.findByText('Your company asks owners and managers for one.')).toBeVisible();
  expect(card.getByRole('button', { name: 'New phone' })).toBeVisible();
  expect(card.queryByRole('button', { name: 'Turn off' })).toBeNull();
});

test('a second factor that cannot be loaded says so, and can be asked for again', async () => {
  api.fail(secondFactor.factor, 503, 'unavailable', 'The database is away');
  const { user, card } = await openCard();
  expect(await card.findByText('The second factor could not be loaded')).toBeVisible();
  api.on(secondFactor.factor, ownFactor());
  await user.click(card.getByRole('button', { name: 'Retry' }));
  expect(await card.findByRole('button', { name: 'Set up' })).toBeVisible();
});

describe('the page where it is set up', () => {
  const openPage = async () => {
    const page = await renderArea(area, areaJson.routes, '/admin/second-factor');
    await screen.findByRole('heading', { level: 1 });
    return page;
  };

  test('says that the company asks for it where it does', async () => {
    api.on(secondFactor.factor, ownFactor({ required: true }));
    await openPage();
    expect(await screen.findByText(/^Your company asks owners and managers/)).toBeVisible();
    expect(await screen.findByLabelText(/^Password/)).toBeVisible();
  });

  test('says nothing of a company that does not ask, nor that an active factor is off', async () => {
    api.on(secondFactor.factor, ownFactor());
    const { unmount } = await openPage();
    expect(await screen.findByText(/^A second factor protects your account/)).toBeVisible();
    expect(screen.queryByText(/Your company asks/)).not.toBeInTheDocument();
    unmount();
    api.on(secondFactor.factor, on);
    await openPage();
    expect(await screen.findByText('Recovery codes left')).toBeVisible();
    expect(screen.queryByText(/Your company asks/)).not.toBeInTheDocument();
    expect(screen.queryByRole('heading', { name: /Set up/ })).not.toBeInTheDocument();
  });
});
