import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';

import type { Browser, BrowserContext, Page } from 'playwright-core';

import { waitForContent } from './content.ts';
import { SIZES, type Round, type State } from './pairs.ts';

/** A picture's name, the path that it shows, and what is opened there. */
export interface Screen {
  name: string;
  path: string;
  open?: (page: Page) => Promise<unknown>;
}

export interface Shoot {
  browser: Browser;
  url: string;
  /** Of somebody who is signed in; the sign-in page needs none. */
  token?: string;
  target: string;
  screens: Screen[];
}

/** All calls but those without which there is no page at all: who one is, and what has changed. */
const HELD = /\/api\/v1\/(?!authentication|verify|live)/;

/** Pictures of all screens in one look and state: each is loaded once and then made wider. */
export async function takeRound(shoot: Shoot, round: Round): Promise<number> {
  const { browser, url, screens } = shoot;
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  await context.addInitScript(
    ([theme, token]) => {
      localStorage.setItem('backoffice.theme', theme);
      if (token) localStorage.setItem('backoffice.token', token);
    },
    [round.theme, shoot.token] as const,
  );
  await answer(context, round.state);
  const page = await context.newPage();
  for (const screen of screens) {
    await page.setViewportSize({ width: 1440, height: SIZES[1440] });
    await page.goto(url + (round.direction === 'ltr' ? '/admin' : '/rtl') + screen.path);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    await (round.state === 'loading' ? page.waitForTimeout(1_000) : waitForContent(page));
    await screen.open?.(page);
    await takeWidths(page, shoot, screen, round);
  }
  await context.close();
  return screens.length * round.widths.length;
}

/** Lets the server answer everything, nothing, or only with failures. */
async function answer(context: BrowserContext, state: State): Promise<void> {
  if (state === 'loading') await context.route(HELD, () => undefined);
  if (state === 'failed')
    await context.route(HELD, (route) => route.fulfill({ status: 503, body: '' }));
}

async function takeWidths(page: Page, { target }: Shoot, { name }: Screen, round: Round) {
  const { widths, theme, direction, state } = round;
  const folder = join(target, name);
  await mkdir(folder, { recursive: true });
  for (const width of widths) {
    await page.setViewportSize({ width, height: SIZES[width] });
    await settle(page);
    await page.screenshot({ path: join(folder, `${width}-${theme}-${direction}-${state}.png`) });
  }
}

/** Waits for charts and tables, which measure themselves after a change of width. */
const settle = (page: Page) =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve, 120)));
      }),
  );
