import { calls, fakeApi, renderArea, screen, within } from '@backoffice/testing';

import areaJson from '../../area.json';
import { area } from '../area';

const api = fakeApi();
const { sharedTills } = calls;
const set = { set_at: '2026-11-20T09:00:00.000Z', locked: false };

beforeEach(() => {
  api.on(calls.reference.listLocations, []);
  api.unsupported(calls.people.ownSessions);
  api.unsupported(calls.secondFactor.factor);
});

async function openCard() {
  const page = await renderArea(area, areaJson.routes, '/admin/user-profile');
  const card = within(await screen.findByRole('region', { name: 'PIN for shared tills' }));
  return { ...page, card };
}

test('a PIN is chosen with the password; an easy one is said beside its field', async () => {
  api.on(sharedTills.pin, { set_at: null, locked: false });
  const { user, card } = await openCard();
  await user.click(await card.findByRole('button', { name: 'Choose a PIN' }));
  const [password, pin] = [card.getByLabelText(/^Password/), card.getByLabelText(/^PIN\*?$/)];
  api.fail(sharedTills.setPin, 422, 'invalid', 'Easy', { fields: { pin: 'Harder, please' } });
  await user.type(password, 'green boots 42');
  await user.type(pin, '123456{Enter}');
  expect(await card.findByText('Harder, please')).toBeVisible();
  api.fail(sharedTills.setPin, 422, 'invalid', 'Wrong', {
    fields: { password: 'This is not your password' },
  });
  await user.clear(pin);
  await user.type(pin, '274915{Enter}');
  expect(await card.findByText('This is not your password')).toBeVisible();

  api.on(sharedTills.setPin, null);
  api.on(sharedTills.pin, set);
  await user.type(password, '{Enter}');
  expect(await screen.findByText('Your PIN is saved')).toBeVisible();
  expect(api.lastRequest(sharedTills.setPin).body).toEqual({
    password: 'green boots 42',
    pin: '274915',
  });
  expect(await card.findByText(/^Chosen on 20 Nov 2026/)).toBeVisible();
});

test('a locked PIN says what to do, and can be removed', async () => {
  api.on(sharedTills.pin, { ...set, locked: true });
  const { user, card } = await openCard();
  expect(await card.findByText(/^Locked after too many wrong tries/)).toBeVisible();
  api.fail(sharedTills.removePin, 503, 'unavailable', 'The database is away');
  await user.click(card.getByRole('button', { name: 'Remove the PIN' }));
  expect(await screen.findByText('The database is away')).toBeVisible();
  api.on(sharedTills.removePin, null);
  api.on(sharedTills.pin, { set_at: null, locked: false });
  await user.click(card.getByRole('button', { name: 'Remove the PIN' }));
  expect(await card.findByRole('button', { name: 'Choose a PIN' })).toBeVisible();
});
