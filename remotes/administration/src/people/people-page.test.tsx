import { getToken } from '@backoffice/api-client';
import {
  calls,
  fakeApi,
  location,
  person,
  personLink,
  personSession,
  renderArea,
  savedMeanwhile,
  screen,
  setNow,
  waitFor,
  within,
} from '@backoffice/testing';

import areaJson from '../../area.json';
import { area } from '../area';

const api = fakeApi();
const { people } = calls;

const arta = person({ id: 1, username: 'Arta', surname: 'Krasniqi', rights: 'owner' });
const besa = person({ id: 2, username: 'Besa', surname: 'Gashi', email: 'besa@example.com' });
const besasLink = personLink({ link: 'https://shop.example.com/admin/invitation#/one' });

beforeEach(() => {
  api.on(people.list, [arta, besa]);
  api.on(people.sessions, []);
  api.on(calls.reference.listLocations, [location({ id: 4, name: 'Mall' })]);
});

const openPage = () => renderArea(area, areaJson.routes, '/admin/people');
const dialogNamed = async (name: string) => within(await screen.findByRole('dialog', { name }));
const answerNamed = async (name: string) =>
  within(await screen.findByRole('alertdialog', { name }));
const rowOf = (name: RegExp) => screen.findByRole('row', { name });

async function openPanel(name: string) {
  const { user } = await openPage();
  await user.click(await screen.findByText(name));
  return { user, panel: await dialogNamed(name) };
}

async function openInvitation() {
  const { user } = await openPage();
  await user.click(await screen.findByRole('button', { name: 'Invite' }));
  const form = await dialogNamed('Invite somebody');
  await user.type(form.getByRole('textbox', { name: /^Name/ }), 'Dren');
  await user.type(form.getByRole('textbox', { name: /^Email/ }), 'dren@example.com');
  return { user, form, send: () => user.click(form.getByRole('button', { name: 'Invite' })) };
}

describe('the list', () => {
  test('says who may do what, where, whether they can sign in and when they were here', async () => {
    setNow('2026-11-22T09:00:00Z');
    api.on(people.list, [
      arta,
      { ...besa, location: 4, limited: true, state: 'disabled' },
      person({ username: 'Cen', state: 'invited', link_until: '2026-11-23T09:00:00Z' }),
      person({ username: 'Dea', state: 'invited', link_until: '2026-11-21T09:00:00Z' }),
      person({ username: 'Ela', state: 'employee', seen_at: null, rights: 'stock' }),
    ]);
    await openPage();
    await rowOf(/Arta Krasniqi You .*Owner – Active 21 Nov 2026, 10:30/);
    await rowOf(/Besa Gashi .*Cashier Only Mall Disabled/);
    await rowOf(/Cen Hoxha .*Invited/);
    await rowOf(/Dea Hoxha .*Link too old/);
    await rowOf(/Ela Hoxha .* – – No sign-in –/);
  });

  test('that cannot be loaded says so and comes with Retry', async () => {
    api.fail(people.list, 500, 'internal', 'Number 26');
    const { user } = await openPage();
    expect(await screen.findByRole('alert')).toHaveTextContent('The people could not be loaded');
    api.on(people.list, []);
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Nobody here yet')).toBeVisible();
  });
});

describe('an invitation', () => {
  test('says what each may do, and ends in a link to copy and to scan', async () => {
    api.on(people.invite, { ...besasLink, mail: 'sent', id: 9 });
    const { user, form, send } = await openInvitation();
    const rights = within(form.getByRole('radiogroup', { name: /^Rights/ }));
    expect(rights.getAllByRole('radio').map((one) => one.getAttribute('value'))).toEqual([
      'owner',
      'manager',
      'stock',
      'cashier',
    ]);
    expect(rights.getByRole('radio', { name: 'Cashier' })).toBeChecked();
    expect(rights.getByRole('radio', { name: 'Manager' })).toHaveAccessibleDescription(
      /^Runs the shops/,
    );
    await user.selectOptions(form.getByRole('combobox', { name: 'Shop' }), 'Mall');
    await user.click(form.getByRole('checkbox', { name: 'Works only for this shop' }));
    await send();

    const link = await answerNamed('Link for Dren');
    expect(api.lastRequest(people.invite).body).toEqual({
      username: 'Dren',
      surname: '',
      email: 'dren@example.com',
      rights: 'cashier',
      location: 4,
      limited: true,
    });
    expect(link.getByText('It was sent to dren@example.com.')).toBeVisible();
    expect(link.getByText(/works once, until 21 Nov 2026, 10:30/)).toBeVisible();
    expect(await link.findByRole('img', { name: 'The link as a QR code' })).toBeVisible();
    await user.click(link.getByRole('button', { name: 'Copy' }));
    expect(await link.findByRole('button', { name: 'Copied' })).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe(besasLink.link);
    // Escape must not close the dialog: the link would be lost for good.
    await user.keyboard('{Escape}');
    await user.click(link.getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  });

  test.each([
    ['failed', 'The e-mail to dren@example.com could not be sent. Give the link yourself.'],
    [null, /^No e-mail was sent, as the server has no mail set up/],
  ] as const)('an e-mail that was not sent (%s) is reported', async (mail, text) => {
    api.on(people.invite, { ...besasLink, mail, id: 9 });
    const { send } = await openInvitation();
    await send();
    const link = await answerNamed('Link for Dren');
    expect(link.getByText(text)).toBeVisible();
    expect(link.getByRole('textbox', { name: 'Link' })).toHaveValue(besasLink.link);
  });

  test('a taken e-mail and a missing shop are said beside their fields', async () => {
    api.fail(people.invite, 409, 'duplicate', 'Taken', {
      fields: { email: 'Somebody has this e-mail already' },
    });
    const { user, form, send } = await openInvitation();
    const limited = form.getByRole('checkbox', { name: 'Works only for this shop' });
    await user.click(limited);
    await send();
    expect(await form.findByText('Choose the shop.')).toBeVisible();
    expect(form.getByRole('combobox', { name: 'Shop' })).toHaveFocus();
    expect(api.requests(people.invite)).toHaveLength(0);

    await user.click(limited);
    await send();
    expect(await form.findByText('Somebody has this e-mail already')).toBeVisible();
    expect(form.getByRole('textbox', { name: /^Email/ })).toHaveValue('dren@example.com');
  });
});

describe('a person', () => {
  test('is edited; the last owner stays one', async () => {
    api.fail(people.edit, 409, 'conflict', 'The last owner', {
      fields: { rights: 'The company needs an owner' },
    });
    const { user, panel } = await openPanel('Arta Krasniqi');
    await user.click(panel.getByRole('button', { name: 'Edit' }));
    const form = await dialogNamed('Edit Arta Krasniqi');
    expect(form.queryByText(/^These are your own rights/)).toBeNull();
    await user.click(form.getByRole('radio', { name: 'Cashier' }));
    expect(form.getByText(/^These are your own rights/)).toBeVisible();
    await user.click(form.getByRole('button', { name: 'Save' }));
    expect(await form.findByText('The company needs an owner')).toBeVisible();

    api.on(people.edit, arta);
    await user.click(form.getByRole('radio', { name: 'Owner' }));
    const surname = form.getByRole('textbox', { name: 'Surname' });
    await user.clear(surname);
    await user.type(surname, 'Berisha');
    await user.click(form.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Arta Berisha saved')).toBeVisible();
    expect(api.lastRequest(people.edit).params).toEqual({ id: '1' });
    expect(api.lastRequest(people.edit).body).toMatchObject({
      surname: 'Berisha',
      rights: 'owner',
    });
  });

  test('changed by somebody else meanwhile is shown in both versions', async () => {
    api.on(people.list, [{ ...besa, version: 'one' }]);
    const theirs = {
      ...besa,
      rights: 'manager',
      limited: true,
      location: 4,
      version: 'two',
    } as const;
    api.on(people.edit, savedMeanwhile(theirs, theirs));
    const { user, panel } = await openPanel('Besa Gashi');
    await user.click(panel.getByRole('button', { name: 'Edit' }));
    const form = await dialogNamed('Edit Besa Gashi');
    await user.type(form.getByRole('textbox', { name: 'Surname' }), '-Berisha{Enter}');
    expect(await form.findByRole('row', { name: /^Rights Manager Cashier/ })).toBeVisible();
    expect(form.getByRole('row', { name: /Mall/ })).toBeVisible();
    expect(form.getByRole('row', { name: /Yes No$/ })).toBeVisible();
    await user.click(form.getByRole('button', { name: 'Take theirs' }));
    await user.click(form.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Besa Gashi-Berisha saved')).toBeVisible();
    const { rights, limited, version } = theirs;
    const body = { surname: 'Gashi-Berisha', rights, limited, location: 4, version };
    expect(api.lastRequest(people.edit).body).toMatchObject(body);
  });

  test('is disabled after a question, and enabled again', async () => {
    api.on(people.edit, besa);
    const { user, panel } = await openPanel('Besa Gashi');
    await user.click(panel.getByRole('button', { name: 'Disable' }));
    const question = await answerNamed('Disable Besa Gashi?');
    await waitFor(() => expect(question.getByRole('button', { name: 'Cancel' })).toHaveFocus());
    api.on(people.list, [arta, { ...besa, state: 'disabled' }]);
    await user.click(question.getByRole('button', { name: 'Disable' }));
    expect(await screen.findByText('Besa Gashi is disabled')).toBeVisible();
    expect(api.lastRequest(people.edit).body).toEqual({ disabled: true });

    const again = await dialogNamed('Besa Gashi');
    await user.click(await again.findByRole('button', { name: 'Enable' }));
    expect(await screen.findByText('Besa Gashi may sign in again')).toBeVisible();
    expect(api.lastRequest(people.edit).body).toEqual({ disabled: false });
  });

  test('is told what disabling themselves would do, and the last owner is refused', async () => {
    api.fail(people.edit, 409, 'conflict', 'The last owner', {
      fields: { disabled: 'The company needs an owner' },
    });
    const { user, panel } = await openPanel('Arta Krasniqi');
    await user.click(panel.getByRole('button', { name: 'Disable' }));
    const question = await answerNamed('Disable your own account?');
    expect(
      question.getByText(/^This is your own account. You are signed out at once/),
    ).toBeVisible();
    await user.click(question.getByRole('button', { name: 'Disable my account' }));
    expect(await screen.findByText('Arta Krasniqi could not be disabled')).toBeVisible();
    expect(screen.getByText('The company needs an owner')).toBeVisible();
    expect(getToken()).not.toBeNull();
  });

  test.each([
    ['active', null, 'Reset password'],
    ['invited', '2999-01-01T00:00:00Z', 'New invitation'],
    ['employee', null, 'Invite'],
  ] as const)('who is %s gets a new link under its own label', async (state, until, word) => {
    api.on(people.list, [arta, { ...besa, state, link_until: until }]);
    api.on(people.reset, besasLink);
    const { user, panel } = await openPanel('Besa Gashi');
    await user.click(panel.getByRole('button', { name: word }));
    const link = await answerNamed('Link for Besa Gashi');
    expect(link.getByRole('textbox', { name: 'Link' })).toHaveValue(besasLink.link);
    expect(api.lastRequest(people.reset).params).toEqual({ id: '2' });
  });

  test('is signed out on one device, and on all', async () => {
    const till = personSession({ id: 7 });
    const phone = personSession({ id: 8, device: 'Mozilla/5.0 (Android 15) Firefox/144.0' });
    api.on(people.sessions, [till, phone]);
    api.on(people.endSessions, null);
    const { user, panel } = await openPanel('Besa Gashi');
    api.on(people.sessions, [till]);
    await user.click(await panel.findByRole('button', { name: 'Sign out Firefox on Android' }));
    await waitFor(() => expect(panel.queryByText('Firefox on Android')).toBeNull());
    expect(api.lastRequest(people.endSessions).query).toEqual({ session: '8' });

    api.on(people.sessions, []);
    await user.click(panel.getByRole('button', { name: 'Sign out everywhere' }));
    expect(await panel.findByText('Not signed in anywhere')).toBeVisible();
    expect(api.lastRequest(people.endSessions).query).toEqual({});
  });
});
