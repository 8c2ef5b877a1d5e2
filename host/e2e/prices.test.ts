import type { App } from './harness/app';
import { objections } from './harness/looks/axe';
import { printedBy } from './harness/looks/printed';
import { button, dialog, tickAll } from './harness/screen';
import { goTo, settled } from './harness/settled';
import { booked } from './harness/sold';
import { receiveShoes, sellElsewhere } from './harness/stock';
import { expect, test } from './harness/test';

interface Stocked {
  id: number;
  price: string;
  label_due: boolean;
}
const stockOf = (app: App, code: string) =>
  booked<Stocked[]>(app, 'GET', `products/products?code=${code}`);

test(
  'ticked pairs get cheaper by a fifth, and their new labels print: four actions',
  { tag: '@main' },
  async ({ app }) => {
    await receiveShoes(app, 'SALE-1', 3);
    const page = await app.open('/admin/products?code=SALE-1');
    await tickAll(page);
    let actions = 0;
    const act = async (what: () => Promise<unknown>) => {
      actions += 1;
      await what();
    };

    await act(() => button(page, 'Change prices (3)').click());
    await act(() =>
      dialog(page)
        .getByLabel(/^Percent/)
        .fill('20'),
    );
    await act(() => button(page, 'Change 3 prices').click());
    const print = button(page, 'Print');
    await expect(print).toBeVisible();
    const sheets = await printedBy(page, print);
    actions += 1;
    expect(actions).toBe(4);
    expect(sheets.flatMap(({ codes }) => codes)).toHaveLength(3);
    expect(await stockOf(app, 'SALE-1')).toEqual(
      Array(3).fill(expect.objectContaining({ price: '35.90', label_due: true })),
    );

    await button(page, 'Yes, printed').click();
    await expect(page.getByText('3 labels are no longer due.').first()).toBeVisible();
    expect((await stockOf(app, 'SALE-1')).map(({ label_due: due }) => due)).toEqual(
      Array(3).fill(false),
    );
  },
);

test('labels that were not printed stay due, and are found by that', async ({ app }) => {
  await receiveShoes(app, 'SALE-2', 2);
  const page = await app.open('/admin/products?code=SALE-2');
  await tickAll(page);
  await button(page, 'Change prices (2)').click();
  await dialog(page)
    .getByLabel(/^Percent/)
    .fill('10');
  await button(page, 'Change 2 prices').click();
  await printedBy(page, button(page, 'Print'));
  await expect(button(page, 'Yes, printed')).toBeVisible();
  for (const opened of [page.getByRole('alertdialog'), page.getByRole('dialog')]) {
    await page.keyboard.press('Escape');
    await expect(opened).toHaveCount(0);
  }
  await page.locator('label', { hasText: /^Label due$/ }).click();
  await expect(page.getByRole('row', { name: /SALE-2/ }).first()).toBeVisible();
  expect((await stockOf(app, 'SALE-2')).map(({ label_due: due }) => due)).toEqual([true, true]);
});

test('a preview that went stale changes nothing, keeps what was typed and is shown anew', async ({
  app,
}) => {
  app.expectNoise(/Failed to load resource.*409/);
  const pairs = await receiveShoes(app, 'SALE-3', 3);
  const page = await app.open('/admin/products?code=SALE-3');
  await expect(page.getByRole('row', { name: /SALE-3/ }).first()).toBeVisible();
  await button(page, 'More').click();
  await button(page, /^Change prices \(all 3\)/).click();
  const percent = dialog(page).getByLabel(/^Percent/);
  await percent.fill('20');
  await expect(button(page, 'Change 3 prices')).toBeVisible();
  // Sold while the request is on its way: the page would hear of an earlier sale and preview anew.
  await page.route(
    '**/prices/apply',
    async (route) => {
      await sellElsewhere(app, pairs.slice(0, 1));
      await route.continue();
    },
    { times: 1 },
  );
  await button(page, 'Change 3 prices').click();
  await expect(page.getByText(/Nothing was done; look at the new preview/).first()).toBeVisible();
  await expect(percent).toHaveValue('20');
  expect((await stockOf(app, 'SALE-3')).map(({ price }) => price)).toEqual(['45.00', '45.00']);
  await button(page, 'Change 2 prices').click();
  await expect(button(page, 'Print')).toBeVisible();
  expect((await stockOf(app, 'SALE-3')).map(({ price }) => price)).toEqual(['35.90', '35.90']);
});

test('a cashier asks a manager, who allows this very change', async ({ app }) => {
  app.expectNoise(/Failed to load resource.*403/);
  await receiveShoes(app, 'SALE-4', 1);
  const page = await app.open('/admin/login', { signedOut: true });
  await app.signIn(page, { email: 'cashier@example.com', password: 'demo1234' });
  await expect(page.getByRole('navigation').first()).toBeVisible();
  await goTo(page, '/admin/products?code=SALE-4&all=1');
  await tickAll(page);
  await button(page, 'Change prices (1)').click();
  await dialog(page)
    .getByLabel(/^Percent/)
    .fill('20');
  await button(page, 'Change 1 price').click();
  const question = page.getByRole('dialog', { name: 'Somebody else has to allow this' });
  await question.getByLabel(/Their password/).fill('demo1234');
  await page.keyboard.press('Enter');
  await expect(button(page, 'Print')).toBeVisible();
  expect((await stockOf(app, 'SALE-4')).map(({ price }) => price)).toEqual(['35.90']);
});

for (const [prefix, change] of [
  ['/admin', 'Change prices (2)'],
  ['/rtl', 'تغيير الأسعار (2)'],
] as const) {
  test(`under ${prefix} the dialog fits, and axe finds nothing`, async ({ app }) => {
    await receiveShoes(app, `SALE-${prefix.length}X`, 2);
    const page = await app.open(`${prefix}/products?code=SALE-${prefix.length}X`);
    await tickAll(page);
    await page.getByRole('button', { name: change }).click();
    await dialog(page).locator('input[inputmode]').first().fill('20');
    await expect(dialog(page).getByRole('table')).toBeVisible();
    for (const width of [390, 768, 1024, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await settled(page);
      const excess = await dialog(page).evaluate((box) => box.scrollWidth - box.clientWidth);
      expect({ width, excess }).toEqual({ width, excess: 0 });
    }
    expect(await objections(page, 'all')).toEqual([]);
  });
}
