import ar from './ar.json';
import en from './en.json';
import sq from './sq.json';
import tr from './tr.json';

/** Every key with dots; the plural forms of one text, which differ by language, count once. */
const keysOf = (texts: object, prefix = ''): string[] =>
  Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'object' && value !== null
      ? keysOf(value as object, `${prefix}${key}.`)
      : [`${prefix}${key}`.replace(/_(zero|one|two|few|many|other)$/, '')],
  );
const distinct = (keys: string[]) => [...new Set(keys)].sort();

describe('texts', () => {
  it.each(Object.entries({ sq, tr, ar }))('are complete in %s', (_, texts) => {
    expect(distinct(keysOf(texts))).toEqual(distinct(keysOf(en)));
  });
});
