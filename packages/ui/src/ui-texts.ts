import type { Language, Texts } from '@backoffice/contracts';

const LOADERS: Record<Language, () => Promise<{ default: Texts }>> = {
  en: () => import(/* webpackChunkName: "en" */ './locales/en'),
  sq: () => import(/* webpackChunkName: "sq" */ './locales/sq'),
  tr: () => import(/* webpackChunkName: "tr" */ './locales/tr'),
  ar: () => import(/* webpackChunkName: "ar" */ './locales/ar'),
};

/**
 * The texts of this package (`ui`) and of the fixed messages (`messages`) in one language. The
 * host adds them at start; an area adds them to its own, so that it can bring newer ones.
 */
export const uiTexts = async (language: Language): Promise<Texts> =>
  (await LOADERS[language]()).default;
