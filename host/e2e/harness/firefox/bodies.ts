import type { BrowserContext, Request } from '@playwright/test';

declare global {
  interface Window {
    /** Bodies of requests, by the number of the request. */
    bodiesSent?: string[];
  }
}

/** Header with the number of a request, by which its body is found. */
const NUMBER = 'x-number';

/** Over BiDi Playwright never sees the body of a request: the page itself notes them. */
export async function noteBodies(context: BrowserContext): Promise<void> {
  await context.addInitScript((header) => {
    const bodies: string[] = (window.bodiesSent = []);
    const { send } = XMLHttpRequest.prototype;
    XMLHttpRequest.prototype.send = function (body) {
      if (typeof body === 'string') this.setRequestHeader(header, `${bodies.push(body) - 1}`);
      send.call(this, body);
    };
  }, NUMBER);
}

/** The body of a request that the page has sent since it was loaded. */
export async function notedBody(request: Request): Promise<string | null> {
  const number = request.headers()[NUMBER];
  if (number === undefined) return null;
  const page = request.frame().page();
  return page.evaluate((place) => window.bodiesSent?.[Number(place)] ?? null, number);
}
