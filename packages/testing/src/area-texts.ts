/// <reference types="node" />
import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

import { LANGUAGES, type Language } from '@backoffice/contracts';

type Tree = { [key: string]: string | Tree };

const PLURAL = /_(zero|one|two|few|many|other)$/;

/** `[key, text]` of every text in a tree. */
const leaves = (tree: Tree, path = ''): [key: string, text: string][] =>
  Object.entries(tree).flatMap(([key, value]): [string, string][] => {
    const name = path ? `${path}.${key}` : key;
    return typeof value === 'string' ? [[name, value]] : leaves(value, name);
  });

const gapsOf = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).sort();

/** Texts of the folder and of its subfolders, which hold texts that only some parts show. */
function readTexts(folder: string, language: Language) {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => basename(file) === `${language}.json`)
    .flatMap((file) => leaves(JSON.parse(readFileSync(join(folder, file), 'utf8')) as Tree));
}

/** The code in a folder, without its tests. */
function readSources(folder: string): string {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|^testing/.test(file))
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .join('\n');
}

const folderOfTest = () => dirname(expect.getState().testPath ?? '');
const withoutPlural = (keys: Iterable<string>) =>
  [...new Set([...keys].map((key) => key.replace(PLURAL, '')))].sort();

/**
 * Tests of a folder of texts (`locales/en.json` and the other languages), called by a test file in
 * that folder: all languages have the same keys and gaps and every plural form of their own.
 */
function testLanguages(): void {
  const folder = folderOfTest();
  const english = new Map(readTexts(folder, 'en'));

  describe.each(LANGUAGES)('texts: %s', (language) => {
    const texts = readTexts(folder, language);

    test('has every key and no other, and no empty text', () => {
      const own = withoutPlural(texts.map(([key]) => key));
      expect(own).toEqual(withoutPlural(english.keys()));
      expect(texts.filter(([, text]) => text.trim() === '')).toEqual([]);
    });

    test('has every plural form that the language knows', () => {
      const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
      const own = new Set(texts.map(([key]) => key));
      const plurals = [...english.keys()].filter((key) => key.endsWith('_other'));
      const wanted = plurals.flatMap((key) => forms.map((form) => key.replace(PLURAL, `_${form}`)));
      expect(wanted.filter((key) => !own.has(key))).toEqual([]);
    });

    test('has the gaps of the English text', () => {
      const wrong = texts.filter(([key, text]) => {
        const model = PLURAL.test(key) ? undefined : english.get(key);
        return model !== undefined && String(gapsOf(text)) !== String(gapsOf(model));
      });
      expect(wrong).toEqual([]);
    });
  });
}

/** Keys that the code in a folder names by their prefix, each rewritten as a call of `t`. */
const namedIn = (folder: string, prefix: string): string[] =>
  [...readSources(folder).matchAll(new RegExp(`['\`]${prefix}[\\w.-]+(?:'|\\$\\{)`, 'g'))].map(
    ([key]) => `t(${key}`,
  );

/**
 * `testLanguages`, and two more tests: each key that the code beside the folder names exists, and
 * each key that exists is named in the code.
 *
 * @param prefix what the code may write before a key, such as `shell:`
 * @param users folders whose code names keys by that prefix, too
 */
export function testTexts(prefix = '', users: readonly string[] = []): void {
  testLanguages();
  const folder = folderOfTest();
  const keys = withoutPlural(readTexts(folder, 'en').map(([key]) => key));
  const own = [
    readSources(dirname(folder)),
    ...users.flatMap((user) => namedIn(user, prefix)),
  ].join('\n');
  const code = own.replaceAll(new RegExp(`(?<=['"\`])${prefix}`, 'g'), '');

  test('every key that the code names exists', () => {
    const named = [...code.matchAll(/\bt\(\s*['`](?!\w+:)([\w.-]+)(\$\{)?/g)];
    expect(named.length).toBeGreaterThan(0);
    const missing = named.filter(([, key = '', isStart]) =>
      isStart ? !keys.some((one) => one.startsWith(key)) : !keys.includes(key),
    );
    expect(missing.map(([call]) => call)).toEqual([]);
  });

  test('every key is named in the code', () => {
    // A template names every key that begins with the text before its first gap.
    const written = [...code.matchAll(/['"`]([\w.-]+)(['"`]|\$\{)/g)];
    const isNamed = (key: string) =>
      written.some(([, text = '', end]) =>
        end === '${' ? text !== '' && key.startsWith(text) : key === text,
      );
    expect(keys.filter((key) => !isNamed(key))).toEqual([]);
  });
}
