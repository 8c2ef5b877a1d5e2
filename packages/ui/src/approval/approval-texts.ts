import type { Language, Texts } from '@backoffice/contracts';

/** The texts of `useApproved` in one language, for the areas that have something to approve. */
export async function approvalTexts(language: Language): Promise<Texts> {
  const texts: Promise<{ default: object }> = import(`./locales/${language}.json`);
  return { approval: (await texts).default };
}
