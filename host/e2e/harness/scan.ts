import type { CDPSession, Page } from 'playwright-core';

interface Key {
  key: string;
  code: string;
  text: string;
}

/** Milliseconds between two keys of a scanner. */
const KEY_GAP = 12;

const ENTER = { key: 'Enter', code: 'Enter', text: '\r' };
const keysOf = (digits: string) =>
  [...digits].map((digit) => ({ key: digit, code: `Digit${digit}`, text: digit }));

/**
 * Types a barcode as a scanner does: fast, ended by Enter, into whatever has the focus. The keys
 * carry their own times and are all under way at once, so that a busy machine types no slower.
 */
export async function scan(page: Page, barcode: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const start = Date.now() / 1_000;
  await type(session, [...keysOf(barcode), ENTER], start);
  await session.detach();
}

/** The same while the page is busy: it has seen nine keys, the others wait until it is free. */
export async function scanBusyPage(page: Page, barcode: string, busy: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const start = Date.now() / 1_000;
  const first = keysOf(barcode.slice(0, 9));
  await type(session, first, start);
  const isFree = page.evaluate((milliseconds) => {
    const end = performance.now() + milliseconds;
    while (performance.now() < end);
  }, busy);
  const rest = [...keysOf(barcode.slice(9)), ENTER];
  await type(session, rest, start + (first.length * KEY_GAP) / 1_000);
  await isFree;
  await session.detach();
}

const type = (session: CDPSession, keys: Key[], start: number) =>
  Promise.all(keys.map((key, place) => press(session, key, start + (place * KEY_GAP) / 1_000)));

async function press(
  session: CDPSession,
  { key, code, text }: Key,
  timestamp: number,
): Promise<void> {
  const windowsVirtualKeyCode = text.charCodeAt(0);
  const shared = { key, code, windowsVirtualKeyCode, timestamp };
  await Promise.all([
    session.send('Input.dispatchKeyEvent', { type: 'keyDown', text, ...shared }),
    session.send('Input.dispatchKeyEvent', { type: 'keyUp', ...shared }),
  ]);
}
