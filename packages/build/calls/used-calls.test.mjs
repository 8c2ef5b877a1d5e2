import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { readContract } from './contract.mjs';
import { usedCalls } from './used-calls.mjs';

const folder = mkdtempSync(join(tmpdir(), 'calls-'));
afterAll(() => rmSync(folder, { recursive: true }));

const HEAD = "import { http } from '@backoffice/api-client';\nimport { helped } from './helper';\n";
writeFileSync(
  join(folder, 'helper.ts'),
  'export const helped = <T>(path: string): Promise<T> => http.put(path, {});\nexport const other = () => http.get(PATHS.other);',
);

/** @type {(code: string, name?: string, member?: string) => string[]} */
function used(code, name, member) {
  const file = join(folder, 'resource.ts');
  writeFileSync(file, HEAD + code);
  const root = { file, ...(name && { name }), ...(member && { member }) };
  const found = usedCalls([root], (_, request) =>
    request.startsWith('./') ? `${join(folder, request)}.ts` : undefined,
  );
  return found.map(
    ({ method = 'any', path, isOptional }) => `${method} ${path}${isOptional ? '?' : ''}`,
  );
}

const QUERIES = `export const queries = {
  list: () => ({ queryFn: ({ signal }) => http.get(PATHS.products, { signal }) }),
  one: (id: number) => ({ queryFn: () => http.get(pathTo(PATHS.product, { id })) }),
};`;

test('of an object of queries, only the member that is used counts', () => {
  expect(used(QUERIES, 'queries', 'list')).toEqual(['GET products']);
  expect(used(QUERIES, 'queries', 'one')).toEqual(['GET product']);
  expect(used(QUERIES, 'queries')).toEqual(['GET products', 'GET product']);
});

test.each([
  ['written out', "http.full('POST', PATHS.sale)", ['POST sale']],
  [
    'in a variable',
    '{ const path = pathTo(PATHS.sale, v); return http.post(path); }',
    ['POST sale'],
  ],
  ['in a file beside it', 'helped(PATHS.sale)', ['PUT sale']],
  ['described for others', "({ method: 'PUT', path: PATHS.sale, body: 1 })", ['PUT sale']],
  ['without a client', 'fetch(`/${PATHS.events}`)', ['any events']],
  ['behind a guard', 'readAdded(http.get(PATHS.till), read)', ['GET till?']],
  [
    'guarded later',
    '{ const call = http.get(PATHS.till); return ifSupported(call); }',
    ['GET till?'],
  ],
  ['whose failure is dropped', 'http.post(PATHS.log).catch(() => 0)', ['POST log?']],
  ['that fails later', '{ const call = http.get(PATHS.till); return call; }', ['GET till']],
])('a call %s is found', (_, body, expected) => {
  expect(used(`export const ask = () => ${body};`, 'ask')).toEqual(expected);
});

test('what stands beside it is nobody’s call', () => {
  const code = `export const one = () => http.get(PATHS.one);
const hidden = () => http.delete(PATHS.hidden);
export const two = (x: typeof PATHS.type) => hidden();`;
  expect(used(code, 'one')).toEqual(['GET one']);
  expect(used(code, 'two')).toEqual(['DELETE hidden']);
});

test('the contract says what a call takes and answers', async () => {
  const { paths, shapes } = await readContract();
  expect(paths.salesOfDay).toBe('transactions/sales');
  expect(shapes[`GET ${paths.salesOfDay}`]).toMatchObject({
    action: 'sales.view',
    fields: { 'query.date': expect.anything(), 'answer.data[].id': { is: ['integer'] } },
  });
});
