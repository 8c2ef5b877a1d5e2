import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { readContract } from './contract.mjs';
import { usedCalls } from './used-calls.mjs';

const folder = mkdtempSync(join(tmpdir(), 'calls-'));
afterAll(() => rmSync(folder, { recursive: true }));

const HEAD = "import { helped } from './helper';\n";
writeFileSync(
  join(folder, 'helper.ts'),
  'export const helped = () => call(saleCalls.sell, {});\nexport const other = () => call(saleCalls.ofDay, {});',
);

/** @type {(code: string, name?: string, member?: string) => string[]} */
function used(code, name, member) {
  const file = join(folder, 'resource.ts');
  writeFileSync(file, HEAD + code);
  const root = { file, ...(name && { name }), ...(member && { member }) };
  const found = usedCalls([root], (_, request) =>
    request.startsWith('./') ? `${join(folder, request)}.ts` : undefined,
  );
  return found.map((one) => `${one.call}${one.isOptional ? '?' : ''}`);
}

const QUERIES = `export const queries = {
  list: () => ({ queryFn: ({ signal }) => call(productCalls.list, { signal }) }),
  one: (id: number) => paged(productCalls.one, { params: { id } }),
};`;

test('only the used member of an object of queries counts', () => {
  expect(used(QUERIES, 'queries', 'list')).toEqual(['productCalls.list']);
  expect(used(QUERIES, 'queries', 'one')).toEqual(['productCalls.one']);
  expect(used(QUERIES, 'queries')).toEqual(['productCalls.list', 'productCalls.one']);
});

test.each([
  ['in a file beside it', 'helped()', ['saleCalls.sell']],
  ['without a client', 'fetch(`/${PATHS.events}`)', ['events']],
  ['behind a guard', 'callIfKnown(tillCalls.till, {})', ['tillCalls.till?']],
  ['sent behind a guard', 'ifSupported(call(tillCalls.till, {}))', ['tillCalls.till?']],
  [
    'guarded later',
    '{ const asked = send(tillCalls.till, {}); return ifSupported(asked); }',
    ['tillCalls.till?'],
  ],
  ['whose failure is dropped', 'send(logCalls.report, {}).catch(() => 0)', ['logCalls.report?']],
  [
    'that fails later',
    '{ const asked = send(tillCalls.till, {}); return asked; }',
    ['tillCalls.till'],
  ],
])('a call %s is found', (_, body, expected) => {
  expect(used(`export const ask = () => ${body};`, 'ask')).toEqual(expected);
});

test('a call that a function does not reach does not count', () => {
  const code = `export const one = () => call(oneCalls.one, {});
const hidden = () => send(twoCalls.hidden, {});
export const two = (x: typeof oneCalls.type) => hidden();`;
  expect(used(code, 'one')).toEqual(['oneCalls.one']);
  expect(used(code, 'two')).toEqual(['twoCalls.hidden']);
});

test('the contract says what a call takes and answers', async () => {
  const { calls, shapes } = await readContract();
  expect(calls['saleCalls.ofDay']).toBe('GET transactions/sales');
  expect(shapes['GET transactions/sales']).toMatchObject({
    action: 'sales.view',
    fields: { 'query.date': expect.anything(), 'answer.data[].id': { is: ['integer'] } },
  });
});
