import type { Locator, Page } from 'playwright-core';

import { appUnderTest } from './harness/app';
import { scan, typeKeys } from './harness/scan';
import { receiveShoes } from './harness/stock';

const app = appUnderTest();

async function openProducts(query = ''): Promise<Page> {
  const page = await app.open(`/admin/products${query}`);
  await page.getByRole('button', { name: 'Transfer by scan' }).waitFor();
  await page.waitForLoadState('networkidle');
  return page;
}

const box = (page: Page) => page.getByPlaceholder('SEARCH');

test.each([50, 75, 100])(
  '"/dash" at %d ms a key opens quick search and arrives whole',
  async (gap) => {
    const page = await openProducts();
    await page.getByRole('heading', { level: 1 }).focus();
    await typeKeys(page, '/dash', { gap });
    await box(page).waitFor();
    await page.getByRole('option', { name: 'Dashboard' }).waitFor();
    expect(await box(page).inputValue()).toBe('dash');
    await typeKeys(page, 'board', { gap });
    await page.waitForFunction(
      () => document.activeElement?.getAttribute('placeholder') === 'SEARCH',
    );
    expect(await box(page).inputValue()).toBe('dashboard');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/admin/dashboard');
  },
);

test('"/dash" and Enter typed before the box is there go where it says', async () => {
  const page = await openProducts();
  await page.getByRole('button', { name: 'Transfer by scan' }).focus();
  await typeKeys(page, '/dash', { gap: 60, endings: ['Enter'] });
  await page.waitForURL('**/admin/dashboard');
});

test('a word typed quickly into a list chooses from it and is no scan', async () => {
  const page = await openProducts();
  await page.getByRole('button', { name: 'Transfer by scan' }).click();
  const location = page.getByRole('dialog').getByLabel('Location');
  await location.focus();
  await typeKeys(page, 'prizren', { gap: 30 });
  await page.waitForTimeout(1_200);
  expect(await location.evaluate((list: HTMLSelectElement) => list.selectedOptions[0]?.text)).toBe(
    'Prizren',
  );
  expect(await page.getByText('prizren', { exact: true }).count()).toBe(0);
  await page.getByRole('dialog').getByText('0 scans').waitFor();
});

/** What a list hears of Enter and of choices from now on. */
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

test.each(['12345', '17', 'P17'])(
  'the label %s, scanned while a list has the focus, neither chooses nor opens; the next scan is read',
  async (label) => {
    app.expectNoise(/barcode\/12345/);
    const [unit] = await receiveShoes(app, `LABEL-${label}`, 1);
    const page = await openProducts();
    await page.getByRole('button', { name: 'Transfer by scan' }).click();
    const location = page.getByRole('dialog').getByLabel('Location');
    await location.selectOption({ label: 'Prizren' });
    await location.focus();
    const chosen = await location.inputValue();
    const heard = await noteHeard(location);
    await scan(page, label, { endings: ['Enter', 'Enter'] });
    expect(await location.inputValue()).toBe(chosen);
    // An Enter opens the list where the system has it so, and the next scan goes into it.
    expect(await heard()).toEqual([]);
    await scan(page, unit?.barcode ?? '');
    await page
      .getByRole('dialog')
      .getByText(new RegExp(unit?.barcode ?? ''))
      .first()
      .waitFor();
    expect(await location.inputValue()).toBe(chosen);
  },
);

test.each(['12345', '17', 'AIR1001'])(
  'the label %s leaves a date as it was, and nothing is asked for',
  async (label) => {
    app.expectNoise(/barcode\/12345/);
    const page = await openProducts();
    const date = page.getByLabel('Start date');
    const before = await date.inputValue();
    const asked: string[] = [];
    page.on('request', (request) => {
      if (/products\/products\?(?!barcode=)/.test(request.url())) asked.push(request.url());
    });
    await date.focus();
    await scan(page, label, { endings: ['Enter', 'Enter'] });
    await page.waitForTimeout(1_200);
    expect(await date.inputValue()).toBe(before);
    expect(asked).toEqual([]);
  },
);

test('a scan into a date changes no date, and nothing is asked for its half-typed value', async () => {
  const units = await receiveShoes(app, 'DATE-1', 3);
  const page = await openProducts();
  const date = page.getByLabel('Start date');
  const before = await date.inputValue();
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/products\/products\?/.test(request.url())) asked.push(request.url());
  });
  for (const [index, { barcode }] of units.entries()) {
    await date.focus();
    await scan(page, barcode, index === 1 ? { late: { from: 5, by: 150 } } : {});
    await page.getByRole('row', { name: new RegExp(barcode) }).waitFor();
    expect(await date.inputValue()).toBe(before);
  }
  expect(asked).toEqual([]);
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

test('whatever field has the focus, a scan leaves it as it was and it hears nothing', async () => {
  const [unit] = await receiveShoes(app, 'FIELD-1', 1);
  const page = await openProducts();
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
    await scan(page, unit?.barcode ?? '', { endings: ['Enter', 'Enter'] });
    expect({ field, ...(await state()) }).toEqual({ field, ...before });
    await scan(page, unit?.barcode ?? '', { endings: [] });
    await page.waitForTimeout(100);
    expect({ field, ...(await state()) }).toEqual({ field, ...before });
  }
  await page
    .getByText(`${2 * FIELDS.length} scans`)
    .first()
    .waitFor();
});

test('a number that a person types reaches its field and those who listen', async () => {
  const page = await openProducts();
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
    expect(await code.inputValue()).toBe(text);
    await code.fill('');
  }
});

test('digits typed quickly stay in their field while the page draws itself anew', async () => {
  const page = await openProducts();
  const code = page.getByLabel('Code', { exact: true });
  await code.focus();
  await code.evaluate((field: HTMLInputElement) => {
    let hasHeard = false;
    field.addEventListener('input', () => (hasHeard = true));
    // As React does, which has not heard of them yet.
    field.addEventListener('keyup', () => {
      if (!hasHeard && field.value === '202') field.value = '';
    });
  });
  const asked = page.waitForRequest(/products\/products\?.*code=202612/);
  await typeKeys(page, '202612', { gap: 30 });
  await asked;
  expect(await code.inputValue()).toBe('202612');
});
