import type { Locator, Page } from '@playwright/test';

import type { App } from './harness/app';
import { scan, typeKeys, type Typing } from './harness/scan';
import { settled } from './harness/settled';
import { receiveShoes } from './harness/stock';
import { expect, test } from './harness/test';

const CR_LF: Typing = { endings: ['Enter', 'Enter'] };

async function openProducts(app: App, query = ''): Promise<Page> {
  const page = await app.open(`/admin/products${query}`);
  await expect(page.getByRole('button', { name: 'Transfer', exact: true })).toBeVisible();
  await settled(page);
  return page;
}

/** Notes each Enter and each choice that a list hears from now on. */
async function noteHeard(list: Locator): Promise<() => Promise<string[]>> {
  const heard = await list.evaluateHandle((node) => {
    const notes: string[] = [];
    node.addEventListener('change', () => notes.push('change'));
    node.addEventListener('keydown', (event) => {
      if ((event as KeyboardEvent).key === 'Enter') notes.push('Enter');
    });
    return notes;
  });
  return () => heard.jsonValue();
}

test('in the transfer dialog neither a label nor an Enter of a scanner chooses or moves goods', async ({
  app,
}) => {
  app.expectNoise(/barcode\/12345/);
  const labels = ['12345', '17', 'P17'];
  const units = await receiveShoes(app, 'LABEL-1', labels.length + 2);
  const page = await openProducts(app, '?code=LABEL-1');
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('button', { name: 'Transfer by scan' }).click();
  const dialog = page.getByRole('dialog');
  const location = dialog.getByLabel('Location');
  await location.focus();
  // A word typed quickly chooses, and is no scan.
  await typeKeys(page, 'prizren', { gap: 30 });
  await page.waitForTimeout(1_200);
  const chosenText = (list: HTMLSelectElement) => list.selectedOptions[0]?.text;
  await expect.poll(() => location.evaluate(chosenText)).toBe('Prizren');
  expect(await page.getByText('prizren', { exact: true }).count()).toBe(0);
  await expect(dialog.getByText('0 scans')).toBeVisible();

  const chosen = await location.inputValue();
  for (const [place, label] of labels.entries()) {
    const { barcode } = units[place]!;
    await location.focus();
    const heard = await noteHeard(location);
    await scan(page, label, CR_LF);
    expect({ label, chosen: await location.inputValue() }).toEqual({ label, chosen });
    // On some systems an Enter opens the list, and the next scan would go into it.
    expect(await heard()).toEqual([]);
    await scan(page, barcode);
    await expect(dialog.getByText(new RegExp(barcode)).first()).toBeVisible();
    expect({ label, chosen: await location.inputValue() }).toEqual({ label, chosen });
  }

  await dialog.getByRole('button', { name: /^Transfer 3/ }).focus();
  for (const { barcode } of units.slice(labels.length)) {
    await scan(page, barcode, CR_LF);
    await expect(dialog.getByText(new RegExp(barcode)).first()).toBeVisible();
  }
  await expect(dialog.getByRole('button', { name: 'Transfer 5 units' })).toBeVisible();
});

test('neither scans nor labels change a date, and nothing is asked for its half-typed value', async ({
  app,
}) => {
  app.expectNoise(/barcode\/12345/);
  const units = await receiveShoes(app, 'DATE-1', 3);
  const page = await openProducts(app);
  const date = page.getByLabel('Start date');
  const before = await date.inputValue();
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    // What was received is told to this list too, which then asks for the same days anew.
    if (!pathname.endsWith('/products/products') || searchParams.has('barcode')) return;
    asked.push(searchParams.get('start_date') ?? '');
  });
  const others = () => asked.filter((day) => day !== before);
  for (const [index, { barcode }] of units.entries()) {
    await date.focus();
    await scan(page, barcode, index === 1 ? { late: { from: 5, by: 150 } } : {});
    await expect(page.getByRole('row', { name: new RegExp(barcode) })).toBeVisible();
    await expect(date).toHaveValue(before);
  }
  expect(others()).toEqual([]);

  for (const label of ['12345', '17', 'AIR1001']) {
    await date.focus();
    await scan(page, label, CR_LF);
    await page.waitForTimeout(1_200);
    expect({ label, date: await date.inputValue() }).toEqual({ label, date: before });
  }
  expect(others()).toEqual([]);
  expect(new URL(page.url()).search).toBe('');
});

type Markup = string | readonly [tag: string, attributes: object, children?: readonly Markup[]];

const OPTIONS: readonly Markup[] = [
  ['option', {}, ['1']],
  ['option', { selected: '' }, ['3']],
  ['option', {}, ['2']],
];

const FIELDS: readonly Markup[] = [
  ['input', { type: 'date', value: '2026-11-21' }],
  ['input', { type: 'date' }],
  ['input', { type: 'time', value: '09:30' }],
  ['input', { type: 'datetime-local', value: '2026-11-21T09:30' }],
  ['input', { type: 'month', value: '2026-11' }],
  ['input', { type: 'week', value: '2026-W47' }],
  ['input', { type: 'number', value: '12' }],
  ['input', { type: 'range', value: '3' }],
  ['input', { type: 'file' }],
  ['input', { type: 'checkbox' }],
  ['input', { type: 'text', value: 'air' }],
  ['input', { type: 'password', value: 'secret' }],
  ['textarea', {}, ['two\nlines']],
  ['select', {}, OPTIONS],
  ['select', { multiple: '' }, [['option', { selected: '' }, ['0']], ...OPTIONS]],
  ['div', { contenteditable: 'true' }, [['p', {}, ['one ', ['b', {}, ['bold']], ' word']]]],
];

/** Puts a field into the page that notes what it hears. */
const showField = (page: Page, field: Markup) =>
  page.evaluate((json) => {
    const build = (part: Markup): Node => {
      if (typeof part === 'string') return document.createTextNode(part);
      const [tag, attributes, children = []] = part;
      const element = document.createElement(tag);
      for (const [name, value] of Object.entries(attributes)) {
        element.setAttribute(name, String(value));
      }
      element.append(...children.map(build));
      return element;
    };
    document.querySelector('#field-under-test')?.remove();
    const place = document.createElement('form');
    place.id = 'field-under-test';
    place.append(build(JSON.parse(json) as Markup));
    document.body.append(place);
    const heard: string[] = [];
    Object.assign(window, { heard });
    for (const type of ['input', 'change', 'submit', 'click']) {
      place.addEventListener(type, () => heard.push(type));
    }
  }, JSON.stringify(field));

test('a scan leaves every field as it was, and no field hears of its keys', async ({ app }) => {
  const [unit] = await receiveShoes(app, 'FIELD-1', 1);
  const page = await openProducts(app);
  for (const field of FIELDS) {
    await showField(page, field);
    const one = page.locator('#field-under-test > *');
    const state = () =>
      one.evaluate((node) => ({
        html: node.outerHTML,
        value: (node as HTMLInputElement).value,
        chosen: [...((node as HTMLSelectElement).selectedOptions ?? [])].map(({ text }) => text),
        isFocused: document.activeElement === node,
        heard: (window as unknown as { heard: string[] }).heard,
      }));
    await one.focus();
    const before = await state();
    await scan(page, unit?.barcode ?? '', CR_LF);
    expect({ field, ...(await state()) }).toEqual({ field, ...before });
    await scan(page, unit?.barcode ?? '', { endings: [] });
    await page.waitForTimeout(100);
    expect({ field, ...(await state()) }).toEqual({ field, ...before });
  }
  await expect(page.getByText(`${2 * FIELDS.length} scans`).first()).toBeVisible();
});

test('text that a person types reaches its field and its listeners, however quickly', async ({
  app,
}) => {
  const page = await openProducts(app);
  const code = page.getByLabel('Code', { exact: true });
  await code.focus();
  for (const [text, gap] of [
    ['20261', 30],
    ['20262', 60],
    ['20263', 120],
  ] as const) {
    const heard = page.waitForRequest(new RegExp(`products/products\\?.*code=${text}`));
    await typeKeys(page, text, { gap });
    await heard;
    await expect(code).toHaveValue(text);
    await code.fill('');
  }

  await code.evaluate((field: HTMLInputElement) => {
    let hasHeard = false;
    field.addEventListener('input', () => (hasHeard = true));
    // Resets the field as React does while it has not heard of the keys.
    field.addEventListener('keyup', () => {
      if (!hasHeard && field.value === '202') field.value = '';
    });
  });
  const asked = page.waitForRequest(/products\/products\?.*code=202612/);
  await typeKeys(page, '202612', { gap: 30 });
  await asked;
  await expect(code).toHaveValue('202612');
});

test('"/dash" opens quick search and arrives whole at any pace, also before the box is there', async ({
  app,
}) => {
  const page = await openProducts(app);
  const box = page.getByPlaceholder('SEARCH');
  for (const gap of [50, 75, 100]) {
    await page.getByRole('heading', { level: 1 }).focus();
    await typeKeys(page, '/dash', { gap });
    await expect(box).toBeVisible();
    await expect(page.getByRole('option', { name: 'Dashboard' })).toBeVisible();
    await expect
      .poll(async () => ({ gap, text: await box.inputValue() }))
      .toEqual({ gap, text: 'dash' });
    await typeKeys(page, 'board', { gap });
    await page.waitForFunction(
      () => document.activeElement?.getAttribute('placeholder') === 'SEARCH',
    );
    await expect
      .poll(async () => ({ gap, text: await box.inputValue() }))
      .toEqual({ gap, text: 'dashboard' });
    await page.keyboard.press('Escape');
    await expect(box).toHaveCount(0);
    // A key may reach the page before its own time, and the next must come after it.
    await page.waitForTimeout(1_000);
  }

  await page.getByRole('button', { name: 'Transfer', exact: true }).focus();
  await typeKeys(page, '/dash', { gap: 60, endings: ['Enter'] });
  await page.waitForURL('**/admin/dashboard');
});
