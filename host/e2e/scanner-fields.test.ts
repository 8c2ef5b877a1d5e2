import type { Locator, Page } from 'playwright-core';

import { appUnderTest } from './harness/app';
import { scan, typeKeys, type Typing } from './harness/scan';
import { soon } from './harness/screen';
import { settled } from './harness/settled';
import { receiveShoes } from './harness/stock';

const app = appUnderTest();
const CR_LF: Typing = { endings: ['Enter', 'Enter'] };

async function openProducts(query = ''): Promise<Page> {
  const page = await app.open(`/admin/products${query}`);
  await page.getByRole('button', { name: 'Transfer by scan' }).waitFor();
  await settled(page);
  return page;
}

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

test('in the transfer dialog neither a label nor an Enter of a scanner chooses or moves goods', async () => {
  app.expectNoise(/barcode\/12345/);
  const labels = ['12345', '17', 'P17'];
  const units = await receiveShoes(app, 'LABEL-1', labels.length + 2);
  const page = await openProducts('?code=LABEL-1');
  await page.getByRole('button', { name: 'Transfer by scan' }).click();
  const dialog = page.getByRole('dialog');
  const location = dialog.getByLabel('Location');
  await location.focus();
  // A word typed quickly chooses, and is no scan.
  await typeKeys(page, 'prizren', { gap: 30 });
  await page.waitForTimeout(1_200);
  const chosenText = (list: HTMLSelectElement) => list.selectedOptions[0]?.text;
  await soon(() => location.evaluate(chosenText), 'Prizren');
  expect(await page.getByText('prizren', { exact: true }).count()).toBe(0);
  await dialog.getByText('0 scans').waitFor();

  const chosen = await location.inputValue();
  for (const [place, label] of labels.entries()) {
    const { barcode } = units[place]!;
    await location.focus();
    const heard = await noteHeard(location);
    await scan(page, label, CR_LF);
    expect({ label, chosen: await location.inputValue() }).toEqual({ label, chosen });
    // An Enter opens the list where the system has it so, and the next scan goes into it.
    expect(await heard()).toEqual([]);
    await scan(page, barcode);
    await dialog.getByText(new RegExp(barcode)).first().waitFor();
    expect({ label, chosen: await location.inputValue() }).toEqual({ label, chosen });
  }

  await dialog.getByRole('button', { name: /^Transfer 3/ }).focus();
  for (const { barcode } of units.slice(labels.length)) {
    await scan(page, barcode, CR_LF);
    await dialog.getByText(new RegExp(barcode)).first().waitFor();
  }
  await dialog.getByRole('button', { name: 'Transfer 5 units' }).waitFor();
});

test('neither scans nor labels change a date, and nothing is asked for its half-typed value', async () => {
  app.expectNoise(/barcode\/12345/);
  const units = await receiveShoes(app, 'DATE-1', 3);
  const page = await openProducts();
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
    await page.getByRole('row', { name: new RegExp(barcode) }).waitFor();
    expect(await date.inputValue()).toBe(before);
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
    await scan(page, unit?.barcode ?? '', CR_LF);
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

test('what a person types reaches its field and those who listen, however quickly', async () => {
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
    await soon(() => code.inputValue(), text);
    await code.fill('');
  }

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
  await soon(() => code.inputValue(), '202612');
});

test('"/dash" opens quick search and arrives whole at any pace, also before the box is there', async () => {
  const page = await openProducts();
  const box = page.getByPlaceholder('SEARCH');
  for (const gap of [50, 75, 100]) {
    await page.getByRole('heading', { level: 1 }).focus();
    await typeKeys(page, '/dash', { gap });
    await box.waitFor();
    await page.getByRole('option', { name: 'Dashboard' }).waitFor();
    await soon(async () => ({ gap, text: await box.inputValue() }), { gap, text: 'dash' });
    await typeKeys(page, 'board', { gap });
    await page.waitForFunction(
      () => document.activeElement?.getAttribute('placeholder') === 'SEARCH',
    );
    await soon(async () => ({ gap, text: await box.inputValue() }), { gap, text: 'dashboard' });
    await page.keyboard.press('Escape');
    await box.waitFor({ state: 'detached' });
    // A key may reach the page before its own time, and the next must come after it.
    await page.waitForTimeout(1_000);
  }

  await page.getByRole('button', { name: 'Transfer by scan' }).focus();
  await typeKeys(page, '/dash', { gap: 60, endings: ['Enter'] });
  await page.waitForURL('**/admin/dashboard');
});
