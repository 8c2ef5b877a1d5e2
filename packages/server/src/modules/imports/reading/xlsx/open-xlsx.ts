import { zipSync } from 'fflate';
import readWorkbook, { type CellValue } from 'read-excel-file/node';

import type { StoredRow } from '../../../../db/tables/imports';
import { BROKEN_FORMULA } from '../../broken-formula';
import { ReadProblem } from '../read-problem';
import type { Opened, ReadOptions } from '../reading';
import { unpackArchive } from './archive';
import { markBrokenFormulas } from './broken-formulas';

/** Nothing else of a workbook is unpacked: no macros, pictures or links to other files. */
const WANTED =
  /^(\[Content_Types\]\.xml|_rels\/\.rels|xl\/(workbook|styles|sharedStrings)\.xml|xl\/_rels\/workbook\.xml\.rels|xl\/worksheets\/[^/]+\.xml)$/i;
const SHEET = /^xl\/worksheets\//i;
const MACROS = /vbaProject\.bin$/i;

const refused = (names: string[]) => {
  if (names.includes('content.xml') || names.includes('mimetype')) return 'an OpenDocument table';
  if (names.some((name) => name.startsWith('Index/'))) return 'a Numbers table';
  return 'no Excel workbook';
};

/** What excel keeps, without what would be read as something else: the workbook anew. */
function safeWorkbook(zip: Buffer): Buffer {
  const { names, files } = unpackArchive(zip, (name) => WANTED.test(name));
  if (!files.has('xl/workbook.xml')) {
    throw new ReadProblem(`This is ${refused(names)}. Save it as .xlsx or .csv.`);
  }
  if (names.some((name) => MACROS.test(name))) {
    throw new ReadProblem('The workbook holds macros. Save it without them, as .xlsx.');
  }
  const kept: Record<string, Uint8Array> = {};
  for (const [name, file] of files) {
    const xml = SHEET.test(name) ? Buffer.from(markBrokenFormulas(file.toString('utf8'))) : file;
    if (/<!(DOCTYPE|ENTITY)/i.test(xml.subarray(0, 4_096).toString('latin1'))) {
      throw new ReadProblem('The workbook is not as Excel writes them. Save it anew as .xlsx.');
    }
    kept[name] = xml;
  }
  return Buffer.from(zipSync(kept, { level: 0 }));
}

const WHOLE = /^-?\d+$/;

/** A number as people see it: 15 digits are right in a workbook, what follows is noise. */
function numberText(stored: string): string {
  if (WHOLE.test(stored)) return stored;
  const value = Number(stored);
  if (!Number.isFinite(value)) return stored;
  if (Number.isSafeInteger(value)) return String(value);
  return String(Number(value.toPrecision(15)));
}

function cellText(value: CellValue | null): string {
  if (value === null) return '';
  if (value instanceof Date) return value.toISOString().slice(0, 10);
  if (typeof value === 'boolean') return value ? 'true' : 'false';
  const text = String(value);
  return text.startsWith(BROKEN_FORMULA) ? text : text.replace(/\r\n?/g, '\n');
}

const isTable = (rows: readonly (readonly unknown[])[]) =>
  rows.filter((row) => row.filter((cell) => cell !== null).length > 1).length > 1;

function* rowsOf(data: readonly (readonly (CellValue | null)[])[]): Generator<StoredRow> {
  for (const [index, row] of data.entries()) yield [index + 1, row.map(cellText)];
}

async function sheetsOf(workbook: Buffer) {
  try {
    return await readWorkbook(workbook, {
      // As text, so that no digit is lost and `8.9E+12` can be told from a code.
      parseNumber: numberText as unknown as (text: string) => number,
      trim: false,
    });
  } catch {
    throw new ReadProblem('The workbook is damaged. Open it where it was made and save it anew.');
  }
}

/** A sheet of a workbook: the one that is asked for, else the first that holds a table. */
export async function openXlsx(bytes: Uint8Array, { sheet: asked }: ReadOptions): Promise<Opened> {
  const sheets = await sheetsOf(
    safeWorkbook(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length)),
  );
  const named = asked === undefined ? undefined : sheets.find(({ sheet }) => sheet === asked);
  if (asked !== undefined && !named) throw new ReadProblem(`There is no sheet "${asked}".`);
  const chosen = named ?? sheets.find(({ data }) => isTable(data)) ?? sheets[0];
  if (!chosen) throw new ReadProblem('There is no sheet in the workbook.');
  return {
    format: 'xlsx',
    encoding: null,
    delimiter: null,
    sheet: chosen.sheet,
    sheets: sheets.map(({ sheet }) => sheet),
    encodings: [],
    rows: rowsOf(chosen.data),
  };
}
