import type { CDPSession, Page } from 'playwright-core';

/** Milliseconds between two keys of a scanner. */
const KEY_GAP = 12;

/**
 * Types a barcode as a scanner does: fast, ended by Enter, into whatever has the focus. The keys
 * carry their own times and are all under way at once, so that a busy machine types no slower.
 */
export async function scan(page: Page, barcode: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const start = Date.now() / 1_000;
  const keys = [...barcode].map((digit) => ({ key: digit, code: `Digit${digit}`, text: digit }));
  const typed = [...keys, { key: 'Enter', code: 'Enter', text: '\r' }];
  await Promise.all(
    typed.map((key, place) => press(session, key, start + (place * KEY_GAP) / 1_000)),
  );
  await session.detach();
}

async function press(
  session: CDPSession,
  { key, code, text }: { key: string; code: string; text: string },
  timestamp: number,
): Promise<void> {
  const windowsVirtualKeyCode = text.charCodeAt(0);
  const shared = { key, code, windowsVirtualKeyCode, timestamp };
  await Promise.all([
    session.send('Input.dispatchKeyEvent', { type: 'keyDown', text, ...shared }),
    session.send('Input.dispatchKeyEvent', { type: 'keyUp', ...shared }),
  ]);
}
