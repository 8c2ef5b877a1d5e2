import { freePort } from '../../packages/workspace/port.mjs';

/**
 * @import { Browser, Keep } from './releases.mjs'
 * @import { Clone } from './clone.mjs'
 */

const PAGE = 'remotes/catalogue/src/reference/reference-page.tsx';
const TEXTS = 'remotes/catalogue/src/locales/en.json';

/**
 * `pnpm dev`, at both names of this machine.
 *
 * @param {Keep} keep
 * @param {{ clone: Clone, browser: Browser }} surroundings
 */
export async function promisesOfDevelopment(keep, { clone, browser }) {
  let url = '';
  await keep('pnpm dev comes up', async () => {
    url = await clone.serve(['npm', 'run', 'dev'], String(await freePort()));
  });
  if (!url) return;
  for (const name of ['localhost', '127.0.0.1']) {
    const address = url.replace('localhost', name);
    await keep(`at ${name} an edit of a component and of a text shows at once`, () =>
      editBoth(clone, browser, address),
    );
  }
}

/** @type {(clone: Clone, browser: Browser, url: string) => Promise<void>} */
async function editBoth(clone, browser, url) {
  const page = await browser.signIn(url, '/admin/cms');
  await page.page.getByRole('button', { name: 'Add brand' }).click();
  const field = page.page.getByRole('dialog').getByRole('textbox').first();
  await field.fill('Kept');

  const component = await clone.edit(PAGE, "title={t('cms.title')}", 'title="Edited page"');
  await page.shows('Edited page').finally(component);
  await page.shows('CMS Panel');
  const text = await clone.edit(TEXTS, '"Add brand"', '"Edited text"');
  const title = (/** @type {string} */ name) => page.page.getByRole('dialog', { name }).waitFor();
  await title('Edited text').finally(text);
  await title('Add brand');

  if ((await field.inputValue()) !== 'Kept') throw new Error('The page was loaded anew');
  await page.complainsOfNothing();
  await page.close();
}
