/// <reference types="node" />
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { LANGUAGES, MESSAGES, type Language } from '@backoffice/contracts';

import { uiTexts } from './ui-texts';

type Tree = { [key: string]: string | Tree };

const PLURAL = /_(zero|one|two|few|many|other)$/;

const leaves = (tree: Tree, path = ''): [string, string][] =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [[path + key, value]] : leaves(value, `${path}${key}.`),
  );

async function textsOf(language: Language): Promise<Map<string, string>> {
  return new Map(leaves((await uiTexts(language)) as Tree));
}

const withoutPlural = (keys: Iterable<string>) =>
  [...new Set([...keys].map((key) => key.replace(PLURAL, '')))].sort();
const gaps = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort();

test.each(LANGUAGES)('%s has every text, with all its gaps and plurals', async (language) => {
  const [english, texts] = await Promise.all([textsOf('en'), textsOf(language)]);
  expect(withoutPlural(texts.keys())).toEqual(withoutPlural(english.keys()));

  const categories = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
  for (const [key, text] of texts) {
    expect(text.trim()).not.toBe('');
    if (!PLURAL.test(key)) {
      expect([key, gaps(text)]).toEqual([key, gaps(english.get(key) ?? '')]);
      continue;
    }
    const base = key.replace(PLURAL, '');
    const present = categories.filter((category) => texts.has(`${base}_${category}`));
    expect([base, present]).toEqual([base, [...categories]]);
  }
});

test('the messages are those of the catalogue, English word for word', async () => {
  const { messages } = (await uiTexts('en')) as { messages: Record<string, string> };
  expect(Object.keys(messages)).toEqual(Object.keys(MESSAGES));
  expect(messages.loginFailed).toBe('Something goes wrong! PLease Try Again');
});

test('every key that the code asks for exists', async () => {
  const english = await textsOf('en');
  const folders = readdirSync(__dirname, { recursive: true, encoding: 'utf8' });
  const sources = folders.filter((file) => /(?<!\.test)\.tsx?$/.test(file));
  const asked = sources.flatMap((file) => {
    const code = readFileSync(join(__dirname, file), 'utf8');
    return code.includes("useTranslation('ui')")
      ? [...code.matchAll(/\bt\('([\w.]+)'/g)].map((match) => match[1] ?? '')
      : [];
  });
  const known = new Set(withoutPlural(english.keys()));
  expect(asked.filter((key) => !known.has(`ui.${key}`))).toEqual([]);
  expect(asked.length).toBeGreaterThan(20);
});
