import type { Page, Request } from '@playwright/test';

const underWay = new WeakMap<Page, Set<Request>>();

/** The stream of changes, which stays open as long as the page. */
const isStream = (request: Request) => request.url().endsWith('/api/v1/events');

/** Notes from now on which requests a page still waits for. */
export function watchRequests(page: Page): void {
  const requests = new Set<Request>();
  underWay.set(page, requests);
  page.on('request', (request) => {
    if (!isStream(request)) requests.add(request);
  });
  // The browser never tells how requests of the document before ended.
  page.on('response', (response) => {
    const request = response.request();
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) requests.clear();
  });
  page.on('requestfinished', (request) => requests.delete(request));
  page.on('requestfailed', (request) => requests.delete(request));
}

/** Milliseconds; a busy machine takes long, so the error names what it waits for. */
const PATIENCE = 120_000;

const stillUnderWay = (page: Page) =>
  `Never settled, still under way: ${[...(underWay.get(page) ?? [])]
    .map((request) => request.url())
    .join(', ')}`;

/** Waits until the page's heading is there, nothing on it is busy and no request is under way. */
export async function settled(page: Page): Promise<void> {
  const start = performance.now();
  do {
    if (performance.now() - start > PATIENCE) throw new Error(stillUnderWay(page));
    await page.waitForFunction(() => {
      const isBusy = document.querySelector('[aria-busy=true], .spinner-border');
      return document.querySelector('h1') && !isBusy;
    });
    await page.evaluate(twoFrames);
  } while (underWay.get(page)?.size);
  await page.evaluate(twoFrames);
}

/** After two frames what has arrived is drawn, and what that needs is asked for. */
const twoFrames = () =>
  new Promise<void>((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve, 20)));
  });

/** Goes to another address as the browser's buttons do: the document stays. */
export const goTo = (page: Page, path: string): Promise<void> =>
  page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);

/** Goes to another page of the product without loading the document anew. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.evaluate(() => document.querySelector('[data-page]')?.setAttribute('data-left', ''));
  await goTo(page, path);
  await page.locator('[data-page]:not([data-left])').waitFor();
  await settled(page);
}
