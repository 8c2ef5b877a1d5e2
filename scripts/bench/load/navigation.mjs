import { throttle } from './network-log.ts';

/** @import { Browsing, Tab } from './visit.mjs' */

/** A page of each area that is not on screen at first. */
const TARGETS = {
  catalogue: '/admin/cms',
  inventory: '/admin/products',
  goods: '/admin/deliveries',
  sales: '/admin/sales',
  administration: '/admin/settings',
};
const START = '/admin/dashboard';
/** Milliseconds in which the areas' code is fetched ahead. */
const AHEAD = 5_000;

/**
 * Milliseconds from a click in the sidebar to the frame that shows the page's heading, by area. The
 * pointer is on the link only as long as a click takes.
 *
 * `cold`: first time, slow line, nothing fetched ahead · `warm`: second time, nothing slowed down
 *
 * @param {() => Promise<Browsing>} openBrowsing
 */
export async function navigateTwice(openBrowsing) {
  const browsing = await openBrowsing();
  const tab = await browsing.openDashboard({ savesData: true });
  const cold = await visitAll(tab, 'cold');
  await throttle(tab.session, false);
  await clickThrough(tab, START);
  const warm = await visitAll(tab, 'warm');
  const back = { 'dashboard, warm': await clickThrough(tab, START) };
  await browsing.close();
  return { ...cold, ...warm, ...back };
}

/**
 * The same as `navigateTwice`, first time and slow line, after the dashboard was left alone for a while.
 *
 * @param {() => Promise<Browsing>} openBrowsing
 */
export async function navigateAfterRest(openBrowsing) {
  const browsing = await openBrowsing();
  const tab = await browsing.openDashboard();
  await tab.page.waitForTimeout(AHEAD);
  await tab.log.settled();
  const ahead = await visitAll(tab, 'ahead');
  await browsing.close();
  return ahead;
}

/**
 * @param {Tab} tab
 * @param {string} way
 */
async function visitAll(tab, way) {
  /** @type {Record<string, number>} */
  const times = {};
  for (const [area, path] of Object.entries(TARGETS)) {
    times[`${area}, ${way}`] = await clickThrough(tab, path);
  }
  return times;
}

/**
 * @param {Tab} tab
 * @param {string} path
 */
async function clickThrough({ page, log }, path) {
  await page.evaluate((target) => {
    window.arrival = new Promise((resolve) => {
      const heading = () => document.querySelector('h1');
      /** @param {Event} event */
      const clicked = ({ timeStamp }) => {
        const before = heading();
        const look = () => {
          const isThere = location.pathname === target && heading() && heading() !== before;
          if (!isThere) return requestAnimationFrame(look);
          resolve(performance.now() - timeStamp);
        };
        requestAnimationFrame(look);
      };
      document.addEventListener('click', clicked, { capture: true, once: true });
    });
  }, path);
  await page.locator(`nav a[href="${path}"]`).first().click();
  const time = await page.evaluate(() => window.arrival);
  await log.settled();
  return time;
}
