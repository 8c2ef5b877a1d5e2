import { readFile } from 'node:fs/promises';

/** @import { Browser, Page } from 'playwright-core' */

/** Steps in which a list is scrolled from its first row to its last. */
const STEPS = 100;

/**
 * Scrolls the product list on until so many rows are loaded; answers the page's style sheets.
 *
 * @param {Page} page
 * @param {number} rows
 */
export async function fillVirtualPage(page, rows) {
  await page.evaluate(async (wanted) => {
    const loaded = () => Number(document.querySelector('main table')?.ariaRowCount ?? 0) - 1;
    const box = document.documentElement;
    while (loaded() < wanted) {
      box.scrollTo({ top: box.scrollHeight });
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    box.scrollTo({ top: 0 });
    await new Promise((resolve) => setTimeout(resolve, 200));
  }, rows);
  return page.evaluate(() =>
    [...document.querySelectorAll('link')]
      .filter(({ rel }) => rel === 'stylesheet')
      .map(({ href }) => href),
  );
}

/**
 * Shows the same rows in a table of the same style and height, as HTML without any script.
 *
 * @param {Page} page
 * @param {{ url: string, token: string, rows: number, styles: string[] }} settings
 */
export async function fillPlainPage(page, { url, token, rows, styles }) {
  const html = plainPage(await readRows(url, token, rows), styles);
  const address = `${url}/plain-table.html`;
  await page.route(address, (route) => route.fulfill({ contentType: 'text/html', body: html }));
  await page.goto(address);
}

/**
 * @param {string} url
 * @param {string} token
 * @param {number} howMany
 */
async function readRows(url, token, howMany) {
  /** @type {Record<string, unknown>[]} */
  const rows = [];
  let cursor = '';
  while (rows.length < howMany) {
    const path = `/api/v1/products/products?limit=5000&cursor=${encodeURIComponent(cursor)}`;
    const answer = await fetch(url + path, { headers: { authorization: `Bearer ${token}` } });
    const { data, page } = await answer.json();
    rows.push(...data);
    cursor = page.next;
  }
  return rows.slice(0, howMany);
}

const CELLS = ['code', 'brand', 'specific_type', 'color', 'number', 'location', 'price', 'date'];

/**
 * @param {Record<string, unknown>[]} rows
 * @param {string[]} styles
 */
function plainPage(rows, styles) {
  const links = styles.map((href) => `<link rel="stylesheet" href="${href}">`).join('');
  const lines = rows.map((row) => {
    const cells = [...CELLS, 'barcode'].map((name) => `<td>${row[name] ?? '–'}</td>`);
    return `<tr><td><input type="checkbox"></td>${cells.join('')}</tr>`;
  });
  return `<!doctype html><html data-bs-theme="dark"><head>${links}</head><body><main>
    <div style="height: 560px; overflow: auto"><table class="table table-hover">
    <tbody>${lines.join('')}</tbody></table></div></main></body></html>`;
}

/**
 * The size of a page after its garbage is collected: megabytes of JavaScript, nodes of the DOM and,
 * on Linux, megabytes of its whole process, where the nodes themselves lie.
 *
 * @param {Page} page
 */
export async function sizeOf(page) {
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  const { nodes } = await session.send('Memory.getDOMCounters');
  await session.detach();
  const own = process.platform === 'linux' && {
    'process, MB': await processSize(page.context().browser()),
  };
  return { 'JavaScript heap, MB': usedSize / 1e6, 'DOM nodes': nodes, ...own };
}

/**
 * Megabytes of the largest page's process: a spare one that waits for the next page is smaller.
 *
 * @param {Browser | null} browser
 */
async function processSize(browser) {
  if (!browser) return 0;
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  await session.detach();
  const sizes = await Promise.all(
    processInfo
      .filter(({ type }) => type === 'renderer')
      .map(async ({ id }) => {
        const status = await readFile(`/proc/${id}/status`, 'utf8');
        return Number(/RssAnon:\s+(\d+) kB/.exec(status)?.[1] ?? 0) / 1e3;
      }),
  );
  return Math.max(...sizes);
}

/**
 * Scrolls from top to bottom, a step a frame. Returns milliseconds: in all, of the longest frame,
 * and of work on the main thread.
 *
 * @param {Page} page
 */
export async function measureScrolling(page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  const atWork = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? NaN) * 1_000;
  };
  const before = await atWork();
  const { total, longest } = await page.evaluate(scrollThrough, STEPS);
  const work = (await atWork()) - before;
  await session.detach();
  return { 'scrolling, ms': total, 'longest frame, ms': longest, 'main thread, ms': work };
}

/**
 * Runs in the page.
 *
 * @param {number} steps
 */
async function scrollThrough(steps) {
  const box = document.documentElement;
  /** @type {() => Promise<number>} */
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const started = await frame();
  let [last, longest] = [started, 0];
  for (let step = 1; step <= steps; step += 1) {
    box.scrollTop = (box.scrollHeight - box.clientHeight) * (step / steps);
    const now = await frame();
    longest = Math.max(longest, now - last);
    last = now;
  }
  return { total: last - started, longest };
}
