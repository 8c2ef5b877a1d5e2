import fc from 'fast-check';

import { tableWorkbook } from '../../../testing/files/workbook';
import { readBytes } from './read-bytes';
import { ReadProblem } from './read-problem';

const UNSTORABLE = /\0|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/;

/** Reads any bytes; only a refusal with a reason is allowed, every other error is thrown. */
async function answer(bytes: Uint8Array): Promise<void> {
  const rows: unknown[] = [];
  try {
    const facts = await readBytes(bytes, {}, (some) => rows.push(...some));
    expect(rows).toHaveLength(facts.rowCount);
    expect(new Set(facts.headers).size).toBe(facts.headers.length);
    expect(JSON.stringify([facts, rows])).not.toMatch(/\\u0000|\\ud[89a-f]/);
    expect(facts.headers.join('')).not.toMatch(UNSTORABLE);
  } catch (error) {
    if (!(error instanceof ReadProblem)) throw error;
    expect(error.message.length).toBeGreaterThan(10);
  }
}

const TEXT = 'Kodi;Emri;Numri\r\nNK-1;"Këpucë; të zeza";42\r\n';
const BOOK = tableWorkbook([
  ['Kodi', 'Numri'],
  ['NK-1', 42],
]);

/** A file with some of its bytes changed. */
const spoilt = (file: Buffer) =>
  fc
    .array(fc.tuple(fc.nat(file.length - 1), fc.nat(255)), { minLength: 1, maxLength: 6 })
    .map((changes) => {
      const copy = Buffer.from(file);
      for (const [at, byte] of changes) copy[at] = byte;
      return copy;
    });

test.each<[string, fc.Arbitrary<Uint8Array>]>([
  ['any bytes', fc.uint8Array({ maxLength: 2_000 })],
  ['any text', fc.string({ unit: 'binary', maxLength: 500 }).map((text) => Buffer.from(text))],
  [
    'text that is nearly a table',
    fc
      .array(fc.constantFrom(';', ',', '\t', '"', '\n', '\r', 'ş', '👟', '\0', 'a', '42', 'Kodi'), {
        maxLength: 200,
      })
      .map((parts) => Buffer.from(parts.join(''), 'utf16le')),
  ],
  ['a text that is spoilt', spoilt(Buffer.from(TEXT))],
  ['a workbook that is spoilt', spoilt(BOOK)],
])('%s are read, or refused in words', async (_what, bytes) => {
  await fc.assert(fc.asyncProperty(bytes, answer), { numRuns: 100 });
});
