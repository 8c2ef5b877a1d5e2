import { appUnderTest } from './harness/app';
import { objections } from './harness/looks/axe';
import { printedBy } from './harness/looks/printed';
import { button, dialog, tickAll, waitForText } from './harness/screen';
import { goTo, settled } from './harness/settled';
import { booked } from './harness/sold';
import { receiveShoes, sellElsewhere } from './harness/stock';

const app = appUnderTest();

interface Stocked {
  id: number;
  price: string;
  label_due: boolean;
}
const stockOf = (code: string) => booked<Stocked[]>(app, 'GET', `products/products?code=${code}`);

test('ticked pairs get cheaper by a fifth, and their new labels print: four actions', async () => {
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
  await print.waitFor();
  const sheets = await printedBy(page, print);
  actions += 1;
  expect(actions).toBe(4);
  expect(sheets.flatMap(({ codes }) => codes)).toHaveLength(3);
  expect(await stockOf('SALE-1')).toEqual(
    Array(3).fill(expect.objectContaining({ price: '35.90', label_due: true })),
  );

  await button(page, 'Yes, printed').click();
  await waitForText(page, '3 labels are no longer due.');
  expect((await stockOf('SALE-1')).map(({ label_due: due }) => due)).toEqual(Array(3).fill(false));
});

test('labels that were not printed stay due, and are found by that', async () => {
  await receiveShoes(app, 'SALE-2', 2);
  const page = await app.open('/admin/products?code=SALE-2');
  await tickAll(page);
  await button(page, 'Change prices (2)').click();
  await dialog(page)
    .getByLabel(/^Percent/)
    .fill('10');
  await button(page, 'Change 2 prices').click();
  await printedBy(page, button(page, 'Print'));
  await button(page, 'Yes, printed').waitFor();
  for (const opened of [page.getByRole('alertdialog'), page.getByRole('dialog')]) {
    await page.keyboard.press('Escape');
    await opened.waitFor({ state: 'detached' });
  }
  await page.getByLabel('State').selectOption('Label due');
  await page
    .getByRole('row', { name: /SALE-2/ })
    .first()
    .waitFor();
  expect((await stockOf('SALE-2')).map(({ label_due: due }) => due)).toEqual([true, true]);
});

test('a preview that went stale changes nothing, keeps what was typed and is shown anew', async () => {
  app.expectNoise(/Failed to load resource.*409/);
  const pairs = await receiveShoes(app, 'SALE-3', 3);
  const page = await app.open('/admin/products?code=SALE-3');
  await page
    .getByRole('row', { name: /SALE-3/ })
    .first()
    .waitFor();
  await button(page, /^Change prices \(all 3\)/).click();
  const percent = dialog(page).getByLabel(/^Percent/);
  await percent.fill('20');
  await button(page, 'Change 3 prices').waitFor();
  // Sold while the request is on its way: before that, the page would hear of it and preview anew.
  await page.route(
    '**/prices/apply',
    async (route) => {
      await sellElsewhere(app, pairs.slice(0, 1));
      await route.continue();
    },
    { times: 1 },
  );
  await button(page, 'Change 3 prices').click();
  await waitForText(page, /Nothing was done; look at the new preview/);
  expect(await percent.inputValue()).toBe('20');
  expect((await stockOf('SALE-3')).map(({ price }) => price)).toEqual(['45.00', '45.00']);
  await button(page, 'Change 2 prices').click();
  await button(page, 'Print').waitFor();
  expect((await stockOf('SALE-3')).map(({ price }) => price)).toEqual(['35.90', '35.90']);
});

test('a cashier asks a manager, who allows this very change', async () => {
  app.expectNoise(/Failed to load resource.*403/);
  await receiveShoes(app, 'SALE-4', 1);
  const page = await app.open('/admin/login', { signedOut: true });
  await app.signIn(page, { email: 'cashier@example.com', password: 'demo1234' });
  await page.getByRole('navigation').first().waitFor();
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
  await button(page, 'Print').waitFor();
  expect((await stockOf('SALE-4')).map(({ price }) => price)).toEqual(['35.90']);
});

test.each(['/admin', '/rtl'])('under %s the dialog fits, and axe finds nothing', async (prefix) => {
  await receiveShoes(app, `SALE-${prefix.length}X`, 2);
  const page = await app.open(`${prefix}/products?code=SALE-${prefix.length}X`);
  await tickAll(page);
  await page.locator('button:has-text("(2)")').last().click();
  await dialog(page).locator('input[inputmode]').first().fill('20');
  await dialog(page).getByRole('table').waitFor();
  for (const width of [390, 768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await settled(page);
    const excess = await dialog(page).evaluate((box) => box.scrollWidth - box.clientWidth);
    expect({ width, excess }).toEqual({ width, excess: 0 });
  }
  expect(await objections(page, 'all')).toEqual([]);
});
