import { setTimeout as pause } from 'node:timers/promises';

import type { CDPSession, Locator, Page } from 'playwright-core';

import { nextFrame } from './interactions.mjs';
import type { Unit } from './units.ts';

/** How many rows are ticked, codes scanned, and lines shown in the sell dialog. */
export const SIZES = { rows: 200, codes: 20, lines: 50 };
/** Milliseconds between two codes: five a second. */
const BETWEEN_CODES = 200;
/** Milliseconds between two keys of a scanner. */
const SCANNER_GAP = 12;
/** Milliseconds between two keys of somebody who types fast. */
const BETWEEN_KEYS = 120;

/** Something that people do with a page, to be measured. */
export interface Gesture {
  /** Address of the page where it begins. */
  path: string;
  /** Runs before the processor is slowed down; nothing of it is measured. */
  prepare: (page: Page) => Promise<void>;
  /** The part that is measured. */
  act: (page: Page) => Promise<void>;
}

/** Clicks by the mouse: Playwright's `click` asks within the measured event what lies under it. */
async function click(page: Page, target: Locator) {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error('Nobody sees what is to be clicked');
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  // What Playwright looks up next would be measured too, if it came before the frame.
  await nextFrame(page);
}

const rowsOf = (page: Page) => page.locator('tbody tr:not([aria-hidden])');
const settled = async (page: Page) => {
  await page.waitForFunction(() => !document.querySelector('main [aria-busy="true"]'));
  await pause(500);
};

/** Types as a scanner does: each key carries its own time, so that a slow page makes none later. */
async function scan(session: CDPSession, barcode: string) {
  const start = Date.now();
  const keys = [...barcode].map((text) => ({ key: text, code: `Digit${text}`, text }));
  const all = [...keys, { key: 'Enter', code: 'Enter', text: '\r' }];
  const strokes = all.flatMap(({ text, ...key }, place) => {
    const stroke = { ...key, timestamp: (start + place * SCANNER_GAP) / 1_000 };
    const windowsVirtualKeyCode = text.charCodeAt(0);
    return [
      { ...stroke, windowsVirtualKeyCode, type: 'keyDown' as const, text },
      { ...stroke, windowsVirtualKeyCode, type: 'keyUp' as const },
    ];
  });
  await Promise.all(strokes.map((stroke) => session.send('Input.dispatchKeyEvent', stroke)));
}

/** Scans codes one after another; resolves when all of them stand on the counter. */
async function scanAll(page: Page, units: readonly Unit[]) {
  const session = await page.context().newCDPSession(page);
  const started = Date.now();
  for (const [place, { barcode }] of units.entries()) {
    await pause(started + place * BETWEEN_CODES - Date.now());
    await scan(session, barcode);
  }
  for (const { barcode } of units) {
    await page.getByRole('row', { name: new RegExp(barcode) }).waitFor({ state: 'attached' });
  }
}

async function tickRows(page: Page) {
  for (let row = 0; row < SIZES.rows; row += 1) {
    const box = page.locator(`tbody tr[aria-rowindex="${row + 2}"] [type=checkbox]`);
    await click(page, box);
  }
  await page.getByText(`${SIZES.rows} selected`).first().waitFor();
}

/** Uses the shell's settings panel: light and dark by clicks, Arabic by a key. */
async function changeLooks(page: Page) {
  for (const name of ['Light mode', 'Dark mode']) {
    await click(page, page.getByRole('radio', { name }));
    await pause(300);
  }
  await page.getByRole('dialog').getByRole('combobox', { name: 'Language' }).focus();
  await page.keyboard.press('End');
  await page.waitForURL('**/rtl/**');
  await settled(page);
}

const counter = async (page: Page) => {
  await page.getByRole('button', { name: 'Sell' }).waitFor();
  await settled(page);
};

const ofCounter = (units: readonly Unit[]): Record<string, Gesture> => ({
  [`${SIZES.codes} codes scanned, 5 a second`]: {
    path: '/admin/sales',
    prepare: counter,
    act: (page) => scanAll(page, units.slice(0, SIZES.codes)),
  },
  [`sell dialog with ${SIZES.lines} lines`]: {
    path: '/admin/sales',
    prepare: async (page) => {
      await counter(page);
      await scanAll(page, units.slice(0, SIZES.lines));
    },
    act: async (page) => {
      await click(page, page.getByRole('button', { name: /^Sell/ }).first());
      await page
        .getByRole('dialog')
        .getByLabel(/^Price,/)
        .nth(SIZES.lines - 1)
        .waitFor();
    },
  },
});

const ofStock = (code: string): Record<string, Gesture> => ({
  [`${SIZES.rows} rows ticked`]: {
    path: `/admin/products?code=${code}`,
    prepare: (page) => rowsOf(page).first().waitFor(),
    act: tickRows,
  },
  'typing in a filter over 100,000 units': {
    path: '/admin/products?all=1',
    prepare: async (page) => {
      await rowsOf(page).nth(9).waitFor();
      await page.getByRole('searchbox', { name: 'Code' }).focus();
    },
    act: async (page) => {
      for (const key of code) {
        await page.keyboard.press(key);
        await pause(BETWEEN_KEYS);
      }
      await page.waitForURL(`**code=${code}*`);
      await settled(page);
    },
  },
});

const OF_SHELL: Record<string, Gesture> = {
  'theme and direction changed': {
    path: '/admin/dashboard',
    prepare: async (page) => {
      await settled(page);
      await page.getByRole('button', { name: 'Settings panel' }).click();
      await page.getByRole('radio', { name: 'Dark mode' }).waitFor();
    },
    act: changeLooks,
  },
};

/** All gestures by their names; units of `code` must be in stock for them. */
export const gesturesOf = (units: readonly Unit[], code: string): Record<string, Gesture> => ({
  ...ofStock(code),
  ...ofCounter(units),
  ...OF_SHELL,
});
