import type { Page } from '@playwright/test';

import { inFirefox } from '../firefox/adapt';

/** Draws a page as on paper, or as on a screen again. */
export const drawFor = (page: Page, medium: 'print' | 'screen'): Promise<void> =>
  inFirefox() ? page.evaluate(exchangeMedia) : page.emulateMedia({ media: medium });

/** Swaps the media `print` and `screen` in all style sheets, since BiDi can't emulate a medium. */
function exchangeMedia(): void {
  const exchange = (media: MediaList) => {
    media.mediaText = media.mediaText.replaceAll(/\b(?:print|screen)\b/g, (medium) =>
      medium === 'print' ? 'screen' : 'print',
    );
  };
  const visit = (rules: CSSRuleList) => {
    for (const rule of rules) {
      if (rule instanceof CSSMediaRule) exchange(rule.media);
      if (rule instanceof CSSGroupingRule) visit(rule.cssRules);
    }
  };
  for (const sheet of document.styleSheets) {
    exchange(sheet.media);
    visit(sheet.cssRules);
  }
}
