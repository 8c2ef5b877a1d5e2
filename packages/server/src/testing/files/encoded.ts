const SINGLE_BYTES = Uint8Array.from({ length: 256 }, (_, byte) => byte);

/** Text in an encoding of one byte a letter; throws for a letter that the encoding lacks. */
function inOldEncoding(text: string, encoding: string): Buffer {
  const letters = [...new TextDecoder(encoding).decode(SINGLE_BYTES)];
  const bytes = [...text].map((letter) => letters.indexOf(letter));
  if (bytes.includes(-1)) throw new Error(`${encoding} lacks a letter of "${text}"`);
  return Buffer.from(bytes);
}

const BOM = '\uFEFF';

const ENCODERS: Record<string, (text: string) => Buffer> = {
  'utf-8': (text) => Buffer.from(text),
  'utf-8 with BOM': (text) => Buffer.from(BOM + text),
  'utf-16le': (text) => Buffer.from(text, 'utf16le'),
  'utf-16le with BOM': (text) => Buffer.from(BOM + text, 'utf16le'),
  'utf-16be': (text) => Buffer.from(text, 'utf16le').swap16(),
  'utf-16be with BOM': (text) => Buffer.from(BOM + text, 'utf16le').swap16(),
};

/** Text as bytes, in an encoding of WHATWG or in one of these with a mark in front. */
export const encoded = (text: string, encoding: string): Buffer =>
  ENCODERS[encoding]?.(text) ?? inOldEncoding(text, encoding);
