import type { BrowserContext } from 'playwright-core';

import { surroundings } from '../surroundings';

export const inFirefox = (): boolean => surroundings().engine === 'firefox';

/**
 * Keys of one scan come one by one over BiDi, on a busy machine slowly: the scanner is set to the
 * slowest that it takes. Playwright's `fill` over BiDi sets a field's value past React, which then takes it back; typed as
 * an edit it stays.
 */
export async function adaptToFirefox(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    if (location.protocol.startsWith('http') && !localStorage.getItem('backoffice.scanner')) {
      localStorage.setItem('backoffice.scanner', JSON.stringify({ maxGap: 100 }));
    }
    Object.defineProperty(window, '__pw_bidiInsertText', {
      get: () => (text: string) => void document.execCommand('insertText', false, text),
      set: () => undefined,
    });
  });
}
