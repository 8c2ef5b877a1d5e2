import { encoded } from '../../../testing/files/encoded';
import { readBytes } from './read-bytes';
import type { ReadOptions } from './reading';

async function read(bytes: Buffer | string, options: ReadOptions = {}) {
  const rows: [number, string[]][] = [];
  const facts = await readBytes(Buffer.from(bytes), options, (some) => rows.push(...some));
  return { ...facts, rows: rows.map(([, cells]) => cells), lines: rows.map(([line]) => line) };
}

const TURKISH = ['Şapka ğüç', 'Iğdır', 'İnci ışıl'];
const SERBIAN = ['Čizme đon', 'Žuti šal', 'Kožne ćebe'];
const ALBANIAN = ['Këpucë të zeza', 'Çizme', 'Ngjyrë e kaltër'];
const EVERYTHING = 'Ş ç ë ğ đ š';

const table = (values: string[]) =>
  ['Kodi;Emri;Numri', ...values.map((value, index) => `NK-${index};${value};42`)].join('\r\n');

describe('letters', () => {
  const unicode = ['utf-8', 'utf-16le', 'utf-16be'].flatMap((name) => [name, `${name} with BOM`]);
  it.each(unicode)('stay whole in %s', async (name) => {
    const { rows, encoding, encodings, headers } = await read(encoded(table([EVERYTHING]), name));
    expect(rows).toEqual([['NK-0', EVERYTHING, '42']]);
    expect(headers).toEqual(['Kodi', 'Emri', 'Numri']);
    expect(encoding).toBe(name.replace(' with BOM', ''));
    expect(encodings).toEqual([]);
  });

  it.each([
    ['windows-1254', TURKISH],
    ['windows-1250', SERBIAN],
    ['windows-1254', ALBANIAN],
    ['windows-1250', ALBANIAN],
  ])('of %s are told by which of them make sense: %j', async (name, values) => {
    const { rows, encoding } = await read(encoded(table(values), name));
    expect(rows.map(([, value]) => value)).toEqual(values);
    expect(['windows-1250', 'windows-1254']).toContain(encoding);
    if (values !== ALBANIAN) expect(encoding).toBe(name);
  });

  it('come with the other reading, and a person can choose it', async () => {
    const bytes = encoded(table(['Iğdır', 'Çizme']), 'windows-1254');
    const { encodings } = await read(bytes);
    expect(encodings).toEqual([{ encoding: 'windows-1250', example: 'Iđdýr' }]);
    const anew = await read(bytes, { encoding: 'windows-1250' });
    expect(anew.rows[0]).toEqual(['NK-0', 'Iđdýr', '42']);
    expect(anew.encodings).toEqual([{ encoding: 'windows-1254', example: 'Iğdır' }]);
  });

  it('are looked for in the whole file', async () => {
    const plain = Array.from({ length: 30_000 }, (_, index) => `Model ${index}`);
    const { rows, encoding, encodings } = await read(
      encoded(table([...plain, 'Meki đon']), 'windows-1250'),
    );
    expect(rows.at(-1)?.[1]).toBe('Meki đon');
    expect(encoding).toBe('windows-1250');
    expect(encodings[0]?.example).toBe('Meki ğon');
  });

  it('outside the basic plane, such as emoji, stay whole wherever they stand', async () => {
    const values = Array.from({ length: 9_000 }, (_, index) => `${'x'.repeat(index % 7)}👟`);
    const { rows } = await read(table(values));
    expect(rows.map(([, value]) => value)).toEqual(values);
  });
});

const ROWS = [
  ['Code', 'Name', 'Price'],
  ['NK-1', 'Air, Max; "90" | x', '12,50'],
  ['NK-2', 'two\nlines', '9.90'],
];
const quoted = (delimiter: string, newline = '\r\n') =>
  ROWS.map((row) => row.map((cell) => `"${cell.replace(/"/g, '""')}"`).join(delimiter)).join(
    newline,
  );

describe('columns', () => {
  it.each([
    [';', ';'],
    [',', ','],
    ['|', '|'],
    ['\t', 'tab'],
  ])('are parted by %j', async (delimiter, called) => {
    const found = await read(quoted(delimiter));
    expect(found.headers).toEqual(ROWS[0]);
    expect(found.rows).toEqual(ROWS.slice(1));
    expect(found.delimiter).toBe(called);
  });

  it('are split as the first line of Excel says, or as a person says', async () => {
    const said = await read('sep=|\r\na|b;c\r\n1|2;3');
    expect(said).toMatchObject({ headers: ['a', 'b;c'], rows: [['1', '2;3']], lines: [3] });
    const told = await read('a|b;c\r\n1|2;3', { delimiter: ';' });
    expect(told.headers).toEqual(['a|b', 'c']);
  });

  it('may be one', async () => {
    const found = await read('Marka\nNike\nAdidas\n');
    expect(found).toMatchObject({ headers: ['Marka'], rows: [['Nike'], ['Adidas']] });
  });

  it('have names of their own', async () => {
    const found = await read('Size;Size;;Size (2);Size;\n1;2;3;4;5;6\n');
    expect(found.headers).toEqual([
      ...['Size', 'Size (2)', 'Column C', 'Size (2) (2)', 'Size (3)', 'Column F'],
    ]);
  });

  it('that are empty at the end are cut, and rows are as wide as the headers', async () => {
    const found = await read('Kodi;Numri;;;\nNK-1;42;;;\nNK-2\nNK-3;43;;;\n;;;;\n\n\n');
    expect(found.headers).toEqual(['Kodi', 'Numri']);
    expect(found.rows).toEqual([
      ['NK-1', '42'],
      ['NK-2', ''],
      ['NK-3', '43'],
    ]);
  });

  it('beyond the headers are handed on', async () => {
    const found = await read('Kodi;Numri\nNK-1;42;;late\n');
    expect(found.rows).toEqual([['NK-1', '42', '', 'late']]);
  });
});

describe('lines', () => {
  it.each(['\n', '\r\n', '\r'])('are the file’s own, with %j', async (newline) => {
    const text = ['Code;Name', 'A;"one', 'two', '', 'four"', '', 'B;x', 'C;"y', '"'].join(newline);
    const { lines, rows } = await read(text);
    expect(rows.map(([code]) => code)).toEqual(['A', 'B', 'C']);
    expect(lines).toEqual([2, 7, 8]);
  });

  it('may end in different ways', async () => {
    const { lines, rows } = await read('Code;Name\nA;x\r\nB;"y\r\nz"\rC;u\r\n');
    expect(rows).toEqual([
      ['A', 'x'],
      ['B', 'y\r\nz'],
      ['C', 'u'],
    ]);
    expect(lines).toEqual([2, 3, 5]);
  });

  it('above the headers are titles', async () => {
    const text = 'Stoku i dyqanit;;\n;;\nKodi;Numri;Çmimi\nNK-1;42;49,90\n';
    const { headers, header_line, rows, lines } = await read(text).then(
      ({ headerLine, ...rest }) => ({ ...rest, header_line: headerLine }),
    );
    expect(headers).toEqual(['Kodi', 'Numri', 'Çmimi']);
    expect(header_line).toBe(3);
    expect(rows).toEqual([['NK-1', '42', '49,90']]);
    expect(lines).toEqual([4]);
  });

  it('hold headers where somebody says, or nowhere', async () => {
    const text = 'a;b\nc;d\ne;f\n';
    expect(await read(text, { headerLine: 2 })).toMatchObject({ headers: ['c', 'd'], lines: [3] });
    const none = await read(text, { headerLine: 0 });
    expect(none).toMatchObject({ headers: ['Column A', 'Column B'], headerLine: 0 });
    expect(none.lines).toEqual([1, 2, 3]);
  });
});

describe('cells', () => {
  it('are cut where they are long, and hold what a database can keep', async () => {
    const { rows } = await read(`Handle,Body\nA,"<p>${'x'.repeat(5_000)}</p>"\n`);
    expect(rows[0]?.[1]).toHaveLength(2_000);
    const letters = await read(encoded('Kodi;Emri\u0000\nNK-1;a\u0000b', 'utf-16le'));
    expect(letters).toMatchObject({ headers: ['Kodi', 'Emri'], rows: [['NK-1', 'ab']] });
  });

  it('may have quotes in the middle', async () => {
    const { rows } = await read('Kodi;Emri\nNK-1;Boot 5" high\nNK-2;"5" x 6"\n');
    expect(rows[0]).toEqual(['NK-1', 'Boot 5" high']);
    expect(rows[1]?.[0]).toBe('NK-2');
  });
});

const AGAIN = /save it as \.xlsx or \.csv/i;

describe('a file is refused with what to do', () => {
  it.each<[string, Buffer | string, RegExp]>([
    ['nothing in it', '', /empty/],
    ['only delimiters', ';;;\n;;;\n', /nothing in the file/],
    ['only headers', 'Kodi;Numri\n', /no rows/],
    [
      'an open quote',
      `Kodi;Emri\nNK-1;"${'never closed\n'.repeat(5)}`,
      /after line [12] .*never closed/,
    ],
    ['too many columns', `${'a;'.repeat(10_000)}b\n1;2\n`, /More than 256 columns/],
    ['too many rows', `Kodi\n${'x\n'.repeat(100_001)}`, /More than 100,000 rows/],
    ['an old workbook', Buffer.from('d0cf11e0a1b11ae1', 'hex'), AGAIN],
    ['a PDF', '%PDF-1.7 …', AGAIN],
    ['a picture', Buffer.from('89504e470d0a1a0a', 'hex'), AGAIN],
    ['a page', '<html><body><table><tr><td>Kodi</td></tr></table></body></html>', AGAIN],
    ['XML', '<?xml version="1.0"?><Workbook></Workbook>', AGAIN],
    ['a program', Buffer.from([0x7f, 0x45, 0x4c, 0x46, 2, 1, 1, 0, 0, 0, 0, 0]), AGAIN],
  ])('%s', async (_what, bytes, words) => {
    await expect(read(bytes)).rejects.toThrow(words);
  });

  it('but a table whose first header begins like a ZIP file is read', async () => {
    expect((await read('PK;Numri\n1;42\n')).headers).toEqual(['PK', 'Numri']);
  });
});
