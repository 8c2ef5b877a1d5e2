import {
  calls,
  fakeApi,
  location,
  ownFactor,
  plain,
  renderArea,
  savedMeanwhile,
  screen,
  signedIn,
  personSession,
  user as userOf,
  waitFor,
  within,
} from '@backoffice/testing';

import areaJson from '../../area.json';
import { area } from '../area';

const api = fakeApi();
const { authentication } = calls;

const here = personSession({ id: 1, current: true });
const openPage = () => renderArea(area, areaJson.routes, '/admin/user-profile');

function openProfile() {
  api.on(calls.reference.listLocations, [location({ id: 4, name: 'Mall' })]);
  api.on(calls.people.ownSessions, [here]);
  api.on(calls.secondFactor.factor, ownFactor());
  api.on(calls.sharedTills.pin, { set_at: null, locked: false });
}

describe('the user profile', () => {
  test('shows who is signed in; only phone and shop can be changed', async () => {
    openProfile();
    await openPage();
    const details = within(await screen.findByRole('form', { name: 'Details' }));
    const shown = {
      Username: 'arta',
      'Full name': 'arta Krasniqi',
      Email: 'arta@example.com',
      Role: 'admin',
      Company: 'Example Shoes',
      'Registration date': '21 Nov 2026',
    };
    for (const [name, value] of Object.entries(shown)) {
      const field = details.getByRole('textbox', { name });
      expect(field).toHaveValue(value);
      expect(field).toHaveAttribute('readonly');
    }
    await waitFor(() =>
      expect(details.getByRole('textbox', { name: 'Phone' })).not.toHaveAttribute('readonly'),
    );
  });

  test('the card is there without the shops, if they cannot be had', async () => {
    openProfile();
    api.fail(calls.reference.listLocations, 503, 'unavailable', 'The database is away');
    await openPage();
    const phone = await screen.findByRole('textbox', { name: 'Phone' });
    expect(phone).not.toHaveAttribute('readonly');
    expect(await screen.findByRole('region', { name: 'Second factor' })).toBeVisible();
    await waitFor(() =>
      expect(screen.getByRole('region', { name: 'Details' })).toContainElement(phone),
    );
  });

  test('saves phone and shop', async () => {
    openProfile();
    api.on(authentication.editUser, userOf());
    const { user } = await openPage();
    await user.click(await screen.findByRole('option', { name: 'Mall' }));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Current shop' }), 'Mall');
    const phone = screen.getByRole('textbox', { name: 'Phone' });
    await user.clear(phone);
    await user.type(phone, '+383 44 999 999');
    api.on(
      authentication.user,
      signedIn({ user: userOf({ id: 1, phone: '+383 44 999 999', location: 4 }) }),
    );
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Profile saved')).toBeInTheDocument();
    expect(api.lastRequest(authentication.editUser).body).toEqual({
      phone: '+383 44 999 999',
      location: 4,
    });
    expect(phone).toHaveValue('+383 44 999 999');
  });

  test('a shop that the owner gave meanwhile stands beside what was typed', async () => {
    openProfile();
    const own = userOf({ id: 1, version: 'one' });
    api.on(authentication.user, signedIn({ user: own }));
    const theirs = { ...own, location: 4, version: 'two' };
    api.on(authentication.editUser, savedMeanwhile(theirs, theirs));
    const { user } = await openPage();
    await user.click(await screen.findByRole('option', { name: 'Mall' }));
    await user.type(screen.getByRole('textbox', { name: 'Phone' }), '9{Enter}');
    expect(await screen.findByRole('row', { name: /^Current shop Mall/ })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Take theirs' }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Profile saved')).toBeInTheDocument();
    const { body } = api.lastRequest(authentication.editUser);
    expect(body).toMatchObject({ phone: `${own.phone}9`, location: 4, version: 'two' });
  });

  test('a failure keeps what was typed', async () => {
    openProfile();
    api.fail(authentication.editUser, 503, 'unavailable', 'The database is away');
    const { user } = await openPage();
    await user.click(await screen.findByRole('button', { name: 'Save' }));
    expect(await screen.findByText('The database is away')).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Phone' })).toHaveValue('+383 44 111 222');
  });

  test('changes the password', async () => {
    openProfile();
    const { user } = await openPage();
    const form = within(await screen.findByRole('form', { name: 'Change password' }));
    const type = (name: RegExp, text: string) => user.type(form.getByLabelText(name), text);
    const submit = () => user.click(form.getByRole('button', { name: 'Change password' }));
    await type(/^Current password/, 'demo1234');
    await type(/^New password\*?$/, 'longer than eight');
    await type(/^New password again/, 'another one');
    await submit();
    expect(await form.findByText('The two new passwords differ.')).toBeVisible();

    await user.clear(form.getByLabelText(/^New password again/));
    await type(/^New password again/, 'longer than eight');
    api.fail(authentication.changePassword, 422, 'invalid', 'Wrong', {
      fields: { current: 'This is not the current password' },
    });
    await submit();
    expect(await form.findByText('This is not the current password')).toBeVisible();
    api.fail(authentication.changePassword, 422, 'invalid', 'Common', {
      fields: { next: 'This password is too easy to guess' },
    });
    await submit();
    expect(await form.findByText('This password is too easy to guess')).toBeVisible();
    api.fail(authentication.changePassword, 429, 'too_many_requests', 'Wait', { retryAfter: 90 });
    await submit();
    expect(await form.findByText('Too many attempts. Try again in 2 minutes.')).toBeVisible();
    api.fail(authentication.changePassword, 503, 'no_room', 'No room');
    await submit();
    expect(await form.findByText(/^The server's disk is full\. Nothing was saved/)).toBeVisible();

    api.on(authentication.changePassword, null);
    await submit();
    expect(
      await screen.findByText('Password changed. All other sessions were signed out.'),
    ).toBeInTheDocument();
    expect(api.lastRequest(authentication.changePassword).body).toEqual({
      current: 'demo1234',
      next: 'longer than eight',
    });
    expect(form.getByLabelText(/^Current password/)).toHaveValue('');
  });

  test('signs out another device, then all others; this one stays', async () => {
    openProfile();
    const phone = personSession({
      id: 2,
      device: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) Version/18.5 Safari/604.1',
    });
    const till = personSession({ id: 3, device: '' });
    api.on(calls.people.ownSessions, [here, phone, till]);
    api.on(calls.people.endOwnSessions, null);
    const { user } = await openPage();
    const card = within(await screen.findByRole('region', { name: 'Where you are signed in' }));
    const own = (await card.findByText('Chrome on Windows')).closest('li')!;
    expect(within(own).getByText('This device')).toBeVisible();
    expect(within(own).queryByRole('button')).toBeNull();

    api.on(calls.people.ownSessions, [here, till]);
    await user.click(card.getByRole('button', { name: 'Sign out Safari on iPhone' }));
    expect(await screen.findByText('Signed out there')).toBeVisible();
    expect(api.lastRequest(calls.people.endOwnSessions).query).toEqual({ session: '2' });
    await waitFor(() => expect(card.queryByText('Safari on iPhone')).toBeNull());

    api.fail(calls.people.endOwnSessions, 503, 'unavailable', 'The database is away');
    await user.click(card.getByRole('button', { name: 'Sign out all others' }));
    expect(await screen.findByText('The session could not be ended')).toBeVisible();
    api.on(calls.people.endOwnSessions, null);
    api.on(calls.people.ownSessions, [here]);
    await user.click(card.getByRole('button', { name: 'Sign out all others' }));
    await waitFor(() => expect(card.queryByText('Unknown device')).toBeNull());
    expect(api.lastRequest(calls.people.endOwnSessions).query).toEqual({});
    expect(card.queryByRole('button')).toBeNull();
  });

  test('cannot be changed by a person signed in by PIN, who is told why', async () => {
    openProfile();
    const { user } = signedIn();
    api.on(
      authentication.user,
      signedIn({ user: { ...user, shared_till: { id: 1, name: 'Front till' } } }),
    );
    await openPage();
    const details = within(await screen.findByRole('form', { name: 'Details' }));
    expect(screen.getByText(/^You came in by PIN/)).toBeVisible();
    expect(details.getByRole('textbox', { name: 'Phone' })).toHaveAttribute('readonly');
    expect(details.queryByRole('button', { name: 'Save' })).toBeNull();
    expect(screen.queryByRole('heading', { name: 'Second factor' })).toBeNull();
    expect(api.requests(calls.sharedTills.pin)).toHaveLength(0);
  });

  test('hides the parts that need calls which the server lacks', async () => {
    const { user: person } = signedIn();
    api.unsupported(calls.people.ownSessions);
    api.unsupported(calls.secondFactor.factor);
    api.unsupported(calls.sharedTills.pin);
    api.on(
      authentication.user,
      plain({ user: { ...person, location: undefined }, company: { name: 'Plain' } }),
    );
    await openPage();
    expect(await screen.findByRole('textbox', { name: 'Company' })).toHaveValue('Plain');
    await waitFor(() => expect(api.requests(calls.people.ownSessions)).toHaveLength(1));
    expect(screen.queryByRole('region', { name: 'Where you are signed in' })).toBeNull();
    expect(screen.queryByRole('region', { name: 'Second factor' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument();
    expect(screen.queryByRole('form', { name: 'Change password' })).not.toBeInTheDocument();
    expect(screen.queryByRole('combobox', { name: 'Current shop' })).not.toBeInTheDocument();
  });

  test('a profile that cannot be loaded says so and comes with Retry', async () => {
    openProfile();
    api.fail(authentication.user, 500, 'internal', 'Number 21');
    const { user } = await openPage();
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Failed to load data. Please try again.',
    );
    api.on(authentication.user, signedIn());
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('form', { name: 'Details' })).toBeVisible();
  });
});
