import { setTimeout as pause } from 'node:timers/promises';

import type { Browser } from 'playwright-core';

import { signedInPage } from '../surroundings.ts';

/** Longer than the cache keeps what no screen uses (60 s). */
const CACHE_OVER = 63_000;
/** A page without data, on which the heap is measured. */
const QUIET = '/admin/icons';

export type Office = Awaited<ReturnType<typeof openOffice>>;

/** A signed-in page that goes through the sidebar; `errors` holds whatever went wrong in it. */
export async function openOffice(browser: Browser, { url, token }: { url: string; token: string }) {
  const page = await signedInPage(browser, token);
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(`page: ${message}`));
  page.on('console', (said) => said.type() === 'error' && errors.push(`console: ${said.text()}`));
  page.on('response', (answer) => {
    if (answer.status() >= 400) errors.push(`${answer.status()} ${answer.url()}`);
  });
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('HeapProfiler.enable');

  await page.goto(`${url}${QUIET}`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  const links = page.locator('nav a[href^="/admin/"]');
  await links.first().waitFor();
  const paths = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));

  async function go(path: string | null) {
    await page.locator(`nav a[href="${path}"]`).click();
    await page.waitForURL(`${url}${path}*`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.waitForFunction(() => !document.querySelector('main [aria-busy="true"]'));
    await page.waitForLoadState('networkidle');
  }

  return {
    errors,
    /** Every page of the sidebar once, without a reload. */
    async walk() {
      for (const path of paths) await go(path);
    },
    /** Bytes in use after a forced collection, with all that is cached for other pages gone. */
    async heap() {
      await go(QUIET);
      await pause(CACHE_OVER);
      await devtools.send('HeapProfiler.collectGarbage');
      await devtools.send('HeapProfiler.collectGarbage');
      return (await devtools.send('Runtime.getHeapUsage')).usedSize;
    },
  };
}
