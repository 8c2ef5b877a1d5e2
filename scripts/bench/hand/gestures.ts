import { setTimeout as pause } from 'node:timers/promises';

import type { CDPSession, Locator, Page } from 'playwright-core';

import { nextFrame } from './interactions.mjs';
import type { Unit } from './units.ts';

/** Rows that are ticked, codes that are scanned, lines of the dialog. */
export const SIZES = { rows: 200, codes: 20, lines: 50 };
/** Milliseconds between two codes: five a second. */
const BETWEEN_CODES = 200;
/** Milliseconds between two keys of a scanner. */
const SCANNER_GAP = 12;
/** Milliseconds between two keys of somebody who types fast. */
const BETWEEN_KEYS = 120;

/** What somebody does with a page that stands ready for it. */
export interface Gesture {
  /** Where it begins. */
  path: string;
  /** Before the processor is slowed down; nothing of it is measured. */
  prepare: (page: Page) => Promise<void>;
  /** What is measured. */
  act: (page: Page) => Promise<void>;
}

/** By the mouse itself: Playwright's click asks within the measured event what lies under it. */
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

/** As a scanner types: each key carries its own time, so that a slow page makes none later. */
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
  // The first tick of a hand; from there on the keyboard is as quick as the eye.
  for (let row = 0; row < SIZES.rows; row += 1) {
    const box = page.locator(`tbody tr[aria-rowindex="${row + 2}"] [type=checkbox]`);
    await click(page, box);
  }
  await page.getByText(`${SIZES.rows} selected`).first().waitFor();
}

/** The shell's panel: light and dark by a click, Arabic and back by a key. */
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

/** By what they are called; the units of a code stand in the shop for them. */
export const gesturesOf = (units: readonly Unit[], code: string): Record<string, Gesture> => ({
  ...ofStock(code),
  ...ofCounter(units),
  ...OF_SHELL,
});
