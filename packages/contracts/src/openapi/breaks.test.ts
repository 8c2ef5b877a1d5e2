import * as z from 'zod/mini';

import { type Call } from '../call';
import { answer } from '../envelope';
import { breaksOf } from './breaks';
import { openApiDocument } from './openapi';
import { shapesOf } from './shapes';

const item = { id: z.int(), note: z.optional(z.string().check(z.maxLength(80))) };
const row = { id: z.int(), way: z.enum(['cash', 'bank']), hint: z.optional(z.string()) };
const sell: Call = {
  method: 'POST',
  path: 'sales/:id',
  summary: 'Sell',
  action: null,
  params: z.object({ id: z.string() }),
  query: z.object({ day: z.optional(z.string()) }),
  body: z.array(z.object(item)).check(z.maxLength(200)),
  answer: answer(z.object(row)),
};
const shapes = (...calls: Call[]) => shapesOf(openApiDocument(calls));
const told = (now: Partial<Call>) =>
  breaksOf(shapes(sell), shapes({ ...sell, ...now })).map(({ what }) => what);
const items = (fields: z.core.$ZodShape) => ({
  body: z.array(z.object({ ...item, ...fields })).check(z.maxLength(200)),
});
const rows = (fields: z.core.$ZodShape) => ({ answer: answer(z.object({ ...row, ...fields })) });

test('calls that are the same break nothing, and neither do new ones', () => {
  const more = shapes(sell, { ...sell, path: 'sales' });
  expect(breaksOf(shapes(sell), more)).toEqual([]);
  expect(breaksOf(more, shapes(sell))).toEqual([
    { call: 'POST sales', what: 'is gone', isGone: true },
  ]);
});

test.each<[string, Partial<Call>]>([
  ['an optional field more', items({ price: z.optional(z.string()) })],
  ['an optional object more', items({ at: z.optional(z.object({ id: z.int() })) })],
  ['more that is taken', items({ id: z.union([z.int(), z.string()]) })],
  ['longer text', items({ note: z.optional(z.string().check(z.maxLength(400))) })],
  [
    'an optional parameter more',
    { query: z.object({ ...{ day: z.optional(z.string()) }, shop: z.optional(z.int()) }) },
  ],
  ['another field in the answer', rows({ total: z.string() })],
  ['fewer words in the answer', rows({ way: z.enum(['cash']) })],
  ['a whole number where any came', rows({ id: z.int().check(z.minimum(1)) })],
])('%s breaks nothing', (_, now) => {
  expect(told(now)).toEqual([]);
});

test.each<[string, Partial<Call>, string[]]>([
  ['a session', { action: 'products.sell' }, ['needs a session and products.sell']],
  ['a parameter that is gone', { query: z.object({}) }, ['does not take query.day']],
  ['a field that is wanted', items({ price: z.string() }), ['wants body[].price']],
  ['an object that is wanted', items({ at: z.object({ id: z.int() }) }), ['wants body[].at.id']],
  [
    'a field that became wanted',
    items({ note: z.string().check(z.maxLength(80)) }),
    ['wants body[].note'],
  ],
  [
    'shorter text',
    items({ note: z.optional(z.string().check(z.maxLength(8))) }),
    ['takes body[].note only with maxLength 8'],
  ],
  ['another type', items({ id: z.string() }), ['does not take integer as body[].id']],
  [
    'words for text',
    items({ note: z.optional(z.enum(['a'])) }),
    ['does not take other values as body[].note'],
  ],
  [
    'fewer at once',
    { body: z.array(z.object(item)).check(z.maxLength(50)) },
    ['takes body only with maxItems 50'],
  ],
  [
    'a new word in the answer',
    rows({ way: z.enum(['cash', 'bank', 'card']) }),
    ['answers card as answer.data.way'],
  ],
  [
    'any text in the answer',
    rows({ way: z.string() }),
    ['answers other values as answer.data.way'],
  ],
  ['nothing in the answer', rows({ id: z.nullable(z.int()) }), ['answers null as answer.data.id']],
  [
    'an answer without a field',
    rows({ id: z.optional(z.int()) }),
    ['does not always answer answer.data.id'],
  ],
  [
    'an answer that became a list',
    { answer: answer(z.array(z.object(row))) },
    [
      'does not answer answer.data.id',
      'does not answer answer.data.way',
      'does not answer answer.data.hint',
      'answers array as answer.data',
    ],
  ],
  [
    'a file',
    { file: true },
    [
      'does not answer answer.success',
      'does not answer answer.data.id',
      'does not answer answer.data.way',
      'does not answer answer.data.hint',
      'does not answer answer.message',
      'answers application/octet-stream as answer',
    ],
  ],
])('%s breaks what clients rely on', (_, now, expected) => {
  expect(told(now)).toEqual(expected);
});

test('a missing field that was optional before is marked as unsure', () => {
  const without = { ...sell, answer: answer(z.object({ id: row.id, way: row.way })) };
  expect(breaksOf(shapes(sell), shapes(without))).toEqual([
    { call: 'POST sales/:id', what: 'does not answer answer.data.hint', isUnsure: true },
  ]);
});

test('of several forms each is compared with its own', () => {
  const forms = (...more: z.core.$ZodShape[]) =>
    ({
      ...sell,
      answer: answer(
        z.union([z.object({ kind: z.literal('a') }), ...more.map((one) => z.object(one))]),
      ),
    }) satisfies Call;
  const second = { kind: z.literal('b'), id: z.int() };
  expect(breaksOf(shapes(forms(second)), shapes(forms(second)))).toEqual([]);
  expect(breaksOf(shapes(forms()), shapes(forms(second)))).toMatchObject([
    { what: 'answers object|2 as answer.data' },
  ]);
});
