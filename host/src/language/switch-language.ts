import { addTexts, changeLanguage, directionOf, initI18n, type Language } from '@backoffice/i18n';
import { uiTexts } from '@backoffice/ui';

import { areaParts, loadAreaTexts } from '../areas/registry/installed-areas';

/** The shell's own texts; each language is fetched when it is first shown. */
const SHELL_TEXTS: Record<Language, () => Promise<{ default: object }>> = {
  en: () => import(/* webpackChunkName: "en" */ '../locales/en.json'),
  sq: () => import(/* webpackChunkName: "sq" */ '../locales/sq.json'),
  tr: () => import(/* webpackChunkName: "tr" */ '../locales/tr.json'),
  ar: () => import(/* webpackChunkName: "ar" */ '../locales/ar.json'),
};

async function addShellTexts(language: Language): Promise<void> {
  const [shell, shared] = await Promise.all([SHELL_TEXTS[language](), uiTexts(language)]);
  addTexts(language, { shell: shell.default, ...shared });
}

function describeDocument(language: Language): void {
  document.documentElement.lang = language;
  const direction = directionOf(language);
  document.documentElement.dir = direction;
  const manifest = document.querySelector('link[rel=manifest]');
  manifest?.setAttribute('href', `/manifest${direction === 'rtl' ? '-rtl' : ''}.webmanifest`);
}

/** Sets texts, language and direction of the page before the first render. */
export async function startLanguage(language: Language): Promise<void> {
  initI18n(language);
  describeDocument(language);
  await addShellTexts(language);
}

/** The page that is on screen while the language changes. */
export interface PageOnScreen {
  area: string;
  page: string;
}

/**
 * Changes language and direction once every text on screen is there. Texts of an area that cannot
 * be had now are asked for again with its next page.
 */
export async function switchLanguage(language: Language, shown?: PageOnScreen): Promise<void> {
  await Promise.all([
    addShellTexts(language),
    loadAreaTexts(language).catch(() => undefined),
    shown &&
      areaParts()
        .page(shown.area, shown.page, language)
        .catch(() => undefined),
  ]);
  await changeLanguage(language);
  describeDocument(language);
}
