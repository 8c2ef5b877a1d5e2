/** @import { DrivenPage } from './web-driver.mjs' */

/** Makes the page keep what goes wrong from here on, because there is no console to read. */
const LISTEN = `
  if (window.problems) return;
  window.problems = [];
  addEventListener('error', (e) => problems.push('error ' + (e.message ?? e.target?.src)), true);
  addEventListener('unhandledrejection', (e) => problems.push('rejected ' + e.reason));
  document.addEventListener('securitypolicyviolation', (e) =>
    problems.push('policy ' + e.violatedDirective + ' ' + e.blockedURI));
  for (const kind of ['error', 'warn']) {
    const say = console[kind];
    console[kind] = (...all) => (problems.push(kind + ' ' + all.join(' ').slice(0, 300)), say(...all));
  }`;

const LOOK = `
  const root = document.documentElement;
  const found = (window.problems ?? []).splice(0);
  const wide = root.scrollWidth - root.clientWidth;
  if (wide > 0) found.push(wide + ' px wider than the window');
  const odd = /not available|Something went wrong|NaN|undefined|Invalid Date/.exec(document.body.innerText);
  if (odd) found.push('says "' + odd[0] + '"');
  return found;`;

/**
 * Loads an address anew and watches it.
 *
 * @param {DrivenPage} page
 * @param {string} url
 */
export async function openWatched(page, url) {
  await page.goTo(url);
  await page.run(LISTEN);
}

/**
 * Throws what the page complained of, and what is wrong with how it looks.
 *
 * @param {DrivenPage} page
 */
export async function expectGood(page) {
  const problems = await page.run(LOOK);
  if (problems.length > 0) throw new Error(problems.join('\n'));
}
