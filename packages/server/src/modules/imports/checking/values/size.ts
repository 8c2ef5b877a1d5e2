import { sizeSortKey } from '@backoffice/contracts';

import { plainHeader } from '../recognition/plain-header';

const FRACTIONS: Record<string, string> = {
  '½': '1/2',
  '⅓': '1/3',
  '⅔': '2/3',
  '¼': '1/4',
  '¾': '3/4',
};
const MONTHS =
  'jan|feb|shk|mar|apr|pri|may|maj|mai|jun|qer|jul|kor|aug|gus|sep|sht|oct|okt|tet|nov|nen|dec|dez|dhj|oca|sub|şub|nis|haz|tem|agu|ağu|eyl|eki|kas|ara';
/** What a spreadsheet makes of "36/2" or "10-12": `36-Feb`, `Feb-36`, `02.Mar`, a whole day. */
const DAYS = [
  new RegExp(String.raw`^\d{1,4}[-. /]+(${MONTHS})\p{L}*\.?([-. /]\d{2,4})?$`, 'iu'),
  new RegExp(String.raw`^(${MONTHS})\p{L}*\.?[-. /]\d{1,4}$`, 'iu'),
  /^\d{4}-\d{1,2}-\d{1,2}([ T].*)?$/,
  /^\d{1,2}([./-])\d{1,2}\1\d{4}$/,
];
const MAX_LENGTH = 12;

export type ReadSize =
  { size: string } | { wrong: 'size_is_day' | 'size_run' | 'scientific' | 'not_size' | 'too_long' };

/** A part of a size in one spelling: "36,5", "36 1/2" and "36½" are "36.5". */
const spelled = (text: string) =>
  text
    .replace(/[½⅓⅔¼¾]/g, (sign) => ` ${FRACTIONS[sign] ?? ''}`)
    .replace(/(\d),(\d)/g, '$1.$2')
    .replace(/\s+/g, ' ')
    .replace(/\s*\/\s*/g, '/')
    .trim()
    .replace(/^(\d+)[ -]1\/2$/, '$1.5')
    .replace(/^(\d+)[ -]1\/4$/, '$1.25')
    .replace(/^(\d+)[ -]3\/4$/, '$1.75')
    .replace(/^(\d+)-([12]\/3)$/, '$1 $2')
    .replace(/^(\d+)\.(\d*?)0+$/, (_, whole: string, rest: string) =>
      rest ? `${whole}.${rest}` : whole,
    )
    .replace(/^\d?[xX]*[sSmMlL](\/\d?[xX]*[sSmMlL])?$/, (letters) => letters.toUpperCase());

/** Words for sizes; whoever has one size only calls it in many ways. */
const LETTERS: Readonly<Record<string, string>> = {
  small: 'S',
  medium: 'M',
  large: 'L',
  xsmall: 'XS',
  extrasmall: 'XS',
  xlarge: 'XL',
  extralarge: 'XL',
  xxlarge: 'XXL',
  '2xlarge': 'XXL',
  xxxlarge: '3XL',
  '3xlarge': '3XL',
};
const ONE_SIZE = new Set(
  'onesize,onesizefitsall,os,osfa,einheitsgrosse,tekbeden,standartbeden,njemadhesi'.split(','),
);
/** The European size is the one that we mean; one of another country is another number. */
const EUROPEAN = /^(?:EU|EUR)[ .:-]*(?=\d)|(?<=\d)\s*(?:EU|EUR)$/i;
/** Sizes of shoes from one to another, of which each has its own pieces. */
const RUN = /^(\d{2})\s*[-–—]\s*(\d{2})$/;
const SMALLEST_SHOE = 15;
const LARGEST_SHOE = 50;

/** The sizes of a run, `36-41`, each of them; null for a cell that is none. */
export function sizesOfRun(cell: string): { run: string; sizes: string[] } | null {
  const [, first, last] = RUN.exec(cell.trim()) ?? [];
  const [from, to] = [Number(first), Number(last)];
  if (!(from >= SMALLEST_SHOE && to <= LARGEST_SHOE && to - from > 2)) return null;
  const sizes = Array.from({ length: to - from + 1 }, (_, place) => String(from + place));
  return { run: `${from}-${to}`, sizes };
}

function inLetters(text: string): string {
  const word = plainHeader(text).replaceAll(' ', '');
  return ONE_SIZE.has(word) ? 'One size' : (LETTERS[word] ?? text);
}

/** Several sizes in one cell, or a number that is no size. */
const ODD = /[;|]|^-|,.*,|^\d+\.(?!(?:5|25|75|3|33|6|66|67|7)$)\d+$|^\d{4,}$/;

/** The usual sizes, which need no further look. */
const USUAL = /^(\d{2}|\d{2}\.5|X{0,2}[SL]|M)$/;

/** A cell as a size in the spelling that we give it. */
export function readSize(cell: string): ReadSize {
  const text = inLetters(cell.trim().replace(EUROPEAN, ''));
  if (USUAL.test(text)) return { size: text };
  if (sizesOfRun(text)) return { wrong: 'size_run' };
  if (DAYS.some((day) => day.test(text))) return { wrong: 'size_is_day' };
  if (/^\d+([.,]\d+)?e[+-]?\d+$/i.test(text)) return { wrong: 'scientific' };
  const size = spelled(text);
  if (ODD.test(size)) return { wrong: 'not_size' };
  return size.length > MAX_LENGTH ? { wrong: 'too_long' } : { size };
}

/** One key for every spelling of a size: "36,5" and "36.5", "XXL" and "2XL". */
export const sizeKey = (size: string): string => sizeSortKey(size);

const SHOE = /^(1[4-9]|[2-5]\d)(\.5| 1\/3| 2\/3)?$/;
const CLOTHES = /^(\d?X{0,4}[SL]|M)$/;
const DOUBLE = /^\d{2,3}[/-]\d{2,3}$/;

/** Whether a cell is a size in letters, of which shoes have none. */
export function isLetterSize(cell: string): boolean {
  const read = readSize(cell);
  return 'size' in read && CLOTHES.test(read.size);
}

const LIKE_A_SIZE = /^\s*(\d|[xsml])[\dxsml½⅓⅔¼¾.,/\s-]*$/i;

/**
 * The kind of goods whose size a cell surely holds, else null. A plain number that fits shoes
 * counts as theirs, though clothes have it too.
 */
export function knownSize(cell: string): 'shoes' | 'textile' | null {
  if (cell.length > MAX_LENGTH || !LIKE_A_SIZE.test(cell)) return null;
  const read = readSize(cell);
  if (!('size' in read)) return null;
  if (SHOE.test(read.size)) return 'shoes';
  if (CLOTHES.test(read.size)) return 'textile';
  if (/^(\d?X{0,4}[SL]|M)\/(\d?X{0,4}[SL]|M)$/.test(read.size)) return 'textile';
  return DOUBLE.test(read.size) ? 'textile' : null;
}
