import { signedInPage } from '../surroundings.ts';

/**
 * @import { Browser, Page } from 'playwright-core'
 * @import { Signed } from '../surroundings.ts'
 * @import { Label } from './units.ts'
 */

/**
 * The print dialog with every unit of a code, as somebody opens it from the stock list.
 *
 * @param {Signed} signed
 * @param {string} code
 * @param {number} count
 */
export async function openLabels({ browser, url, token }, code, count) {
  const page = await signedInPage(browser, token);
  await page.goto(`${url}/admin/products?code=${code}`);
  await page.locator('tbody [type=checkbox]').first().waitFor();
  await page.locator('thead [type=checkbox]').check();
  const number = count.toLocaleString('en');
  await page.getByRole('button', { name: `Select all ${number}` }).click();
  await page.getByRole('button', { name: `Print labels (${number})` }).click();
  await page.getByRole('dialog').getByText(`${number} labels on`).waitFor();
  await page.waitForLoadState('networkidle');
  return page;
}

/**
 * Milliseconds from pressing Print until all labels are laid out, and until the print dialog opens.
 *
 * @param {Page} page
 * @param {number} count
 */
export async function printLabels(page, count) {
  await page.evaluate(watchPrinting, count);
  await page.getByRole('dialog').getByRole('button', { name: 'Print', exact: true }).click();
  const { laidOut, printed } = await page.evaluate(() => window.finished);
  if (laidOut === undefined) throw new Error('The labels were not found on the page');
  return { laidOut, printed };
}

/**
 * Runs in the page.
 *
 * @param {number} wanted
 */
function watchPrinting(wanted) {
  window.finished = new Promise((resolve) => {
    let pressed = NaN;
    /** @type {number | undefined} */
    let laidOut;
    const button = [...document.querySelectorAll('[role=dialog] button')].find(
      ({ textContent }) => textContent === 'Print',
    );
    button?.addEventListener('click', ({ timeStamp }) => (pressed = timeStamp), { once: true });
    new MutationObserver((_, observer) => {
      const codes = document.querySelectorAll('body > [data-bs-theme] section svg');
      if (codes.length < wanted) return;
      observer.disconnect();
      codes[codes.length - 1]?.getBoundingClientRect();
      laidOut = performance.now() - pressed;
    }).observe(document.body, { childList: true });
    window.print = () => resolve({ laidOut, printed: performance.now() - pressed });
  });
}

/**
 * Milliseconds for the unavoidable: a barcode by JsBarcode and the texts for each unit, in an empty
 * page. The codes were made once before, as the dialog does when it opens.
 *
 * @param {Browser} browser
 * @param {Label[]} units
 * @param {string} jsBarcode its code
 */
export async function layOutPlainly(browser, units, jsBarcode) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  await page.evaluate(jsBarcode);
  const time = await page.evaluate(drawPlainly, units);
  await page.close();
  return time;
}

/**
 * Runs in the page.
 *
 * @param {Label[]} units
 */
function drawPlainly(units) {
  const { JsBarcode } = window;
  for (const { barcode } of units) JsBarcode({}, barcode, { format: 'CODE128' });
  const started = performance.now();
  for (const { barcode, brand, code, specific_type: type, number, price } of units) {
    const label = document.createElement('div');
    for (const text of [brand, code, type, number, barcode, `€${price}`]) {
      label.append(Object.assign(document.createElement('span'), { textContent: text }));
    }
    const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
    JsBarcode(svg, barcode, { format: 'CODE128', displayValue: false });
    label.append(svg);
    document.body.append(label);
  }
  document.body.lastElementChild?.getBoundingClientRect();
  return performance.now() - started;
}
