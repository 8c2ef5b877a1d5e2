/// <reference types="node" />
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import ar from './ar.json';
import en from './en.json';
import sq from './sq.json';
import tr from './tr.json';

/** Every text under its key with dots. */
const textsOf = (texts: object, prefix = ''): [key: string, text: string][] =>
  Object.entries(texts).flatMap(([key, value]): [string, string][] =>
    typeof value === 'object' && value !== null
      ? textsOf(value as object, `${prefix}${key}.`)
      : [[`${prefix}${key}`, String(value)]],
  );
const keys = textsOf(en).map(([key]) => key);
const gapsOf = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort();

const source = join(__dirname, '..');
const screens = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
  .map((file) => readFileSync(join(source, file), 'utf8'));
/** `t('a.b')`, and of `t(`a.${b}`)` what stands before the gap. */
const used = screens.flatMap((text) => [...text.matchAll(/\bt\(\s*['`]([\w.-]+)(\$\{)?/g)]);

describe('texts', () => {
  test.each(Object.entries({ sq, tr, ar }))('are complete in %s, gaps included', (_, texts) => {
    const shapes = (of: object) => textsOf(of).map(([key, text]) => [key, gapsOf(text)]);
    expect(shapes(texts)).toEqual(shapes(en));
  });

  test('exist for every key that a screen uses', () => {
    expect(used.length).toBeGreaterThan(40);
    const missing = used.filter(([, key = '', isStart]) =>
      isStart ? !keys.some((one) => one.startsWith(key)) : !keys.includes(key),
    );
    expect(missing.map(([call]) => call)).toEqual([]);
  });
});
