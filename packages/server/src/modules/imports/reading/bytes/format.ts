import { ReadProblem } from '../read-problem';

const SAVE_AS = 'Open it where it was made, and save it as .xlsx or .csv.';

const startsWith = (bytes: Uint8Array, ...signature: number[]) =>
  signature.every((byte, index) => bytes[index] === byte);

const REFUSED: [what: string, ...signature: number[]][] = [
  ['an old Excel workbook (.xls), or one with a password', 0xd0, 0xcf, 0x11, 0xe0],
  ['a PDF', 0x25, 0x50, 0x44, 0x46],
  ['a picture', 0x89, 0x50, 0x4e, 0x47],
  ['a picture', 0xff, 0xd8, 0xff],
  ['a picture', 0x47, 0x49, 0x46, 0x38],
  ['a packed file (.gz)', 0x1f, 0x8b],
  ['a packed file (.7z)', 0x37, 0x7a, 0xbc, 0xaf],
  ['a packed file (.rar)', 0x52, 0x61, 0x72, 0x21],
];

/** Old tills save a page or XML and call it .xls. */
const MARKUP = /^\s*<(!doctype|html|head|body|table|\?xml|\?mso)\b/i;

const isMarkup = (bytes: Uint8Array) =>
  ['utf-8', 'utf-16le'].some((encoding) =>
    MARKUP.test(new TextDecoder(encoding).decode(bytes.subarray(0, 400))),
  );

/** What a file is by its first bytes, whatever its name says. Throws for what is no table. */
export function formatOf(bytes: Uint8Array): 'csv' | 'xlsx' {
  if (!bytes.length) throw new ReadProblem('The file is empty.');
  const refused = REFUSED.find(([, ...signature]) => startsWith(bytes, ...signature));
  if (refused) throw new ReadProblem(`This is ${refused[0]}. ${SAVE_AS}`);
  if (isMarkup(bytes)) throw new ReadProblem(`This is a web page or XML. ${SAVE_AS}`);
  return startsWith(bytes, 0x50, 0x4b, 0x03, 0x04) || startsWith(bytes, 0x50, 0x4b, 0x05, 0x06)
    ? 'xlsx'
    : 'csv';
}
