import { type Reason, say } from '@backoffice/contracts/refusals';

import { unreadable } from '../read-problem';

const startsWith = (bytes: Uint8Array, ...signature: number[]) =>
  signature.every((byte, index) => bytes[index] === byte);

const REFUSED: [kind: Reason & `kind_${string}`, ...signature: number[]][] = [
  ['kind_xls', 0xd0, 0xcf, 0x11, 0xe0],
  ['kind_pdf', 0x25, 0x50, 0x44, 0x46],
  ['kind_picture', 0x89, 0x50, 0x4e, 0x47],
  ['kind_picture', 0xff, 0xd8, 0xff],
  ['kind_picture', 0x47, 0x49, 0x46, 0x38],
  ['kind_gz', 0x1f, 0x8b],
  ['kind_7z', 0x37, 0x7a, 0xbc, 0xaf],
  ['kind_rar', 0x52, 0x61, 0x72, 0x21],
];

/** Old tills save a page or XML and call it .xls. */
const MARKUP = /^\s*<(!doctype|html|head|body|table|\?xml|\?mso)\b/i;

const isMarkup = (bytes: Uint8Array) =>
  ['utf-8', 'utf-16le'].some((encoding) =>
    MARKUP.test(new TextDecoder(encoding).decode(bytes.subarray(0, 400))),
  );

/** What a file is by its first bytes, whatever its name says. Throws for what is no table. */
export function formatOf(bytes: Uint8Array): 'csv' | 'xlsx' {
  if (!bytes.length) throw unreadable('file_empty');
  const refused = REFUSED.find(([, ...signature]) => startsWith(bytes, ...signature));
  if (refused) throw unreadable('file_of_other_kind', { kind: say(refused[0]) });
  if (isMarkup(bytes)) throw unreadable('file_of_other_kind', { kind: say('kind_page') });
  return startsWith(bytes, 0x50, 0x4b, 0x03, 0x04) || startsWith(bytes, 0x50, 0x4b, 0x05, 0x06)
    ? 'xlsx'
    : 'csv';
}
