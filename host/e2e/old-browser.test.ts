import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import type { Page } from '@playwright/test';

import { overflowOf } from './harness/screen';
import { expect, test } from './harness/test';

const README = join(import.meta.dirname, '../../README.md');

const HEADINGS = [
  'This browser is too old for the back office',
  'Ky shfletues është tepër i vjetër për programin',
  'Bu tarayıcı program için çok eski',
  'هذا المتصفح قديم جدًا على البرنامج',
];

/** Features that a browser of some years ago lacks, and how to take each away. */
const MISSING: Record<string, () => void> = {
  'the selector :has': () => {
    const { supports } = CSS;
    CSS.supports = (...asked: [string, string?]) =>
      !asked[0].includes(':has') && supports.apply(CSS, asked as [string]);
  },
  'ranges of widths': () => {
    const { matchMedia } = window;
    window.matchMedia = (query) =>
      matchMedia.call(window, query.includes('>=') ? 'not all' : query);
  },
  'copies of lists': () => void Reflect.deleteProperty(Array.prototype, 'toReversed'),
  'all of CSS.supports': () => void Reflect.deleteProperty(window, 'CSS'),
};

/** Opens the sign-in as in a browser without a feature. */
async function openWithout(page: Page, takeAway: () => void): Promise<void> {
  await page.addInitScript(takeAway);
  await page.reload();
}

for (const [how, takeAway] of Object.entries(MISSING)) {
  test(`a browser without ${how} is told in four languages which ones are new enough`, async ({
    app,
  }) => {
    const page = await app.open('/login', {
      signedOut: true,
      viewport: { width: 390, height: 844 },
    });
    await openWithout(page, takeAway);
    for (const name of HEADINGS)
      await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
    const versions = await page.getByText(/Chrome [\d.]+, .+ Safari [\d.]+/).allInnerTexts();
    expect(versions).toHaveLength(4);
    expect(await readFile(README, 'utf8')).toContain(versions[0]);
    expect(await page.getByRole('button').count()).toBe(0);
    expect(await overflowOf(page)).toBe(0);
  });
}

test('a browser that is new enough shows no such warning', async ({ app }) => {
  const page = await app.open('/login', { signedOut: true });
  await expect(page.getByRole('button', { name: 'Login', exact: true })).toBeVisible();
  expect(await page.getByText(HEADINGS[0]!).count()).toBe(0);
});
