import type { CDPSession, Page } from 'playwright-core';

import { inFirefox } from './firefox/adapt';

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
/** So long after a scan the product takes no Enter for a hand's, and a little more. */
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
  if (inFirefox()) return typeByHand(page, text, { gap, endings });
  const session = await page.context().newCDPSession(page);
  const start = Date.now();
  const keys = [...keysOf(text), ...endings.map((ending) => ENDINGS[ending])];
  const from = late?.from ?? keys.length;
  await type(session, keys.slice(0, from), start, gap);
  if (late) await pause(late.by);
  await type(session, keys.slice(from), start + from * gap, gap);
  await session.detach();
  return start + keys.length * gap;
}

/** Where keys carry no times: one after the other, as fast as the browser takes them. */
async function typeByHand(
  page: Page,
  text: string,
  { gap = SCANNER_GAP, endings = [] }: Typing,
): Promise<number> {
  // A key takes some milliseconds of its own on the way.
  const delay = gap > SCANNER_GAP ? gap : 0;
  await page.keyboard.type(text, { delay });
  for (const ending of endings) await page.keyboard.press(ending);
  return Date.now();
}

/**
 * Types a barcode as a scanner does: fast, ended by Enter, into whatever has the focus. Resolves
 * when the next key can be a hand's.
 */
export async function scan(page: Page, barcode: string, typing: Typing = {}): Promise<void> {
  const end = await typeKeys(page, barcode, { endings: ['Enter'], ...typing });
  await pause(end + UNTIL_A_HAND - Date.now());
}

/** The same while the page is busy: it has seen nine keys, the others wait until it is free. */
export async function scanBusyPage(page: Page, barcode: string, busy: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const start = Date.now();
  const first = keysOf(barcode.slice(0, 9));
  await type(session, first, start, SCANNER_GAP);
  const isFree = page.evaluate((milliseconds) => {
    const end = performance.now() + milliseconds;
    while (performance.now() < end);
  }, busy);
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
