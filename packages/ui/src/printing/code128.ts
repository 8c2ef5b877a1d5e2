// The package has no types, and every program that includes this file, an area's too, needs them.
// eslint-disable-next-line @typescript-eslint/triple-slash-reference
/// <reference path="./jsbarcode.d.ts" />
import { BARCODE_FORMAT } from '@backoffice/contracts';
// Only this file is imported: the whole package draws two dozen kinds of codes.
import imported from 'jsbarcode/bin/barcodes/CODE128/CODE128_AUTO.js';

/** Bundlers unwrap the default export of the CommonJS module, Node does not. */
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

/** Modules of white on both sides that the standard requires. */
export const QUIET_ZONE = 10;

/** Millimetres of a label printer's dot (203 dpi): bars of whole dots print without grey edges. */
const DOT = 0.125;
const WIDEST_MODULE = 3 * DOT;
/** Millimetres; printers smear bars of a single dot, which many scanners then can't read. */
export const NARROWEST_MODULE = 2 * DOT;

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

/** The code of a text; null when it can't be encoded, as other servers may have other barcodes. */
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
