import type { Locator, Page } from 'playwright-core';

import { appUnderTest } from './harness/app';
import { FAILED, FAILURES, failing, holding, REASONS, type Call } from './harness/failures';
import { button, dialog, firstRow, tickAll, waitForText } from './harness/screen';
import { receiveShoes } from './harness/stock';

const app = appUnderTest();

interface Write {
  what: string;
  call: Call;
  /** Opens the form and types. The name is the test's own. */
  prepare: (name: string) => Promise<Page>;
  submit: (page: Page) => Locator;
  message: string | RegExp;
  /** What was typed is still there. */
  kept: (page: Page, name: string) => Promise<unknown>;
  done: string | RegExp;
  /** How often it happened, asked of the server. */
  effects: (name: string) => Promise<number>;
}

const api = async <Row>(path: string): Promise<Row[]> => {
  const { body } = await app.call('GET', path, { token: await app.token() });
  return (body as { data: Row[] }).data;
};
const locationsNamed = async (name: string) =>
  (await api<{ name: string }>('panels/locations')).filter((row) => row.name === name).length;

async function openLocations(name?: string): Promise<Page> {
  if (name) {
    await app.call('POST', 'panels/location', { token: await app.token(), body: { name } });
  }
  const page = await app.open('/admin/cms?tab=locations');
  await firstRow(page).waitFor();
  return page;
}
const nameField = (page: Page) => dialog(page).getByRole('textbox', { name: 'Name' });
const saveDialog = (page: Page) => dialog(page).locator('button[type=submit]');
const panelCall = (method: string): Call => ({ method, url: /\/api\/v1\/panels\/location(\?|$)/ });

const WRITES: Write[] = [
  {
    what: 'adding',
    call: panelCall('POST'),
    prepare: async (name) => {
      const page = await openLocations();
      await button(page, 'Add location').click();
      await nameField(page).fill(name);
      return page;
    },
    submit: saveDialog,
    message: /The server cannot be reached|Reference r-17/,
    kept: async (page, name) => expect(await nameField(page).inputValue()).toBe(name),
    done: 'A new item has been added to locations successfully',
    effects: locationsNamed,
  },
  {
    what: 'editing',
    call: panelCall('PUT'),
    prepare: async (name) => {
      const page = await openLocations(`${name} before`);
      await button(page, `Edit ${name} before`).click();
      await nameField(page).fill(name);
      return page;
    },
    submit: saveDialog,
    message: /The server cannot be reached|Reference r-17/,
    kept: async (page, name) => expect(await nameField(page).inputValue()).toBe(name),
    done: /^Item of locations with ID:\d+ has updated successfully$/,
    effects: locationsNamed,
  },
  {
    what: 'deleting',
    call: panelCall('DELETE'),
    prepare: async (name) => {
      const page = await openLocations(name);
      await button(page, `Delete ${name}`).click();
      return page;
    },
    submit: (page) => page.getByRole('alertdialog').locator('button.btn-danger'),
    message: /^Failed to delete item$|Reference r-17/,
    kept: (page, name) => page.getByRole('alertdialog').getByText(name).waitFor(),
    done: /^Item of locations with ID: \d+ has been deleted successfully$/,
    effects: async (name) => 1 - (await locationsNamed(name)),
  },
  {
    what: 'receiving',
    call: { method: 'POST', url: /\/api\/v1\/products\/products$/ },
    prepare: async (name) => {
      const page = await app.open('/admin/add/products');
      await page.getByRole('textbox', { name: 'Code' }).fill(name);
      await page.getByRole('textbox', { name: 'Import price' }).fill('30');
      await page.getByRole('textbox', { name: 'Stock price' }).fill('59');
      const sizes = page.getByRole('group', { name: 'Quantity per size' }).locator('input');
      await sizes.nth(1).fill('1');
      return page;
    },
    submit: (page) => page.getByRole('form', { name: 'Shoes' }).locator('button[type=submit]'),
    message: /^Error adding product$|Reference r-17/,
    kept: async (page, name) => {
      expect(await page.getByRole('textbox', { name: 'Code' }).inputValue()).toBe(name);
      const sizes = page.getByRole('group', { name: 'Quantity per size' }).locator('input');
      expect(await sizes.nth(1).inputValue()).toBe('1');
    },
    done: 'Product added successfully',
    effects: async (name) => (await api(`products/products?code=${name}`)).length,
  },
  {
    what: 'transferring',
    call: { method: 'PUT', url: /\/api\/v1\/products\/transfer$/ },
    prepare: async (name) => {
      await receiveShoes(app, name, 1);
      const page = await app.open(`/admin/products?code=${name}`);
      await tickAll(page);
      await button(page, 'Transfer').click();
      const last = (await api<{ name: string }>('panels/locations')).at(-1)?.name ?? '';
      await dialog(page).getByLabel('Location').selectOption({ label: last });
      return page;
    },
    submit: saveDialog,
    message: /^Transfer failed$|Reference r-17/,
    kept: async (page) => {
      expect(await dialog(page).getByLabel('Location').inputValue()).not.toBe('');
      await button(page, 'Transfer 1 unit').waitFor();
    },
    done: /^Products with IDs \d+ have been transferred successfully$/,
    effects: async (name) => {
      const [unit] = await api<{ id: number }>(`products/products?code=${name}`);
      const moves = await api<{ kind: string }>(`products/${unit?.id}/history`);
      return moves.filter(({ kind }) => kind === 'transferred').length;
    },
  },
];

describe.each(WRITES)('$what', (write) => {
  test.each(FAILURES)(
    '%s: it says so, keeps what was typed, and a retry has one effect',
    async (way) => {
      app.expectNoise(FAILED);
      const name = `${write.what} ${FAILURES.indexOf(way)}`.replace(' ', '-');
      const page = await write.prepare(name);
      const stop = await failing(page, write.call, way);
      await write.submit(page).click();
      await waitForText(page, write.message);
      await waitForText(page, REASONS[way]);
      await write.kept(page, name);
      await stop();
      await write.submit(page).click();
      await waitForText(page, write.done);
      expect(await write.effects(name)).toBe(1);
    },
  );

  test('is slow: the button waits, and pressing it again does nothing', async () => {
    const name = `${write.what}-slow`;
    const page = await write.prepare(name);
    const held = await holding(page, write.call);
    await write.submit(page).dblclick({ noWaitAfter: true });
    await write.submit(page).and(page.locator(':disabled')).waitFor();
    held.release();
    await waitForText(page, write.done);
    expect(held.tries).toHaveLength(1);
    expect(await write.effects(name)).toBe(1);
  });
});
