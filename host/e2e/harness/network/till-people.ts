import type { Person, SharedTill } from '@backoffice/contracts';
import type { Page } from '@playwright/test';

import type { App } from '../app';
import { booked } from '../sold';
import { expect } from '../test';
import { untilKeptFor } from './kept-records';

const PASSWORD = 'demo1234';

/** Somebody of the demo company who comes in at tills by PIN. */
export interface TillPerson extends Person {
  pin: string;
}

/** Lets somebody of the demo company come in at tills by PIN. */
export async function choosePin(
  app: App,
  who: 'cashier' | 'manager' | 'stock',
  pin: string,
): Promise<TillPerson> {
  const email = `${who}@example.com`;
  const token = await app.token({ email, password: PASSWORD });
  const body = { password: PASSWORD, pin };
  const { status } = await app.call('PUT', 'authentication/pin', { token, body });
  expect(status).toBe(200);
  const people = await booked<Person[]>(app, 'GET', 'people');
  const person = people.find((one) => one.email === email);
  if (!person) throw new Error(`Nobody has the address ${email}`);
  return { ...person, pin };
}

export const names = (page: Page) => page.getByRole('heading', { name: 'Choose your name' });

/** Chooses a name at a locked till and types the PIN. */
export async function comeIn(page: Page, { username, surname, pin }: TillPerson): Promise<void> {
  await page.getByRole('button', { name: `${username} ${surname}`, exact: true }).click();
  await page.keyboard.type(pin);
  await expect(page.getByRole('button', { name: 'Switch person' })).toBeVisible();
}

/** Leaves a till to somebody else, for whom it is then ready to sell without a line. */
export async function handOver(page: Page, person: TillPerson): Promise<void> {
  await expect(page.locator('[aria-keyshortcuts="Control+Shift+L"]')).toBeAttached();
  await page.keyboard.press('Control+Shift+L');
  await names(page).waitFor();
  await comeIn(page, person);
  await untilKeptFor(page, person.username);
}

/** Changes somebody's rights, or switches them off, as an owner elsewhere does. */
export const changePerson = (app: App, { id }: Person, change: object): Promise<Person> =>
  booked(app, 'PUT', `people/${id}`, change);

/** Takes a till away, as an owner elsewhere does. */
export async function revokeTill(app: App, name: string): Promise<void> {
  const tills = await booked<SharedTill[]>(app, 'GET', 'shared-tills');
  const till = tills.find((one) => one.name === name);
  await booked(app, 'DELETE', `shared-tills/${till?.id}`);
}
