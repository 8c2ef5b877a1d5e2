import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { expectGood, openWatched } from './page-watch.mjs';
import { pause } from './web-driver.mjs';

/** @import { DrivenPage } from './web-driver.mjs' */

/**
 * @typedef {object} Walk
 * @property {DrivenPage} page
 * @property {string} url of the proxy before the server
 * @property {(files: RegExp | undefined) => void} change
 * @property {string} [pictures] folder for pictures of the pages
 */

const CODE = 'WK-7300';
/** Milliseconds after which a page has come to rest. */
const REST = 700;
/** Milliseconds between two keys of a scan, at most: the slowest that the scanner can be set to. */
const SLOWEST = 100;
const TRIES = 8;

const HEAR_KEYS =
  'window.keys = []; addEventListener("keydown", (event) => keys.push(event.timeStamp), true);';
const LONGEST_GAP = 'return Math.max(...keys.map((at, place) => at - (keys[place - 1] ?? at)));';

/** @type {(name: string) => string} */
const button = (name) => `//button[normalize-space()="${name}" and not(@disabled)]`;
/** @type {(xpath: string) => string} */
const inDialog = (xpath) => `//*[@role="dialog"]${xpath}`;
/** @type {(label: string) => string} */
const field = (label) =>
  `//*[(self::input or self::select) and @id=//label[starts-with(normalize-space(), "${label}")]/@for]`;
/** @type {(text: string) => string} */
const said = (text) => `//*[contains(text(), "${text}")]`;
const row = `//tr[contains(., "${CODE}")]`;

/** The steps of the walk: what each shows, and how. */
export const STEPS = /** @type {const} */ ([
  ['signs in by the form', signIn],
  ['every page of the sidebar stands, without complaint or overflow', everyPage],
  ['goods come in, and are found', receive],
  ['labels stand ready for the printer', printLabels],
  ['a scan puts them on the counter, wherever the focus is, and they are sold', sell],
  ['an area with a changed byte is refused, and only it', refuseChanged],
  ['the pages are mirrored under /rtl', mirrored],
  ['the pages fit the narrowest window', narrow],
]);

/** @param {Walk} walk */
async function signIn({ page, url, ...walk }) {
  await page.resize(1280, 838);
  await openWatched(page, url);
  await page.type('//input[@type="email"]', 'demo@example.com');
  await page.type('//input[@type="password"]', 'demo1234');
  await picture({ page, ...walk }, 'login');
  await page.click(button('Login'));
  await page.until('the dashboard', 'return location.pathname === "/admin/dashboard"');
  await page.find('//h1');
}

/** @param {Walk} walk */
async function everyPage(walk) {
  const { page } = walk;
  const names = await page.until(
    'the sidebar',
    `const names = [...document.querySelectorAll('nav a')].map((a) => a.innerText.trim());
     return names.length > 5 && [...new Set(names.filter(Boolean))];`,
  );
  for (const name of names) {
    await follow(page, name);
    await pause(REST);
    await picture(walk, name);
    await expectGood(page).catch((error) => {
      throw new Error(`${name}: ${error.message}`);
    });
  }
}

/** @param {Walk} walk */
async function receive(walk) {
  const { page } = walk;
  await follow(page, 'Add Products');
  await page.type(field('Code'), CODE);
  for (const label of ['Brand', 'Type', 'Color']) await page.click(`${field(label)}/option[2]`);
  await page.type(field('Import price'), '40');
  await page.type(field('Stock price'), '75');
  await page.type('(//input[@inputmode="numeric"])[last()]', '2');
  await picture(walk, 'receiving');
  await page.click(button('Save'));
  await page.find(said('Product added successfully'));
  await follow(page, 'Products');
  await page.type(field('Code'), CODE);
  await page.find(`(${row})[2]`);
  await expectGood(page);
}

/** @param {Walk} walk */
async function printLabels(walk) {
  const { page } = walk;
  await page.run(
    `window.print = () => {
       document.body.dataset.printed = document.querySelectorAll('svg[shape-rendering] path').length;
     };`,
  );
  await page.click(`(${row})[1]//input[@type="checkbox"]`);
  await page.click(button('Print labels (1)'));
  await page.find(inDialog('//*[contains(text(), "€75.00")]'));
  await pause(REST);
  await picture(walk, 'labels');
  await page.click(inDialog(button('Print')));
  await page.until('a label at the printer', 'return Number(document.body.dataset.printed) > 0');
  await openWatched(page, `${walk.url}/admin/sales`);
}

/** @param {Walk} walk */
async function sell(walk) {
  const { page } = walk;
  const units = await page.run(
    `const request = new XMLHttpRequest();
     request.open('GET', '/api/v1/products/products?code=${CODE}', false);
     request.setRequestHeader('authorization', 'Bearer ' + localStorage.getItem('backoffice.token'));
     request.send();
     return JSON.parse(request.responseText).data.map(({ barcode }) => barcode);`,
  );
  await page.run('localStorage.setItem("backoffice.scanner", \'{"maxGap":100}\')');
  await scanInTime(walk, units[0]);
  await scanInTime(walk, units[1], field('Code'));
  const left = await page.run('return document.activeElement.value');
  if (left) throw new Error(`The scan left "${left}" in the field`);
  await picture(walk, 'scanned');
  await page.click('//button[contains(., "Sell") and not(@disabled)]');
  await page.find(inDialog(button('Sell')));
  await pause(REST);
  await picture(walk, 'sale');
  await page.click(inDialog(button('Sell')));
  await page.find(said('to sales successfully'));
  // The counter is empty again, so this row is one of the sales of the day.
  await page.find(row);
  await expectGood(page);
}

/**
 * Scans on a fresh counter. On a busy machine the driver's keys may be slower than the slowest
 * scanner: then it scans again.
 *
 * @param {Walk} walk
 * @param {string} code
 * @param {string} [focus] the field that has the focus
 */
async function scanInTime({ page, url }, code, focus) {
  for (let tries = 0; tries < TRIES; tries += 1) {
    await openWatched(page, `${url}/admin/sales`);
    await page.find('//button[contains(., "Sell")]');
    await pause(REST);
    await page.run(HEAR_KEYS);
    if (focus) await page.click(focus);
    await page.scan(code);
    if ((await page.run(LONGEST_GAP)) <= SLOWEST) {
      await page.find(`//tr[contains(., "${code}")]`);
      return;
    }
  }
  throw new Error(`The machine is too busy: no ${TRIES} scans had keys within ${SLOWEST} ms`);
}

/** @param {Walk} walk */
async function refuseChanged(walk) {
  const { page, url, change } = walk;
  for (const file of [/sales\/.*remote-entry/, /sales\/.*expose_area/]) {
    change(file);
    // Another address, so that nothing comes from what the browser keeps.
    await page.goTo(`${url}/admin/sales?${Date.now()}`);
    await page.find('//h1[contains(., "This area is not available")]');
    await follow(page, 'CMS Panel');
  }
  change(undefined);
}

/** @param {Walk} walk */
async function mirrored(walk) {
  for (const path of ['dashboard', 'sales', 'products', 'add/products', 'till', 'cms']) {
    await openWatched(walk.page, `${walk.url}/rtl/${path}`);
    await walk.page.find('//html[@dir="rtl"]//h1');
    await pause(2 * REST);
    await picture(walk, `rtl-${path.replace('/', '-')}`);
    await expectGood(walk.page);
  }
}

/** @param {Walk} walk */
async function narrow(walk) {
  // A window of this WebKit is never narrower than 447 px.
  await walk.page.resize(400, 860);
  for (const path of ['/admin/sales', '/admin/products', '/rtl/dashboard', '/rtl/sales']) {
    await openWatched(walk.page, walk.url + path);
    await walk.page.find('//h1');
    await pause(2 * REST);
    await picture(walk, `narrow${path.replaceAll('/', '-')}`);
    await expectGood(walk.page);
  }
}

/**
 * Goes to a page by its link in the sidebar.
 *
 * @param {DrivenPage} page
 * @param {string} name
 */
async function follow(page, name) {
  await page.click(`//nav//a[normalize-space()="${name}"]`);
  await page.until(name, 'return document.querySelector("h1")?.innerText === arguments[0]', name);
}

/**
 * @param {Pick<Walk, 'page' | 'pictures'>} walk
 * @param {string} name
 */
export async function picture({ page, pictures }, name) {
  if (!pictures) return;
  await mkdir(pictures, { recursive: true });
  const file = `${name.toLowerCase().replace(/\W+/g, '-')}.png`;
  await writeFile(join(pictures, file), await page.picture());
}
