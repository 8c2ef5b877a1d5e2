import { createInterface } from 'node:readline/promises';

import { LANGUAGES, type Language, type Localized } from '@backoffice/contracts';

/** Names of an area, as far as they are known. */
type Labels = Partial<Record<Language, string | undefined>>;

const IN: Record<Language, string> = {
  en: 'English',
  sq: 'Albanian',
  tr: 'Turkish',
  ar: 'Arabic',
};

/** The placeholder of a missing translation; `area-texts.test.mjs` fails while there is one. */
const untranslated = (language: Language, text: string) => `[${language}] ${text}`;

/** Throws for an empty name, and for one with quotes: sources have it between quotes. */
function checkLabels(labels: Labels): void {
  for (const [language, label] of Object.entries(labels)) {
    if (label === undefined || /^[^'"\\\n]+$/.test(label)) continue;
    throw new Error(`--label-${language}: without quotes, please, and not empty`);
  }
}

/** Asks whoever sits at the terminal for the names that nobody gave; Enter leaves one for later. */
async function askForLabels(given: Labels, suggested: string): Promise<Labels> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const labels: Labels = { ...given };
  for (const language of LANGUAGES.filter((one) => given[one] === undefined)) {
    const offer = language === 'en' ? suggested : 'later';
    const answer = await terminal.question(`Its name in ${IN[language]} (${offer}): `);
    if (answer.trim()) labels[language] = answer.trim();
  }
  terminal.close();
  return labels;
}

/** A name in each language, and which of them still have to be translated. */
function completeLabels(
  { en, ...others }: Labels,
  suggested: string,
): { label: Localized; missing: Language[] } {
  const english = en ?? suggested;
  const text = (language: keyof typeof others) =>
    others[language] ?? untranslated(language, english);
  const label = { en: english, sq: text('sq'), tr: text('tr'), ar: text('ar') };
  return { label, missing: LANGUAGES.filter((one) => label[one] === untranslated(one, english)) };
}

/** The flags that name an area. */
export const LABEL_FLAGS = {
  'label-en': { type: 'string' },
  'label-sq': { type: 'string' },
  'label-tr': { type: 'string' },
  'label-ar': { type: 'string' },
} as const;

/** The area's names from the flags; on a terminal it asks for those that are missing. */
export async function labelsOf(name: string, flags: Record<string, string | undefined>) {
  const given = Object.fromEntries(
    LANGUAGES.map((language) => [language, flags[`label-${language}`]]),
  );
  checkLabels(given);
  const suggested = name.charAt(0).toUpperCase() + name.slice(1);
  const labels = process.stdin.isTTY ? await askForLabels(given, suggested) : given;
  checkLabels(labels);
  return completeLabels(labels, suggested);
}
