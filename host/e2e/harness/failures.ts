import type { Page, Route } from 'playwright-core';

/** What a browser itself says about answers that a test provokes. */
export const FAILED = /Failed to load resource/;
const REFERENCE = 'Reference r-17';

/** Calls of the API that a test interferes with. */
export interface Call {
  method: string;
  url: RegExp;
}

export const get = (path: string): Call => ({
  method: 'GET',
  url: new RegExp(`/api/v1/${path}(\\?|$)`),
});

const WAYS = {
  'is cut off': (route: Route) => route.abort('connectionreset'),
  'answers 500': (route: Route) =>
    route.fulfill({
      status: 500,
      json: { success: false, code: 'internal', message: REFERENCE },
    }),
};
export type Way = keyof typeof WAYS;
export const FAILURES = Object.keys(WAYS) as Way[];
/** What the screen says about them. */
export const REASONS: Record<Way, string> = {
  'is cut off': 'The server cannot be reached',
  'answers 500': REFERENCE,
};

/** Lets a call come to grief until it is told to stop; a write has its effect nevertheless. */
export async function failing(
  page: Page,
  { method, url }: Call,
  way: Way,
): Promise<() => Promise<void>> {
  const handler = async (route: Route) => {
    if (route.request().method() !== method) return route.fallback();
    if (method !== 'GET') await route.fetch();
    return WAYS[way](route);
  };
  await page.route(url, handler);
  return () => page.unroute(url, handler);
}

/**
 * Holds a call back until it is told to let go; `tries` are the requests. One that the client itself
 * gave up doesn't count: after 30 s it asks again, and how long a test takes is the machine's.
 */
export async function holding(page: Page, { method, url }: Call) {
  let release: () => void = () => undefined;
  const gate = new Promise<void>((resolve) => (release = resolve));
  const held = { tries: [] as string[], release: () => release() };
  await page.route(url, async (route) => {
    if (route.request().method() !== method) return route.fallback();
    held.tries.push(route.request().url());
    page.on('requestfailed', (request) => {
      if (request === route.request()) held.tries.shift();
    });
    await gate;
    return route.continue();
  });
  return held;
}
