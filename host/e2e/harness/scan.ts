import type { CDPSession, Page } from '@playwright/test';

import { inFirefox, setPace } from './firefox/adapt';

interface Key {
  key: string;
  code: string;
  text: string;
  windowsVirtualKeyCode: number;
}

export interface Typing {
  /** Milliseconds between two keys, by their own times. */
  gap?: number;
  /** How the scanner ends a code; `[]` for one that doesn't. */
  endings?: readonly ('Enter' | 'Tab')[];
  /** The keys from this one on reach the page later than they were pressed. */
  late?: { from: number; by: number };
}

/** Milliseconds between two keys of a scanner. */
const SCANNER_GAP = 12;
/** Milliseconds after a scan in which an Enter counts as the scanner's, and a little more. */
const UNTIL_A_HAND = 300;

const ENDINGS = {
  Enter: { key: 'Enter', code: 'Enter', text: '\r', windowsVirtualKeyCode: 13 },
  Tab: { key: 'Tab', code: 'Tab', text: '', windowsVirtualKeyCode: 9 },
};
const keysOf = (text: string) => [...text].map(keyOf);

function keyOf(text: string): Key {
  const upper = text.toUpperCase();
  const code = /\d/.test(text) ? `Digit${text}` : text === '/' ? 'Slash' : `Key${upper}`;
  return { key: text, code, text, windowsVirtualKeyCode: text === '/' ? 191 : upper.charCodeAt(0) };
}

/** Milliseconds of the machine's own clock, by which browsers stamp keys, not the tests' clock. */
const clock = () => performance.timeOrigin + performance.now();

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/**
 * Types keys that carry their own times and are all under way at once, so that a busy machine types
 * no slower. Resolves with the time of the last one.
 */
export async function typeKeys(
  page: Page,
  text: string,
  { gap = SCANNER_GAP, endings = [], late }: Typing = {},
): Promise<number> {
  if (inFirefox()) return typeOneByOne(page, text, { gap, endings, late });
  const session = await page.context().newCDPSession(page);
  const start = clock();
  const keys = [...keysOf(text), ...endings.map((ending) => ENDINGS[ending])];
  const from = late?.from ?? keys.length;
  await type(session, keys.slice(0, from), start, gap);
  if (late) await pause(late.by);
  await type(session, keys.slice(from), start + from * gap, gap);
  await session.detach();
  return start + keys.length * gap;
}

/** `typeKeys` where each key is a command of its own, which ends once the page has heard of it. */
async function typeOneByOne(
  page: Page,
  text: string,
  { gap = SCANNER_GAP, endings = [], late }: Typing,
): Promise<number> {
  const keys = [...text, ...endings];
  const from = late?.from ?? keys.length;
  await setPace(page, keys.length, gap);
  const start = clock();
  await pressEach(page, keys.slice(0, from));
  if (late) await pause(late.by);
  await pressEach(page, keys.slice(from));
  return start + keys.length * gap;
}

async function pressEach(page: Page, keys: readonly string[]): Promise<void> {
  for (const key of keys) await page.keyboard.press(key);
}

/**
 * Types a barcode as a scanner does: fast, ended by Enter, into whatever has the focus. Resolves
 * when the next key can be a hand's.
 */
export async function scan(page: Page, barcode: string, typing: Typing = {}): Promise<void> {
  const end = await typeKeys(page, barcode, { endings: ['Enter'], ...typing });
  await pause(end + UNTIL_A_HAND - clock());
}

/** `scan` while the page is busy: it has seen nine keys, the others wait until it is free. */
export async function scanBusyPage(page: Page, barcode: string, busy: number): Promise<void> {
  const beBusy = () =>
    page.evaluate((milliseconds) => {
      const end = performance.now() + milliseconds;
      while (performance.now() < end);
    }, busy);
  if (inFirefox()) {
    await setPace(page, barcode.length + 1, SCANNER_GAP);
    await pressEach(page, [...barcode.slice(0, 9)]);
    await Promise.all([beBusy(), pressEach(page, [...barcode.slice(9), 'Enter'])]);
    return;
  }
  const session = await page.context().newCDPSession(page);
  const start = clock();
  const first = keysOf(barcode.slice(0, 9));
  await type(session, first, start, SCANNER_GAP);
  const isFree = beBusy();
  const rest = [...keysOf(barcode.slice(9)), ENDINGS.Enter];
  await type(session, rest, start + first.length * SCANNER_GAP, SCANNER_GAP);
  await isFree;
  await session.detach();
}

const type = (session: CDPSession, keys: Key[], start: number, gap: number) =>
  Promise.all(keys.map((key, place) => press(session, key, start + place * gap)));

async function press(session: CDPSession, { text, ...key }: Key, at: number): Promise<void> {
  const stroke = { ...key, timestamp: at / 1_000 };
  const down = text === '' ? { type: 'rawKeyDown' as const } : { type: 'keyDown' as const, text };
  await Promise.all([
    session.send('Input.dispatchKeyEvent', { ...down, ...stroke }),
    session.send('Input.dispatchKeyEvent', { type: 'keyUp', ...stroke }),
  ]);
}
