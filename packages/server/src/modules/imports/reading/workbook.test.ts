import { strToU8, zipSync } from 'fflate';

import { sheetXml, tableWorkbook, workbook, workbookFiles } from '../../../testing/files/workbook';
import { BROKEN_FORMULA } from '../broken-formula';
import { readBytes } from './read-bytes';
import type { ReadOptions } from './reading';

async function read(bytes: Buffer, options: ReadOptions = {}) {
  const rows: [number, string[]][] = [];
  const facts = await readBytes(bytes, options, (some) => rows.push(...some));
  return { ...facts, rows: rows.map(([, cells]) => cells), lines: rows.map(([line]) => line) };
}

const xml = (attributes: string, inner: string) => ({ xml: `${attributes}>${inner}` });
const number = (stored: string, style = 0) => xml(` s="${style}"`, `<v>${stored}</v>`);

/** How a cell of a workbook is read. */
async function cellOf(cell: ReturnType<typeof xml> | string | number) {
  const { rows } = await read(
    tableWorkbook([
      ['Kodi', 'Vlera'],
      ['NK-1', cell],
    ]),
  );
  return rows[0]?.[1];
}

describe('a cell of a workbook is as people see it', () => {
  it.each<[string, Parameters<typeof cellOf>[0], string]>([
    ['text', 'Ş ç ë ğ đ š', 'Ş ç ë ğ đ š'],
    ['text that looks like a number', '007', '007'],
    ['text that looks like a formula', '=1+1', '=1+1'],
    ['text over two lines', 'one\ntwo', 'one\ntwo'],
    ['rich text', xml(' t="inlineStr"', '<is><r><t>Air</t></r><r><t> Max</t></r></is>'), 'Air Max'],
    ['a number', number('12.5'), '12.5'],
    ['a number with noise', number('12.500000000000002'), '12.5'],
    ['a sum of cents', number('0.30000000000000004'), '0.3'],
    ['money', number('49.9', 2), '49.9'],
    ['nought', number('0'), '0'],
    ['less than nought', number('-5'), '-5'],
    ['a long code', number('8900000000000'), '8900000000000'],
    ['a long code, shown as 8.9E+12', number('8.9006543210987E12', 3), '8900654321098.7'],
    ['a whole one, shown as 8.9E+12', number('8.900654321098E+12', 3), '8900654321098'],
    ['one that lost its end', number('1.23456789012346E+17', 3), '1.23456789012346E+17'],
    ['a day', number('45962', 1), '2025-11-01'],
    ['a moment', number('45962.75', 1), '2025-11-01'],
    ['yes', xml(' t="b"', '<v>1</v>'), 'true'],
    ['a formula', xml('', '<f>1+1</f><v>2</v>'), '2'],
    ['a formula that is text', xml(' t="str"', '<f>"a"&amp;"b"</f><v>ab</v>'), 'ab'],
    ['a formula never reckoned', xml('', '<f>A1</f>'), BROKEN_FORMULA],
    ['a formula never reckoned, otherwise', xml('', '<f>A1</f><v/>'), BROKEN_FORMULA],
    ['a formula never reckoned, shared', xml('', '<f t="shared" si="0"/><v></v>'), BROKEN_FORMULA],
    ['an error', xml(' t="e"', '<f>1/0</f><v>#DIV/0!</v>'), `${BROKEN_FORMULA}#DIV/0!`],
    ['a link to another file', xml('', '<f>[1]Stock!A1</f><v>42</v>'), '42'],
  ])('%s', async (_what, cell, expected) => {
    expect(await cellOf(cell)).toBe(expected);
  });
});

const TABLE = [
  ['Kodi', 'Numri'],
  ['NK-1', '42'],
];
const sheet = (name: string, rows: (string | number | null)[][] = TABLE) => ({
  name,
  xml: sheetXml(rows),
});

describe('a workbook', () => {
  it('keeps its lines, with titles and empty rows', async () => {
    const found = await read(
      tableWorkbook([[], ['Stoku'], [], ['Kodi', 'Numri'], ['NK-1', 42], [], ['NK-2', 43], []]),
    );
    expect(found).toMatchObject({ headers: ['Kodi', 'Numri'], headerLine: 4, lines: [5, 7] });
    expect(found).toMatchObject({ format: 'xlsx', encoding: null, delimiter: null });
  });

  it('is read from the first sheet with a table that is not hidden, or from the one that is named', async () => {
    const bytes = workbook([
      {
        ...sheet('Old', [
          ['Kodi', 'Numri'],
          ['OLD', '1'],
        ]),
        state: 'hidden',
      },
      { ...sheet('Older'), state: 'veryHidden' },
      sheet('Welcome', [['Read me']]),
      sheet('Stoku & më'),
      sheet('Other', [
        ['Kodi', 'Numri'],
        ['NK-2', '43'],
      ]),
    ]);
    const found = await read(bytes);
    expect(found.sheet).toBe('Stoku & më');
    expect(found.sheets).toEqual(['Welcome', 'Stoku & më', 'Other']);
    expect((await read(bytes, { sheet: 'Other' })).rows).toEqual([['NK-2', '43']]);
    await expect(read(bytes, { sheet: 'None' })).rejects.toThrow('There is no sheet "None"');
  });

  it('may have sheets that are charts', async () => {
    const files = workbookFiles([sheet('Chart'), sheet('Stoku')]);
    const relations = Buffer.from(files['xl/_rels/workbook.xml.rels']!).toString();
    files['xl/_rels/workbook.xml.rels'] = strToU8(
      relations.replace(
        '/worksheet" Target="worksheets/sheet1.xml',
        '/chartsheet" Target="chartsheets/sheet1.xml',
      ),
    );
    delete files['xl/worksheets/sheet1.xml'];
    files['xl/chartsheets/sheet1.xml'] = strToU8('<chartsheet/>');
    expect((await read(Buffer.from(zipSync(files)))).sheet).toBe('Stoku');
  });

  it('may say that it is as large as a sheet can be, and have a formatted cell at its end', async () => {
    const rows = sheetXml(TABLE, '<dimension ref="A1:XFD1048576"/>').replace(
      '</sheetData>',
      '<row r="1048576"><c r="XFD1048576" s="2"/></row></sheetData>',
    );
    const found = await read(workbook([{ name: 'Big', xml: rows }]));
    expect(found.rows).toEqual([['NK-1', '42']]);
  });

  it('may have merged cells: the first has the value', async () => {
    const rows = [
      ['Kodi', 'Numri', 'Çmimi'],
      ['NK-1', 42, 20],
      [null, 43, 20],
    ];
    const merged = sheetXml(
      rows,
      '',
      '<mergeCells count="1"><mergeCell ref="A2:A3"/></mergeCells>',
    );
    const found = await read(workbook([{ name: 'Merged', xml: merged }]));
    expect(found.rows).toEqual([
      ['NK-1', '42', '20'],
      ['', '43', '20'],
    ]);
  });

  it('may be of days since 1904', async () => {
    const files = workbookFiles([
      {
        name: 'Mac',
        xml: sheetXml([
          ['Kodi', 'Data'],
          ['A', number('44500', 1)],
        ]),
      },
    ]);
    const book = Buffer.from(files['xl/workbook.xml']!).toString();
    files['xl/workbook.xml'] = strToU8(
      book.replace('<sheets>', '<workbookPr date1904="1"/><sheets>'),
    );
    expect((await read(Buffer.from(zipSync(files)))).rows).toEqual([['A', '2025-11-01']]);
  });

  it('may have shared strings, also of the kind with a prefix', async () => {
    const files = workbookFiles([
      {
        name: 'S',
        xml: sheetXml([
          ['Kodi', 'Emri'],
          ['A', xml(' t="s"', '<v>0</v>')],
        ]),
      },
    ]);
    files['xl/sharedStrings.xml'] = strToU8(
      '<sst xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><si><t>Këpucë &amp; çizme</t></si></sst>',
    );
    files['xl/_rels/workbook.xml.rels'] = strToU8(
      Buffer.from(files['xl/_rels/workbook.xml.rels']!)
        .toString()
        .replace(
          '</Relationships>',
          '<Relationship Id="rId90" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/sharedStrings" Target="sharedStrings.xml"/></Relationships>',
        ),
    );
    expect((await read(Buffer.from(zipSync(files)))).rows).toEqual([['A', 'Këpucë & çizme']]);
  });
});

const NAMESPACE = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';
const withSheet = (sheetData: string, head = '') =>
  workbook([
    {
      name: 'S',
      xml: `${head}<worksheet ${NAMESPACE}><sheetData>${sheetData}</sheetData></worksheet>`,
    },
  ]);

/** An archive whose directory claims smaller files than it holds. */
function lying(zip: Buffer): Buffer {
  const copy = Buffer.from(zip);
  for (let at = 0; (at = copy.indexOf('PK\u0001\u0002', at, 'latin1')) >= 0; at += 4)
    copy.writeUInt32LE(10, at + 24);
  return copy;
}
const HUGE = new Uint8Array(120 * 1024 * 1024);
const bomb = () => workbook([sheet('S')], { 'xl/worksheets/sheet9.xml': HUGE });

const LAUGHS = `<!DOCTYPE x [<!ENTITY a "ha">${Array.from({ length: 9 }, (_, level) => `<!ENTITY a${level} "${`&a${level - 1 < 0 ? '' : level - 1};`.repeat(10)}">`).join('')}]>`;

describe('is refused, with what to do:', () => {
  it.each<[string, () => Buffer, RegExp]>([
    ['a ZIP bomb', bomb, /more than 100 MB/],
    ['one whose directory lies', () => lying(bomb()), /more than 100 MB|damaged/],
    [
      'a ZIP that is no workbook',
      () => Buffer.from(zipSync({ 'a.txt': strToU8('a') })),
      /no Excel workbook.*\.xlsx or \.csv/,
    ],
    [
      'an OpenDocument table',
      () => Buffer.from(zipSync({ mimetype: strToU8('x'), 'content.xml': strToU8('<a/>') })),
      /OpenDocument/,
    ],
    [
      'a Numbers table',
      () => Buffer.from(zipSync({ 'Index/Document.iwa': strToU8('x') })),
      /Numbers/,
    ],
    [
      'a ZIP in a ZIP',
      () => Buffer.from(zipSync({ 'stock.xlsx': tableWorkbook(TABLE) })),
      /no Excel workbook/,
    ],
    [
      'a workbook with macros',
      () => workbook([sheet('S')], { 'xl/vbaProject.bin': strToU8('x') }),
      /macros/,
    ],
    [
      'one long text in a million cells',
      () => {
        const row = (count: number) => `<row>${'<c t="s"><v>0</v></c>'.repeat(count)}</row>`;
        const strings = new TextEncoder().encode(`<sst><si><t>${'z'.repeat(9_000)}</t></si></sst>`);
        return workbook(
          [
            {
              name: 'S',
              xml: `<worksheet><sheetData>${row(200).repeat(5_000)}</sheetData></worksheet>`,
            },
          ],
          { 'xl/sharedStrings.xml': strings },
        );
      },
      /too much text/,
    ],
    ['half a workbook', () => tableWorkbook(TABLE).subarray(0, 700), /damaged/],
    [
      'an entity bomb',
      () => withSheet('<row r="1"><c r="A1" t="inlineStr"><is><t>&a8;</t></is></c></row>', LAUGHS),
      /not as Excel writes/,
    ],
    ['nothing in it', () => tableWorkbook([]), /nothing in the file/],
    ['only headers', () => tableWorkbook([['Kodi', 'Numri']]), /no rows/],
    ['no sheets', () => workbook([]), /no sheet/],
    [
      '10,000 columns',
      () => tableWorkbook([Array.from({ length: 10_000 }, (_, index) => `C${index}`), ['x']]),
      /More than 256 columns/,
    ],
    [
      'a cell that is nowhere',
      () => withSheet('<row r="1"><c r="??"><v>1</v></c></row>'),
      /damaged/,
    ],
    [
      'a cell far away',
      () => withSheet('<row r="1"><c r="A1"><v>1</v></c><c r="ZZZZZZ99999999"><v>1</v></c></row>'),
      /damaged|columns|rows/,
    ],
    [
      'a sheet that breaks off',
      () => withSheet('<row r="1"><c r="A1"><v>1</v>'.repeat(2)),
      /damaged/,
    ],
  ])('%s', async (_what, bytes, words) => {
    await expect(read(bytes())).rejects.toThrow(words);
  });
});
