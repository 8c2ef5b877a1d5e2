// Every program that has this file, an area's too, needs it; its package comes without types.
// eslint-disable-next-line @typescript-eslint/triple-slash-reference
/// <reference path="./jsbarcode.d.ts" />
import { BARCODE_FORMAT } from '@backoffice/contracts';
// The whole package draws two dozen kinds of codes; this is the specification's.
import imported from 'jsbarcode/bin/barcodes/CODE128/CODE128_AUTO.js';

/** Bundlers take the class out of the CommonJS module, Node does not. */
const Encoder = imported.default ?? imported;

/** A dark bar, in modules (the width of the narrowest bar) from the code's first bar. */
export interface Bar {
  start: number;
  width: number;
}

export interface Code128 {
  bars: Bar[];
  /** Modules from the first bar to the end of the last one, without quiet zones. */
  modules: number;
}

/** Modules of white that the standard asks for on both sides. */
export const QUIET_ZONE = 10;

/** A dot of the usual label printer (203 dpi): bars of whole dots print without a grey edge. */
const DOT = 0.125;
const WIDEST_MODULE = 3 * DOT;

/**
 * Encodes a text of ASCII characters as CODE128.
 * @throws when a character has no place in CODE128
 */
export function encodeCode128(text: string): Code128 {
  const encoder = new Encoder(text, {});
  if (!encoder.valid()) throw new Error(`"${text}" has no ${BARCODE_FORMAT}`);
  const { data } = encoder.encode();
  const bars = [...data.matchAll(/1+/g)].map((run) => ({ start: run.index, width: run[0].length }));
  return { bars, modules: data.length };
}

/** The code of a text; null when it has none: other servers may have barcodes of their own. */
export function tryCode128(text: string): Code128 | null {
  try {
    return encodeCode128(text);
  } catch {
    return null;
  }
}

/**
 * The width of one module in millimetres for a code that has to fit into `available` millimetres
 * with its quiet zones: whole dots where there is room for them, else whatever fits.
 */
export function moduleWidth(modules: number, available: number): number {
  const fitting = available / (modules + 2 * QUIET_ZONE);
  if (fitting >= WIDEST_MODULE) return WIDEST_MODULE;
  return fitting >= DOT ? Math.floor(fitting / DOT) * DOT : fitting;
}
