/// <reference types="node" />
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { ERROR_STATUS } from '../../errors';
import { REFUSALS, say, VALUE_REFUSALS } from './refusals';
import { PARAM_KINDS } from './said';
import { inEnglish, refusalOf } from './worded';

const SOURCES = join(__dirname, '..', '..');
const sourcesIn = (folder: string) =>
  readdirSync(folder, { encoding: 'utf8' })
    .filter((file) => /(?<!\.test)\.ts$/.test(file))
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .join('\n');

test('no reason stands twice, where the last would win', () => {
  const keys = [...sourcesIn(__dirname).matchAll(/^ {2}([a-z]\w*): (?:refusal\('\w+'\)|\w+)\(/gm)];
  const names = keys.map(([, name]) => name);
  expect(names).toHaveLength(Object.keys(REFUSALS).length);
  expect(new Set(names).size).toBe(names.length);
});

test('a day or a moment in a sentence is written as the language writes it', () => {
  const gaps = Object.values(REFUSALS).flatMap(({ text }) =>
    [...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name),
  );
  const times = gaps.filter((name) => /(^|_)(day|date|at|when|since|until)$/.test(name));
  expect(times).toContain('first_day');
  expect(times.filter((name) => !(name in PARAM_KINDS))).toEqual([]);
});

test('every code is known, and every plural has both of its texts', () => {
  for (const [reason, { code }] of Object.entries(REFUSALS)) {
    expect([reason, code in ERROR_STATUS]).toEqual([reason, true]);
    const counted = /^(.+)_(?:one|other)$/.exec(reason)?.[1];
    if (!counted) continue;
    expect(REFUSALS).toHaveProperty([`${counted}_one`]);
    expect(REFUSALS).toHaveProperty([`${counted}_other`]);
  }
});

test('the catalogue has the messages of the schemas word for word', () => {
  const schemas = sourcesIn(join(SOURCES, 'api')) + sourcesIn(SOURCES);
  const said = Object.entries(VALUE_REFUSALS).slice(
    0,
    Object.keys(VALUE_REFUSALS).indexOf('value_unfit'),
  );
  expect(said.filter(([, { text }]) => !schemas.includes(`'${text}'`))).toEqual([]);
});

test.each([
  [say('sign_in_first'), 'Please sign in'],
  [say('cash_above_limit', { limit: '500.00' }), 'No cash in a sale above 500.00 €'],
  [
    say('differences_unexplained', {
      differences: [
        say('cash_differs', { difference: '-5.01' }),
        say('bank_differs', { bank: 'TEB', difference: '7.00' }),
      ],
    }),
    'Please give a reason: Cash −5.01 €, TEB +7.00 €',
  ],
  [
    say('item_in_use', {
      item: say('item_brand'),
      name: 'Nike',
      amount: say('more_than', { most: 10_000 }),
      things: say('things_product', { count: 12_000 }),
    }),
    'Brand "Nike" is used by more than 10,000 products',
  ],
  [
    say('beyond_rules', {
      clauses: [
        say('sold_too_long_ago', { code: 'AB1', id: '7', days: 14 }),
        say('paid_otherwise', { before: ['TEB'], after: [say('way_cash')] }),
      ],
    }),
    'AB1 (7) was sold more than 14 days ago; It was paid by TEB, not by cash',
  ],
])('%j in English', (said, text) => {
  expect(inEnglish(said)).toBe(text);
});

test('an unknown reason does not compile, and neither does a missing parameter', () => {
  // @ts-expect-error no such reason
  const unknown = say('a_free_sentence');
  expect(() => refusalOf(unknown)).toThrow('No refusal is called a_free_sentence');
  // @ts-expect-error the limit is missing
  say('cash_above_limit');
  // @ts-expect-error there is no such parameter
  say('already_sold', { unit: 'AB1' });
});
