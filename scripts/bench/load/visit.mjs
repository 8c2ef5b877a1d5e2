import { logRequests, throttle } from './network-log.ts';

/**
 * @import { BrowserContext } from 'playwright-core'
 * @import { Signed } from '../surroundings.ts'
 * @import { LoggedRequest } from './network-log.ts'
 *
 * @typedef {'heading' | 'figure' | 'chart'} Mark what is looked for in a page
 * @typedef {{ path: string, isSignedIn: boolean, ready: Mark[] }} BenchPage
 * @typedef {Awaited<ReturnType<typeof openTab>>} Tab
 * @typedef {Awaited<ReturnType<typeof openBrowsing>>} Browsing
 * @typedef {Awaited<ReturnType<typeof loadPage>>} Visit
 */

/**
 * The pages, with the marks that show that they are ready: `figure` is the sum in the first card,
 * `chart` the first chart that is drawn.
 *
 * @satisfies {Record<string, BenchPage>}
 */
const PAGES = {
  'sign-in': { path: '/admin/login', isSignedIn: false, ready: ['heading'] },
  dashboard: { path: '/admin/dashboard', isSignedIn: true, ready: ['heading', 'figure', 'chart'] },
  sales: { path: '/admin/sales', isSignedIn: true, ready: ['heading'] },
};

/** @typedef {keyof typeof PAGES} PageName */

/**
 * Opens a browser profile with an empty cache; its pages note when their marks appeared.
 *
 * @param {Signed} signed
 */
export async function openBrowsing({ browser, url, token }) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  await context.addInitScript(watchPage);
  return {
    close: () => context.close(),
    /**
     * A new tab on a page; answers its figures once it has settled, and closes it.
     *
     * @param {PageName} name
     */
    async visit(name) {
      const tab = await openTab(context, PAGES[name].isSignedIn ? token : '');
      await throttle(tab.session);
      const visit = await loadPage(tab, url, name);
      await tab.page.close();
      return visit;
    },
    /** A tab of somebody who is signed in, on the dashboard once that has settled. */
    async openDashboard({ savesData = false } = {}) {
      const tab = await openTab(context, token);
      if (savesData) await tab.page.addInitScript(saveData);
      await throttle(tab.session);
      await loadPage(tab, url, 'dashboard');
      return tab;
    },
  };
}

/**
 * @param {BrowserContext} context
 * @param {string} token empty for a visitor
 */
async function openTab(context, token) {
  const page = await context.newPage();
  page.setDefaultTimeout(60_000);
  await page.addInitScript(keepSession, token);
  const session = await context.newCDPSession(page);
  return { page, session, log: await logRequests(session) };
}

/**
 * Runs in the page before its own scripts: stores what a sign-in leaves, or removes it.
 *
 * @param {string} token
 */
function keepSession(token) {
  if (!location.protocol.startsWith('http')) return;
  const rights = { of: token.slice(-16), actions: ['figures.view'] };
  localStorage.removeItem('backoffice.token');
  if (!token) return;
  localStorage.setItem('backoffice.token', token);
  localStorage.setItem('backoffice.rights', JSON.stringify(rights));
}

/** Runs in the page before its own scripts. */
function watchPage() {
  /** @type {SeenByBench} */
  const seen = { lcp: 0 };
  window.seenByBench = seen;
  new PerformanceObserver((list) => {
    const entry = /** @type {LargestContentfulPaint | undefined} */ (list.getEntries().at(-1));
    if (!entry) return;
    seen.lcp = entry.startTime;
    seen.lcpElement = `${entry.element?.tagName ?? '?'} ${entry.element?.textContent?.trim().slice(0, 40) ?? ''}`;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  /** @type {Record<Mark, () => unknown>} */
  const marks = {
    heading: () => document.querySelector('h1'),
    figure: () => /\d\s?€|€\s?\d/.test(document.querySelector('main .card')?.textContent ?? ''),
    chart: () => document.querySelector('main canvas'),
  };
  const look = () => {
    for (const mark of /** @type {Mark[]} */ (Object.keys(marks))) {
      if (seen[mark] === undefined && marks[mark]()) seen[mark] = performance.now();
    }
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/** Runs in the page: with `saveData` it gets nothing ahead that was not asked for. */
function saveData() {
  Object.defineProperty(navigator.connection, 'saveData', { get: () => true });
}

/**
 * Loads a page. The figures are milliseconds since the navigation began, and bytes and requests
 * until the page has settled.
 *
 * @param {Tab} tab
 * @param {string} url
 * @param {PageName} name
 */
async function loadPage({ page, session, log }, url, name) {
  /** @type {BenchPage} */
  const { path, ready } = PAGES[name];
  await session.send('Performance.enable');
  await page.goto(url + path, { waitUntil: 'commit' });
  await page.waitForFunction(
    (marks) => marks.every((mark) => window.seenByBench[mark] !== undefined),
    ready,
    { polling: 100 },
  );
  await log.settled();
  const { metrics } = await session.send('Performance.getMetrics');
  const { origin, ...seen } = await page.evaluate(() => ({
    ...window.seenByBench,
    fcp: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
    origin: performance.timeOrigin,
  }));
  const requests = log.since(origin);
  return {
    seen,
    requests,
    figures: {
      ...sizesOf(requests),
      'FCP, ms': seen.fcp,
      'LCP, ms': seen.lcp,
      'heading, ms': seen.heading ?? NaN,
      ...(ready.includes('figure') && { 'first figure, ms': seen.figure ?? NaN }),
      ...(ready.includes('chart') && { 'first chart, ms': seen.chart ?? NaN }),
      'script, ms':
        (metrics.find(({ name: key }) => key === 'ScriptDuration')?.value ?? NaN) * 1_000,
    },
  };
}

/** @param {LoggedRequest[]} requests */
function sizesOf(requests) {
  /** @param {LoggedRequest['kind']} [kind] all of them without it */
  const kilobytes = (kind) =>
    requests.reduce((sum, one) => sum + (kind && one.kind !== kind ? 0 : one.bytes), 0) / 1_000;
  return {
    requests: requests.filter(({ cached }) => !cached).length,
    'JavaScript, KB': kilobytes('script'),
    'CSS, KB': kilobytes('style'),
    'fonts, KB': kilobytes('font'),
    'all, KB': kilobytes(),
  };
}
