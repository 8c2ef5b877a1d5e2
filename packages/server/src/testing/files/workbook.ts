import { strToU8, zipSync } from 'fflate';

const NAMESPACE = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';

/** Styles by number: 0 none, 1 a day, 2 two places, 3 scientific, 4 text. */
const STYLES = `${HEAD}<styleSheet ${NAMESPACE}><cellXfs count="5">${[0, 14, 2, 11, 49]
  .map((format) => `<xf numFmtId="${format}" applyNumberFormat="1"/>`)
  .join('')}</cellXfs></styleSheet>`;

const escaped = (text: string) =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');

function columnOf(index: number): string {
  const rest = index >= 26 ? columnOf(Math.floor(index / 26) - 1) : '';
  return rest + String.fromCharCode(65 + (index % 26));
}

/** A text, a number, or the XML between `<c r="A1"` and its end. */
export type WorkbookCell = string | number | null | { xml: string };

function cellXml(cell: WorkbookCell, place: string): string {
  if (cell === null) return '';
  if (typeof cell === 'object') return `<c r="${place}"${cell.xml}</c>`;
  if (typeof cell === 'number') return `<c r="${place}"><v>${cell}</v></c>`;
  return `<c r="${place}" t="inlineStr"><is><t xml:space="preserve">${escaped(cell)}</t></is></c>`;
}

/** The XML of a sheet. */
export const sheetXml = (rows: WorkbookCell[][], before = '', after = ''): string =>
  `${HEAD}<worksheet ${NAMESPACE}>${before}<sheetData>${rows
    .map((row, index) => {
      const cells = row.map((cell, column) => cellXml(cell, `${columnOf(column)}${index + 1}`));
      return `<row r="${index + 1}">${cells.join('')}</row>`;
    })
    .join('')}</sheetData>${after}</worksheet>`;

export interface WorkbookSheet {
  name: string;
  /** XML as `sheetXml` writes it, or anything worse. */
  xml: string;
  state?: 'hidden' | 'veryHidden';
}

/** The files of a workbook with these sheets, by name. */
export function workbookFiles(sheets: WorkbookSheet[]): Record<string, Uint8Array> {
  const entries = sheets.map(
    ({ name, state }, index) =>
      `<sheet name="${escaped(name)}" sheetId="${index + 1}"${state ? ` state="${state}"` : ''} r:id="rId${index + 1}"/>`,
  );
  const relations = sheets.map(
    (_, index) =>
      `<Relationship Id="rId${index + 1}" Type="${RELATIONS}/worksheet" Target="worksheets/sheet${index + 1}.xml"/>`,
  );
  const files: Record<string, string> = {
    'xl/workbook.xml': `${HEAD}<workbook ${NAMESPACE} xmlns:r="${RELATIONS}"><sheets>${entries.join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `${HEAD}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${relations.join('')}</Relationships>`,
    'xl/styles.xml': STYLES,
  };
  for (const [index, { xml }] of sheets.entries())
    files[`xl/worksheets/sheet${index + 1}.xml`] = xml;
  return Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)]));
}

/** A workbook of these sheets, and of whatever files are given besides. */
export const workbook = (sheets: WorkbookSheet[], more: Record<string, Uint8Array> = {}): Buffer =>
  Buffer.from(zipSync({ ...workbookFiles(sheets), ...more }));

/** A workbook of one sheet. */
export const tableWorkbook = (rows: WorkbookCell[][]): Buffer =>
  workbook([{ name: 'Sheet1', xml: sheetXml(rows) }]);
