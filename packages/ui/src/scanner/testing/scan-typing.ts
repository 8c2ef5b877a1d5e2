import type { ScanKey, ScanReader } from '../reading/scan-reader';

const codeOf = (character: string) =>
  /\d/.test(character)
    ? `Digit${character}`
    : ({ '.': 'NumpadDecimal', '/': 'Slash' }[character] ?? 'KeyA');

export const keyOf = (character: string, at: number, more: Partial<ScanKey> = {}): ScanKey => ({
  code: character.length > 1 ? character : codeOf(character),
  key: character,
  at,
  repeat: false,
  modified: false,
  field: null,
  ...more,
});

interface Typing {
  text: string;
  gap: () => number;
  ending?: 'Enter' | 'Tab' | null;
  from?: number;
  more?: Partial<ScanKey>;
}

/** Milliseconds, more than any scan waits for its other half. */
const LONG = 2_000;

/** Types a text and waits; gives all that was read, with `?` before text that is no code. */
export function type(reader: ScanReader, { text, gap, ending = 'Enter', from = 0, more }: Typing) {
  const codes: string[] = [];
  const note = (scan: ReturnType<ScanReader['settle']>) => {
    if (scan) codes.push(scan.isReadable ? scan.text : `?${scan.text}`);
  };
  let at = from;
  for (const character of [...text, ...(ending ? [ending] : [])]) {
    note(reader.read(keyOf(character, at, more)).ended);
    at += gap();
  }
  note(reader.settle(at + LONG));
  return { codes, end: at + LONG };
}

/** Milliseconds between the keys of a scanner. */
export const fast = () => 15;
export const CODE = '200000000011';
