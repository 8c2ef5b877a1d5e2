import { unreadable } from '../read-problem';

const ENCODINGS = ['utf-8', 'utf-16le', 'utf-16be', 'windows-1250', 'windows-1252', 'windows-1254'];
/** Encodings of texts that are no Unicode; of two that are equally likely the first is chosen. */
const OLD = ['windows-1254', 'windows-1250'];

/** Letters and signs of the languages that our shops write. */
const LETTERS = new Set('çëÇËğĞışŞİöüÖÜâîûÂđĐšŠčČćĆžŽäßéáíóúÄÉ€–—’‘“”„…°²½¼¾®™«»×');
const NEVER_FIRST = /(?<![\p{L}])[ğĞ]/gu;
// eslint-disable-next-line no-control-regex
const CONTROL = /[\0-\u001f\u007f-\u009f]/g;
const FOREIGN = /[^\0-\u007f]/g;

/** How well a text in an old encoding reads: higher is likelier. */
function likelihood(text: string): number {
  let sum = 0;
  for (const [letter] of text.matchAll(FOREIGN)) sum += LETTERS.has(letter) ? 1 : -2;
  return sum - 2 * (text.match(NEVER_FIRST)?.length ?? 0);
}

const decode = (bytes: Uint8Array, encoding: string) => new TextDecoder(encoding).decode(bytes);

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}

/**
 * UTF-16 by its byte order mark or by the zero bytes of Latin letters, else UTF-8 if it is valid.
 */
function unicodeOf(bytes: Uint8Array): string | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  const start = bytes.subarray(0, 4_096);
  const zeros = [0, 0];
  for (const [index, byte] of start.entries()) if (byte === 0) zeros[index % 2]! += 1;
  const [even = 0, odd = 0] = zeros;
  const many = start.length / 5;
  if (odd > many && even * 4 < odd) return 'utf-16le';
  if (even > many && odd * 4 < even) return 'utf-16be';
  return even + odd === 0 && isUtf8(bytes) ? 'utf-8' : undefined;
}

const SAMPLE = 262_144;
const LINE_FEED = 10;

/** The lines, or pieces of them, in which a text is more than ASCII: only these can be read in two ways. */
function foreignLines(bytes: Uint8Array): Buffer {
  const lines: Uint8Array[] = [];
  let size = 0;
  for (let at = 0; at < bytes.length && size < SAMPLE; at += 1) {
    if (bytes[at]! < 0x80) continue;
    const start = Math.max(bytes.lastIndexOf(LINE_FEED, at) + 1, at - 200);
    const feed = bytes.indexOf(LINE_FEED, at);
    const end = Math.min(feed < 0 ? bytes.length : feed + 1, at + 2_000);
    lines.push(bytes.subarray(start, end));
    size += end - start;
    at = end - 1;
  }
  return Buffer.concat(lines);
}

/** The value around the first place where two readings of the same bytes differ. */
function firstDifference(one: string, other: string): string | undefined {
  const length = Math.min(one.length, other.length);
  for (let at = 0; at < length; at += 1) {
    if (one[at] === other[at]) continue;
    const before = /[^;,\t|"\r\n]{0,40}$/.exec(other.slice(0, at))?.[0] ?? '';
    const after = /^[^;,\t|"\r\n]{0,40}/.exec(other.slice(at))?.[0] ?? '';
    return (before + after).replace(CONTROL, '').toWellFormed().trim();
  }
  return undefined;
}

export interface Text {
  text: string;
  encoding: string;
  /** Others that fit the bytes, each with the first value that reads differently. */
  encodings: { encoding: string; example: string }[];
}

/** Bytes as text: in the encoding that is asked for, else in the likeliest. */
export function textOf(bytes: Uint8Array, asked?: string): Text {
  if (asked && !ENCODINGS.includes(asked)) {
    throw unreadable('file_encoding_unknown', { encodings: [...ENCODINGS] });
  }
  const unicode = unicodeOf(bytes);
  if (unicode && (!asked || asked === unicode)) {
    return { text: decode(bytes, unicode), encoding: unicode, encodings: [] };
  }
  if (!unicode && bytes.subarray(0, 65_536).includes(0)) {
    throw unreadable('file_no_table');
  }
  return textOfOld(bytes, asked, unicode);
}

function textOfOld(bytes: Uint8Array, asked: string | undefined, unicode: string | undefined) {
  const sample = unicode?.startsWith('utf-16') ? bytes.subarray(0, SAMPLE) : foreignLines(bytes);
  const read = OLD.map((encoding) => ({ encoding, text: decode(sample, encoding) }));
  const likeliest = read.toSorted((a, b) => likelihood(b.text) - likelihood(a.text))[0];
  const encoding = asked ?? likeliest?.encoding ?? 'windows-1254';
  const chosen = decode(sample, encoding);
  const others = unicode ? [{ encoding: unicode, text: decode(sample, unicode) }, ...read] : read;
  const encodings = others.flatMap(({ encoding: other, text }) => {
    const example = other === encoding ? undefined : firstDifference(chosen, text);
    return example === undefined ? [] : [{ encoding: other, example }];
  });
  return { text: decode(bytes, encoding), encoding, encodings };
}
