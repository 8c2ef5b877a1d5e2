import type { BrowserContext, Page } from '@playwright/test';

/** Hands the browser another page of the shell than the server sent. */
export const changePage = (browser: BrowserContext | Page, change: (html: string) => string) =>
  browser.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    return route.fulfill({ response, body: change(await response.text()) });
  });

/** As a host does that only serves files: the page has to ask for registry and configuration. */
export const servedAsFile = (browser: BrowserContext | Page) =>
  changePage(browser, (html) =>
    html.replaceAll(/<script type="application\/json".*?<\/script>/g, ''),
  );
