import { once } from 'node:events';
import { buffer } from 'node:stream/consumers';

import readWorkbook from 'read-excel-file/node';

import { readZip } from '../../../testing/files/read-zip';
import type { WrittenColumn, WrittenSheet } from './column';
import { csvPieces } from './csv';
import { workbookStream } from './workbook';

interface Row {
  text: string | null;
  amount?: string;
}

const text: WrittenColumn<Row> = {
  heading: 'Text',
  is: 'text',
  width: 9,
  value: (row) => row.text,
};
const amount: WrittenColumn<Row> = {
  heading: 'Amount',
  is: 'money',
  width: 9,
  value: (row) => row.amount ?? null,
};
const sheet: WrittenSheet<Row> = {
  title: 'A/B: [c]',
  columns: [text, amount],
  isRightToLeft: true,
};

async function* pagesOf(...pages: Row[][]): AsyncGenerator<Row[]> {
  yield* pages;
}
const read = async (pages: AsyncIterable<Row[]>, maxRows?: number) =>
  readWorkbook(await buffer(workbookStream(sheet, pages, maxRows)), { trim: false });

const ODD = [
  ...[
    '=1+1',
    '-5',
    '+x',
    '@a',
    "'=1",
    '<b>&"',
    ' a ',
    'a\nb',
    '0042',
    '8900000000000',
    '_x0041_',
    'a\u0000b\u001f\uFFFF',
    'a\r\nb',
  ],
  ...['Ş ç ë ğ đ š', 'أحذية', '👟', '1,234'],
];

test('text comes back as it was, whatever it looks like', async () => {
  const [found] = await read(pagesOf(ODD.map((one) => ({ text: one, amount: '-1.50' }))));
  expect(found?.data).toEqual([['Text', 'Amount'], ...ODD.map((one) => [one, -1.5])]);
});

test('what would be a formula is marked as typed text', async () => {
  const bytes = await buffer(workbookStream(sheet, pagesOf([{ text: '=1+1' }, { text: 'a' }])));
  const xml = readZip(bytes).get('xl/worksheets/sheet1.xml')?.toString();
  expect(xml).toContain('<c r="A2" s="3" t="inlineStr"><is><t>=1+1</t></is></c>');
  expect(xml).toContain('<c r="A3" s="2" t="inlineStr">');
  expect(xml).not.toContain('<f>');
  expect(xml).toContain('rightToLeft="1"');
  expect(xml).toContain('<autoFilter ref="A1:B3"/>');
  expect(xml).toMatch(/<pane\s+ySplit="1"[^>]*state="frozen"/);
});

test('what one sheet cannot hold goes to the next', async () => {
  const rows = Array.from({ length: 7 }, (_, index) => [{ text: `row ${index}` }]);
  const sheets = await read(pagesOf(...rows), 4);
  expect(sheets.map((one) => [one.sheet, one.data.length])).toEqual([
    ['A B   c ', 4],
    ['A B   c  2', 4],
    ['A B   c  3', 2],
  ]);
});

test('no rows are a sheet with its header', async () => {
  const [found] = await read(pagesOf());
  expect(found?.data).toEqual([['Text', 'Amount']]);
});

test('rows that fail break the file off', async () => {
  async function* failing(): AsyncGenerator<Row[]> {
    yield [{ text: 'a' }];
    throw new Error('The database is gone');
  }
  await expect(buffer(workbookStream(sheet, failing()))).rejects.toThrow('The database is gone');
});

test('the reading of rows ends when the client stops reading', async () => {
  let isOver: () => void = () => undefined;
  const over = new Promise<void>((resolve) => (isOver = resolve));
  async function* endless(): AsyncGenerator<Row[]> {
    try {
      for (;;) yield Array.from({ length: 500 }, () => ({ text: String(Math.random()) }));
    } finally {
      isOver();
    }
  }
  const stream = workbookStream(sheet, endless());
  await once(stream, 'readable');
  stream.read();
  stream.destroy();
  await over;
});

test('fields of CSV are quoted where they must be', async () => {
  const pieces: Buffer[] = [];
  const rows = [{ text: 'a;b', amount: '1234.50' }, { text: 'say "so"\r\nor not' }, { text: null }];
  for await (const piece of csvPieces(sheet.columns, pagesOf(rows))) pieces.push(piece);
  expect(Buffer.concat(pieces).toString()).toBe(
    '\uFEFFText;Amount\r\n"a;b";1234,50\r\n"say ""so""\r\nor not";\r\n;\r\n',
  );
});
