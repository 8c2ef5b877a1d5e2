import type { Locator, Page } from '@playwright/test';

import type { App } from './harness/app';
import { objectionsInBothThemes } from './harness/looks/axe';
import { savedBy } from './harness/network/downloads';
import { button, dialog, follow, overflowOf } from './harness/screen';
import { settled } from './harness/settled';
import { expect, test } from './harness/test';

const PHONE = { width: 390, height: 844 };

/** Somebody who moves in, and how often they had to do something. */
class Hands {
  actions = 0;

  click(what: Locator): Promise<void> {
    this.actions += 1;
    return what.click();
  }

  follow(page: Page, name: string): Promise<void> {
    this.actions += 1;
    return follow(page, name);
  }

  async choose(page: Page, name: string, text: string): Promise<void> {
    this.actions += 1;
    const asked = page.waitForEvent('filechooser');
    await button(page, 'Choose a file').click();
    const chooser = await asked;
    await chooser.setFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });
  }
}

const HEADERS = 'Kodi;Marka;Lloji;Ngjyra;Numri;Sasia;Çmimi i blerjes;Çmimi i shitjes';

/** Rows of four pairs each, of models with ten sizes. */
function pairs(model: string, count: number): string {
  const rows = Array.from({ length: count / 4 }, (_, index) => {
    const code = `${model}-${Math.floor(index / 10) + 1}`;
    return `${code};Këpucari;Çizme;E kuqërremtë;${36 + (index % 10)};4;20,00;49,90`;
  });
  return [HEADERS, ...rows, ''].join('\r\n');
}

interface StockRow {
  id: number;
  code: string;
  brand: string;
  color: string;
  number: string;
  price: string;
}

async function stockOf(app: App, code: string): Promise<StockRow[]> {
  const { body } = await app.call('GET', `products/products?code=${code}&limit=5000`, {
    token: await app.token(),
  });
  return (body as { data: StockRow[] }).data;
}

test('2,000 pairs with Albanian headers become labelled stock in under 12 actions', async ({
  app,
}) => {
  const hands = new Hands();
  const page = await app.open('/admin/dashboard');
  await settled(page);

  await hands.follow(page, 'Import');
  await hands.choose(page, 'stoku.csv', pairs('MOVE', 2_000));
  await expect(page.getByRole('heading', { name: 'What the columns are' })).toBeVisible();
  await hands.click(button(page, 'Check'));
  await expect(page.getByRole('heading', { name: 'New here' })).toBeVisible();
  await hands.click(page.getByLabel('All of these'));
  await hands.click(button(page, 'Book into stock'));
  await expect(page.getByText('2,000 booked.').first()).toBeVisible();
  await hands.click(button(page, 'Print labels'));
  await expect(page.getByText('2,000 labels on').first()).toBeVisible();
  await hands.click(dialog(page).getByRole('button', { name: 'Print', exact: true }));
  expect(hands.actions).toBeLessThan(12);

  const stock = await stockOf(app, 'MOVE-');
  expect(stock).toHaveLength(2_000);
  const { brand, color, price } = stock[0] as StockRow;
  expect({ brand, color, price }).toEqual({
    brand: 'Këpucari',
    color: 'E kuqërremtë',
    price: '49.90',
  });
});

test(
  'one wrong row: it is shown with line and reason, and the others are booked without it',
  { tag: '@main' },
  async ({ app }) => {
    const page = await app.open('/admin/import');
    await settled(page);
    const file = pairs('WRONG', 40).replace(
      'WRONG-1;Këpucari;Çizme;E kuqërremtë;38;4;20,00;49,90',
      'WRONG-1;Këpucari;Çizme;E kuqërremtë;38;4;20,00;dyzet',
    );
    await new Hands().choose(page, 'gabim.csv', file);
    await button(page, 'Check').click();
    await expect(page.getByRole('heading', { name: '1 mistake' })).toBeVisible();
    await expect(
      page.getByRole('row', { name: /4.*Çmimi i shitjes.*dyzet.*no amount/ }),
    ).toBeVisible();
    expect(await button(page, 'Book into stock').count()).toBe(0);
    const { name } = await savedBy(page, () => button(page, 'Download as CSV').click());
    expect(name).toBe('gabim-mistakes.csv');
    expect(await stockOf(app, 'WRONG-')).toEqual([]);

    await button(page, 'Leave out line 4').click();
    await expect(
      page.getByRole('heading', { name: '1 mistake in rows that are left out' }),
    ).toBeVisible();
    const isNew = await page.getByLabel('All of these').count();
    if (isNew) await page.getByLabel('All of these').check();
    await button(page, 'Book into stock').click();
    await expect(page.getByText('36 booked. 1 row left out.').first()).toBeVisible();
    expect(await stockOf(app, 'WRONG-')).toHaveLength(36);
    const left = await savedBy(page, () => button(page, 'Download as CSV').click());
    expect(left.name).toBe('gabim-left-out.csv');
    expect(left.bytes.toString()).toContain('38,4,"20,00",dyzet,Çmimi i shitjes: Is no amount');
  },
);

test('a name that is like one of the company’s is offered, and stays so for later files', async ({
  app,
}) => {
  const page = await app.open('/admin/import');
  await settled(page);
  const file = pairs('NEAR', 4).replace('Këpucari', 'Adiddas');
  await new Hands().choose(page, 'afër.csv', file);
  await button(page, 'Check').click();
  await button(page, 'Adiddas is Adidas').click();
  await expect(page.getByText('Adiddas is read as Adidas')).toBeVisible();
  await button(page, 'Change the columns').click();
  await button(page, 'Check').click();
  await expect(page.getByText('Adiddas is read as Adidas')).toBeVisible();
  await button(page, 'Take back what Adiddas is read as').click();
  await expect(button(page, 'Adiddas is Adidas')).toBeVisible();
});

test('the same file again is warned about; one undo takes it out', async ({ app }) => {
  const page = await app.open('/admin/import');
  await settled(page);
  const book = async () => {
    await new Hands().choose(page, 'dy-here.csv', pairs('TWICE', 40));
    await button(page, 'Check').click();
    await expect(page.getByRole('heading', { name: 'What the file brings' })).toBeVisible();
    const isNew = await page.getByLabel('All of these').count();
    if (isNew) await page.getByLabel('All of these').check();
    await button(page, 'Book into stock').click();
    await expect(page.getByText('40 booked.').first()).toBeVisible();
  };
  await book();
  await button(page, 'Another file').click();
  await new Hands().choose(page, 'dy-here.csv', pairs('TWICE', 40));
  await expect(page.getByText(/This file was imported before/).first()).toBeVisible();
  await page.reload();
  await expect(page.getByText(/This file was imported before/).first()).toBeVisible();
  await button(page, 'Check').click();
  await button(page, 'Book into stock').click();
  await expect(page.getByText('40 booked.').first()).toBeVisible();
  expect(await stockOf(app, 'TWICE-')).toHaveLength(80);
  await button(page, 'Undo').click();
  await button(page, 'Undo all 40 units').click();
  await expect(
    page.getByText('Undone: what came with this file is out again.').first(),
  ).toBeVisible();
  await expect.poll(async () => (await stockOf(app, 'TWICE-')).length).toBe(40);
});

test('axe finds nothing at any step, wide, on a phone and mirrored; nothing runs over', async ({
  app,
}) => {
  const page = await app.open('/admin/import');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await settled(page);
  expect(await objectionsInBothThemes(page)).toEqual([]);
  await new Hands().choose(page, 'axe.csv', pairs('AXE', 8).replace('49,90', 'x'));
  await expect(page.getByRole('heading', { name: 'What the columns are' })).toBeVisible();
  expect(await objectionsInBothThemes(page)).toEqual([]);
  await button(page, 'Check').click();
  await expect(page.getByRole('heading', { name: '1 mistake' })).toBeVisible();
  expect(await objectionsInBothThemes(page)).toEqual([]);
  const { pathname, search } = new URL(page.url());
  for (const prefix of ['/admin', '/rtl']) {
    const phone = await app.open(pathname.replace('/admin', prefix) + search, { viewport: PHONE });
    await phone.emulateMedia({ reducedMotion: 'reduce' });
    await settled(phone);
    expect(await overflowOf(phone)).toBe(0);
    expect(await objectionsInBothThemes(phone)).toEqual([]);
    await phone.goBack();
  }
});
