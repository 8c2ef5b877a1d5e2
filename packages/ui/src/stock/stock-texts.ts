import type { Language, Texts } from '@backoffice/contracts';

/** The texts of `ui/stock` in one language, for the areas that show it. */
export async function stockTexts(language: Language): Promise<Texts> {
  const texts: Promise<{ default: object }> = import(`./locales/${language}.json`);
  return { stock: (await texts).default };
}
