/// <reference types="node" />
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { LANGUAGES, MESSAGES, type Language } from '@backoffice/contracts';

type Tree = { [key: string]: string | Tree };

const HOST_SOURCES = join(__dirname, '..');
const PLURAL = /_(zero|one|two|few|many|other)$/;

const textsOf = (language: Language) =>
  leaves(JSON.parse(readFileSync(join(__dirname, `${language}.json`), 'utf8')) as Tree);

/** `[key, text]` of every text in a tree. */
const leaves = (tree: Tree, path = ''): [key: string, text: string][] =>
  Object.entries(tree).flatMap(([key, value]): [string, string][] => {
    const name = path ? `${path}.${key}` : key;
    return typeof value === 'string' ? [[name, value]] : leaves(value, name);
  });

const gapsOf = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).sort();

const english = new Map(textsOf('en'));
const keys = new Set([...english.keys()].map((key) => key.replace(PLURAL, '')));

describe.each(LANGUAGES)('%s', (language) => {
  const texts = textsOf(language);

  test('has every key and no other, and no empty text', () => {
    expect(new Set(texts.map(([key]) => key.replace(PLURAL, '')))).toEqual(keys);
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

/** Sources of the shell, without tests. */
const sources = readdirSync(HOST_SOURCES, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|^testing/.test(file))
  .map((file) => ({ file, text: readFileSync(join(HOST_SOURCES, file), 'utf8') }));

test('every key that the sources name exists', () => {
  const named = sources.flatMap(({ file, text }) =>
    [...text.matchAll(/\bt\(\s*'(?:shell:)?([\w.]+)'/g)].map(([, key = '']) => ({ file, key })),
  );
  expect(named.length).toBeGreaterThan(20);
  expect(named.filter(({ key }) => !keys.has(key))).toEqual([]);
});

test('no text stands in the sources themselves', () => {
  const between = />\s*[A-Z][a-z]+[^<>{}=;()]*<\//g;
  const attribute = /\b(?:aria-label|placeholder|title|alt)="[^"]+"/g;
  const found = sources
    .filter(({ file }) => file.endsWith('.tsx'))
    .flatMap(({ file, text }) =>
      [...text.matchAll(between), ...text.matchAll(attribute)].map(([part]) => `${file}: ${part}`),
    );
  expect(found).toEqual([]);
});

test("the specification's fixed messages stand in their own table, not here", () => {
  const fixed = new Set<string>(Object.values(MESSAGES).map(({ text }) => text));
  expect([...english.values()].filter((text) => fixed.has(text))).toEqual([]);
});
