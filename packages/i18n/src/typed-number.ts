import { plainDigits } from '@backoffice/contracts';

/** Marks that steer the direction of writing: they come along when a shown amount is copied. */
const MARKS = /[\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069]/g;
const EURO = /^€\s*|\s*€$/;

/** Digits, and a point or comma before the last of them. */
const PLAIN = /^(?<sign>[-\u2212]?)(?<digits>\d+)(?:[.,](?<fraction>\d*))?$/;
/** Thousands in groups of three, all set off by the same character, which no fraction follows. */
const GROUPED =
  /^(?<sign>[-\u2212]?)(?<digits>\d{1,3}(?<group>[., \u00a0\u2009\u202f])\d{3}(?:\k<group>\d{3})*)(?:(?!\k<group>)[.,](?<fraction>\d*))?$/;

/** Digits of the whole part, without noughts in front, and of the fraction. */
interface TypedNumber {
  isNegative: boolean;
  whole: string;
  fraction: string;
}

/**
 * Reads a number however a person writes it, whatever the language on screen: "45,50", "1.234,50",
 * "1 234.5 €". A point or comma before exactly three digits at the end is ambiguous, a thousand to
 * one and a fraction to another, and is never guessed at.
 */
function readNumber(text: string): TypedNumber | 'ambiguous' | null {
  const plain = inLatin(text).trim().replace(EURO, '').trim();
  const parts = (PLAIN.exec(plain) ?? GROUPED.exec(plain))?.groups;
  if (!parts) return null;
  const { sign, digits = '', fraction = '' } = parts;
  const whole = digits.replaceAll(/\D/g, '').replace(/^0+(?=\d)/, '');
  if (fraction.length === 3 && whole !== '0') return 'ambiguous';
  return { isNegative: sign !== '', whole, fraction };
}

/** The text with Latin digits, and with comma and point in place of the Arabic ones. */
export const inLatin = (text: string) =>
  plainDigits(text.replaceAll(MARKS, ''))
    .replaceAll(/[\u066b\u060c]/g, ',')
    .replaceAll('\u066c', '.');

/** True for a text that one person reads as a thousand and another as one and a fraction. */
export const isAmbiguous = (text: string): boolean => readNumber(text) === 'ambiguous';

/** Whole cents of an amount as typed: "45,50" → 4550; null for what is no amount of 0 to 99,999,999.99. */
export function typedCents(text: string): number | null {
  const number = readNumber(text);
  if (number === null || number === 'ambiguous' || number.isNegative) return null;
  const { whole, fraction } = number;
  if (whole.length > 8 || fraction.length > 2) return null;
  return Number(whole) * 100 + Number(fraction.padEnd(2, '0'));
}

/** A number as typed, "1,5" → 1.5; null for what is none. */
export function typedDecimal(text: string): number | null {
  const number = readNumber(text);
  if (number === null || number === 'ambiguous' || number.whole.length > 15) return null;
  const size = Number(`${number.whole}.${number.fraction}`);
  return number.isNegative ? -size : size;
}

/** The whole part of a number as typed, "12,9" → 12; null for what is none. */
export function typedWhole(text: string): number | null {
  const number = typedDecimal(text);
  return number === null ? null : Math.trunc(number) || 0;
}
