import type { Readable } from 'node:stream';

import type { WrittenSheet } from './column';
import { type Pages, sheetPieces } from './sheet';
import { STYLES_FILE } from './styles';
import { escapeXml, XML } from './xml';
import { zipStream } from './zip-stream';

const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const TYPES = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

const relations = (targets: [type: string, target: string][]) =>
  `${XML}<Relationships xmlns="${PACKAGE}/relationships">${targets
    .map(
      ([type, target], index) =>
        `<Relationship Id="rId${index + 1}" Type="${OFFICE}/${type}" Target="${target}"/>`,
    )
    .join('')}</Relationships>`;

const sheetPath = (number: number) => `worksheets/sheet${number}.xml`;

/** A sheet's name: without what a spreadsheet forbids there, at most 31 characters. */
function sheetName(title: string, number: number): string {
  const suffix = number > 1 ? ` ${number}` : '';
  return title.replace(/[[\]:*?/\\']/g, ' ').slice(0, 31 - suffix.length) + suffix;
}

/** The files that hold the sheets together. */
function frame(title: string, sheets: number[]): Record<string, string> {
  const override = (path: string, type: string) =>
    `<Override PartName="/xl/${path}" ContentType="${TYPES}.${type}+xml"/>`;
  return {
    '[Content_Types].xml': `${XML}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${override('workbook.xml', 'sheet.main')}${override('styles.xml', 'styles')}${sheets
      .map((number) => override(sheetPath(number), 'worksheet'))
      .join('')}</Types>`,
    '_rels/.rels': relations([['officeDocument', 'xl/workbook.xml']]),
    'xl/workbook.xml': `${XML}<workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="${OFFICE}"><sheets>${sheets
      .map(
        (number) =>
          `<sheet name="${escapeXml(sheetName(title, number))}" sheetId="${number}" r:id="rId${number}"/>`,
      )
      .join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': relations([
      ...sheets.map((number): [string, string] => ['worksheet', sheetPath(number)]),
      ['styles', 'styles.xml'],
    ]),
    'xl/styles.xml': STYLES_FILE,
  };
}

/** Rows as a workbook, written while they are read; what a sheet can't hold goes to the next. */
export function workbookStream<Row>(
  sheet: WrittenSheet<Row>,
  rows: AsyncIterable<readonly Row[]>,
  maxRows?: number,
): Readable {
  return zipStream(async (add) => {
    const pages: Pages<Row> = { rest: rows[Symbol.asyncIterator](), isDone: false };
    const sheets: number[] = [];
    try {
      do {
        sheets.push(sheets.length + 1);
        const part = { isFirst: sheets.length === 1, ...(maxRows && { maxRows }) };
        await add(`xl/${sheetPath(sheets.length)}`, sheetPieces(sheet, pages, part));
      } while (!pages.isDone);
    } finally {
      await pages.rest.return?.();
    }
    for (const [path, text] of Object.entries(frame(sheet.title, sheets))) {
      await add(path, [Buffer.from(text)]);
    }
  });
}
