import { signedInPage } from '../surroundings.ts';

/**
 * @import { Page } from 'playwright-core'
 * @import { Signed } from '../surroundings.ts'
 */

const NO_ROWS = '/admin/products?start=2000-01-01&end=2000-01-01';

/**
 * Opens the list with a filter that nothing matches.
 *
 * @param {Signed} signed
 */
export async function openList({ browser, url, token }) {
  const page = await signedInPage(browser, token);
  await page.goto(url + NO_ROWS);
  await page.getByText('No products found').waitFor();
  await page.waitForLoadState('networkidle');
  return page;
}

/**
 * Milliseconds from pressing Show All to the frame that shows rows.
 *
 * @param {Page} page
 */
export const timeShowAll = (page) =>
  page.evaluate(async () => {
    const button = [...document.querySelectorAll('button')].find(
      ({ textContent }) => textContent === 'Show All',
    );
    const started = performance.now();
    button?.click();
    while (document.querySelectorAll('tbody tr').length < 10) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
    return performance.now() - started;
  });

/**
 * Milliseconds to the frame that shows only the rows of a code: since it was typed, and since the
 * list asked for them, which it does when typing pauses.
 *
 * @param {Page} page
 * @param {number} round
 */
export const timeFilter = async (page, round) => {
  const code = `-${1_100 + round * 100}`;
  await page.getByRole('searchbox', { name: 'Code' }).focus();
  const started = await page.evaluate(() => performance.now());
  await page.keyboard.insertText(code);
  return page.evaluate(
    async ({ wanted, start }) => {
      const isThere = () => {
        const rows = [...document.querySelectorAll('tbody tr:not([aria-hidden])')];
        return rows.length > 0 && rows.every((row) => row.textContent.includes(wanted));
      };
      while (!isThere()) await new Promise((resolve) => requestAnimationFrame(resolve));
      const shown = performance.now();
      const request = () =>
        performance
          .getEntriesByType('resource')
          .findLast(({ name }) => name.includes(`code=${wanted}`));
      let asked = request();
      // The browser may note the request only after its answer was used.
      while (!asked) {
        await new Promise((resolve) => requestAnimationFrame(resolve));
        asked = request();
      }
      return { typed: shown - start, answer: shown - asked.startTime };
    },
    { wanted: code, start: started },
  );
};
