import { XML } from './xml';

/** Places in the list of cell formats below. */
export const STYLES = {
  head: 1,
  text: 2,
  /** Text that a spreadsheet would take for a formula were it typed in. */
  guarded: 3,
  count: 4,
  money: 5,
  day: 6,
  moment: 7,
} as const;

/**
 * Formats that spreadsheets know by number. The reader's own settings decide how a day is written.
 */
const FORMATS = { text: 49, count: 1, money: 4, day: 14, moment: 22 };

const format = (number: number, more = '') =>
  `<xf numFmtId="${number}" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"${more}/>`;

export const STYLES_FILE = `${XML}<styleSheet
 xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><fonts count="2"><font><sz
 val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name
 val="Calibri"/></font></fonts><fills count="2"><fill><patternFill
 patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders
 count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs
 count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs
 count="8"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/><xf numFmtId="49" fontId="1"
 fillId="0" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1"/>${[
   format(FORMATS.text),
   format(FORMATS.text, ' quotePrefix="1"'),
   format(FORMATS.count),
   format(FORMATS.money),
   format(FORMATS.day),
   format(FORMATS.moment),
 ].join('')}</cellXfs><cellStyles count="1"><cellStyle name="Normal" xfId="0"
 builtinId="0"/></cellStyles></styleSheet>`;
