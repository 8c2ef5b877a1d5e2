import { say } from '@backoffice/contracts/refusals';

import type { StoredRow } from '../../../../db/tables/imports';
import { unreadable } from '../read-problem';
import type { Opened, ReadOptions } from '../reading';
import { unpackArchive } from './archive';
import { dayStyles } from './day-styles';
import { sharedStrings } from './shared-strings';
import { type SheetContext, sheetRows } from './sheet-rows';
import { type Sheet, sheetsOf } from './sheets';
import { broken } from './tags';

/** Nothing else of a workbook is unpacked: no macros, pictures or links to other files. */
const WANTED =
  /^xl\/((workbook|styles|sharedStrings)\.xml|_rels\/workbook\.xml\.rels|worksheets\/[^/]+\.xml)$/i;
const MACROS = /vbaProject\.bin$/i;

const kindOf = (names: string[]) => {
  if (names.includes('content.xml') || names.includes('mimetype')) return say('kind_opendocument');
  if (names.some((name) => name.startsWith('Index/'))) return say('kind_numbers');
  return say(names.includes('xl/workbook.bin') ? 'kind_xlsb' : 'kind_no_workbook');
};

function unpackWorkbook(bytes: Uint8Array) {
  const zip = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  const { names, files } = unpackArchive(zip, (name) => WANTED.test(name));
  const has = new Set([...files.keys()].map((name) => name.toLowerCase()));
  if (!has.has('xl/workbook.xml')) {
    throw unreadable('file_no_workbook', { kind: kindOf(names) });
  }
  if (names.some((name) => MACROS.test(name))) {
    throw unreadable('workbook_with_macros');
  }
  const texts = new Map<string, Buffer>();
  for (const [name, file] of files) {
    if (/<!(DOCTYPE|ENTITY)/i.test(file.subarray(0, 4_096).toString('latin1'))) {
      throw unreadable('workbook_unusual');
    }
    texts.set(name.toLowerCase(), file);
  }
  return (name: string) => texts.get(name.toLowerCase())?.toString('utf8');
}

/** How much a sheet is a table: 2 with two rows of several cells, 1 with two rows, else 0. */
function tableness(rows: Iterable<StoredRow>): number {
  let [filled, wide] = [0, 0];
  for (const [, cells] of rows) {
    filled += 1;
    if (cells.filter((cell) => cell.trim() !== '').length > 1) wide += 1;
    if (wide > 1) return 2;
  }
  return filled > 1 ? 1 : 0;
}

/**
 * The sheet that is asked for, else the first that looks most like a table; hidden ones are left
 * out before.
 */
function choose(
  sheets: Sheet[],
  asked: string | undefined,
  rowsOf: (sheet: Sheet) => Iterable<StoredRow>,
): Sheet {
  if (asked !== undefined) {
    const named = sheets.find(({ name }) => name === asked);
    if (!named) throw unreadable('workbook_without_sheet', { sheet: asked });
    return named;
  }
  let [best, most] = [sheets[0], -1];
  for (const sheet of sheets) {
    const score = tableness(rowsOf(sheet));
    if (score === 2) return sheet;
    if (score > most) [best, most] = [sheet, score];
  }
  if (!best) throw unreadable('workbook_without_sheets');
  return best;
}

/** A sheet of a workbook: the one that is asked for, else the first that holds a table. */
export function openXlsx(bytes: Uint8Array, { sheet: asked }: ReadOptions): Opened {
  const textOf = unpackWorkbook(bytes);
  const found = sheetsOf(
    textOf('xl/workbook.xml') ?? '',
    textOf('xl/_rels/workbook.xml.rels') ?? '',
  );
  const sheets = found.sheets.filter(({ isHidden }) => !isHidden);
  const context: SheetContext = {
    strings: sharedStrings(textOf('xl/sharedStrings.xml') ?? ''),
    dayStyles: dayStyles(textOf('xl/styles.xml') ?? ''),
    since1904: found.since1904,
  };
  const rowsOf = ({ path }: Sheet) => {
    const xml = textOf(path);
    if (xml === undefined) throw broken();
    return sheetRows(xml, context);
  };
  const chosen = choose(sheets, asked, rowsOf);
  return {
    format: 'xlsx',
    encoding: null,
    delimiter: null,
    sheet: chosen.name,
    sheets: sheets.map(({ name }) => name),
    encodings: [],
    rows: rowsOf(chosen),
  };
}
