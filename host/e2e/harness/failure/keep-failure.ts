import { mkdir, writeFile } from 'node:fs/promises';
import { basename, join, relative, resolve } from 'node:path';

import type { BrowserContext, Page } from 'playwright-core';

import { inFirefox } from '../firefox/adapt';

const ROOT = resolve(__dirname, '../../../..');
const FOLDER = join(ROOT, 'test-results');
/** Milliseconds: a page that hangs must not hide why the test failed. */
const PATIENCE = 10_000;
/** Characters of a page that a log gets. */
const READ = 600;

declare global {
  // `FailureEnvironment` says so.
  var failedTest: string | undefined;
}

const asFileName = (text: string) =>
  text
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .slice(0, 80)
    .replace(/-$/, '');

/**
 * Notes what is done in a profile, so that a failure can be looked at. Pictures of every step would
 * slow each test down; `TRACE=full` takes them.
 */
export async function watchSteps(context: BrowserContext): Promise<void> {
  if (inFirefox()) return;
  const isFull = process.env.TRACE === 'full';
  await context.tracing.start({ screenshots: isFull, snapshots: isFull });
}

async function keepPage(page: Page, file: string): Promise<void> {
  await page.screenshot({ path: `${file}.png`, fullPage: true, timeout: PATIENCE });
  await writeFile(`${file}.html`, await page.content());
}

/** Where a page is and what can be read on it, for a log that has no pictures. */
async function readPage(page: Page): Promise<string> {
  const text = await page.locator('main').first().innerText({ timeout: PATIENCE });
  const words = text.replaceAll(/\s+/g, ' ').slice(0, READ);
  return `${page.url()} shows: ${words}\n`;
}

/** Puts pictures of all pages, what stood in them and the steps that led there aside; answers where. */
export async function keepFailure(contexts: BrowserContext[], title: string): Promise<string> {
  const test = basename(expect.getState().testPath ?? 'test', '.test.ts');
  const folder = join(FOLDER, test, asFileName(title));
  await mkdir(folder, { recursive: true });
  const pages = contexts.flatMap((context) => context.pages());
  const kept = await Promise.allSettled([
    ...pages.map((page, index) => keepPage(page, join(folder, `page-${index + 1}`))),
    ...(inFirefox()
      ? []
      : contexts.map((context, index) =>
          context.tracing.stop({ path: join(folder, `trace-${index + 1}.zip`) }),
        )),
  ]);
  const read = await Promise.all(
    pages.map((page) =>
      readPage(page).catch((error: Error) => `${page.url()}: ${error.message}\n`),
    ),
  );
  const place = relative(ROOT, folder);
  const isWhole = kept.every(({ status }) => status === 'fulfilled');
  return (
    `"${title}" failed.\n${read.join('')}Pictures${isWhole ? '' : ' (some could not be taken)'}: ${place}\n` +
    `Its steps: npx playwright-core show-trace ${place}/trace-1.zip\n`
  );
}
