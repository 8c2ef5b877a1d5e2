import { guardFormula } from '@backoffice/contracts';

import type { WrittenColumn, WrittenSheet } from './column';
import { STYLES } from './styles';
import { escapeXml, XML } from './xml';

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
/** Rows of one sheet; a spreadsheet takes 1,048,576. */
const MAX_SHEET_ROWS = 1_000_000;
const DAY = 86_400_000;
/** Days from day 0 of spreadsheets to 1970-01-01, day 0 of JavaScript. */
const EPOCH = 25_569;

const serial = (text: string) =>
  String(Date.parse(`${text.replace(' ', 'T')}${text.length > 10 ? 'Z' : ''}`) / DAY + EPOCH);

interface Place {
  column: string;
  row: number;
}

const textCell = (text: string, style: number, { column, row }: Place) => {
  const space = /^\s|\s$|\n/.test(text) ? ' xml:space="preserve"' : '';
  return `<c r="${column}${row}" s="${style}" t="inlineStr"><is><t${space}>${escapeXml(text)}</t></is></c>`;
};
const numberCell = (number: string, style: number, { column, row }: Place) =>
  `<c r="${column}${row}" s="${style}"><v>${number}</v></c>`;

/**
 * Text in a cell is never run. One that looks like a formula gets a style by which it stays text
 * when somebody edits the cell.
 */
const styleOf = (text: string) => (guardFormula(text) === text ? STYLES.text : STYLES.guarded);

function cell<Row>({ is, value }: WrittenColumn<Row>, row: Row, place: Place): string {
  const found = value(row);
  if (found === null || found === '') return '';
  const text = String(found);
  if (is === 'text' || is === 'code') return textCell(text, styleOf(text), place);
  return numberCell(is === 'day' || is === 'moment' ? serial(text) : text, STYLES[is], place);
}

/** A column's name in a spreadsheet: 0 is A, 26 is AA. */
const letters = (index: number): string =>
  (index >= 26 ? letters(Math.floor(index / 26) - 1) : '') + String.fromCharCode(65 + (index % 26));

function opening<Row>({ columns, isRightToLeft }: WrittenSheet<Row>, isFirst: boolean): string {
  const view = `${isRightToLeft ? ' rightToLeft="1"' : ''}${isFirst ? ' tabSelected="1"' : ''}`;
  const widths = columns.map(
    ({ width }, index) =>
      `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"/>`,
  );
  const head = columns
    .map(({ heading }, index) => textCell(heading, STYLES.head, { column: letters(index), row: 1 }))
    .join('');
  return `${XML}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0"${view}><pane
 ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${widths.join('')}</cols><sheetData><row r="1">${head}</row>`;
}

/** Pages that are read once, over as many sheets as they take. */
export interface Pages<Row> {
  rest: AsyncIterator<readonly Row[]>;
  isDone: boolean;
}

/** The file of one sheet in pieces; it ends with the rows, or where a sheet is full. */
export async function* sheetPieces<Row>(
  sheet: WrittenSheet<Row>,
  pages: Pages<Row>,
  { isFirst = true, maxRows = MAX_SHEET_ROWS }: { isFirst?: boolean; maxRows?: number } = {},
): AsyncGenerator<Buffer> {
  const { columns } = sheet;
  yield Buffer.from(opening(sheet, isFirst));
  const names = columns.map((_, index) => letters(index));
  let count = 1;
  while (count < maxRows) {
    const { done, value: rows } = await pages.rest.next();
    if (done) {
      pages.isDone = true;
      break;
    }
    let lines = '';
    for (const found of rows) {
      count += 1;
      const row = count;
      const cells = columns.map((one, index) => cell(one, found, { column: names[index]!, row }));
      lines += `<row r="${row}">${cells.join('')}</row>`;
    }
    if (lines) yield Buffer.from(lines);
  }
  const all = `A1:${letters(columns.length - 1)}${count}`;
  yield Buffer.from(`</sheetData><autoFilter ref="${all}"/></worksheet>`);
}
