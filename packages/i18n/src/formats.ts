import type { Language } from '@backoffice/contracts';

import { currentLanguage } from './language';
import type { MoneyValue } from './money';

/** The text in place of a missing value. */
export const NO_VALUE = '–';

/** English as in the euro area; Arabic with Latin digits, as on the labels and receipts. */
const LOCALES: Readonly<Record<Language, string>> = {
  en: 'en-IE',
  sq: 'sq-XK',
  tr: 'tr-TR',
  ar: 'ar-u-nu-latn',
};

/** The Intl locale of the language on screen. */
export const currentLocale = (): string => LOCALES[currentLanguage()];

/** Writes numbers and euros as Albanian does. */
const LIKE_ALBANIAN = 'bg-BG';

/**
 * The Intl locale for numbers. Chromium on desktops has no Albanian numbers and would write English
 * ones: "€12,345.50". Numbers in words ("12K") stay as it writes them.
 */
function numberLocale(options: Intl.NumberFormatOptions): string {
  const locale = currentLocale();
  const isEnglish = new Intl.NumberFormat(LOCALES.sq).format(1.5) === '1.5';
  return locale === LOCALES.sq && isEnglish && !options.notation ? LIKE_ALBANIAN : locale;
}

const numberFormats = new Map<string, Intl.NumberFormat>();

function numberFormat(options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = currentLocale() + JSON.stringify(options);
  const format = numberFormats.get(key) ?? new Intl.NumberFormat(numberLocale(options), options);
  numberFormats.set(key, format);
  return format;
}

/**
 * Euros with two places: "45.50" → "€45.50". A decimal string is formatted as it is, never through
 * a binary float. Nothing, or what is no number, gives a dash.
 */
export const formatMoney = (value: MoneyValue | null | undefined): string => euros(value, 'auto');

/** As `formatMoney`, with a plus before amounts above zero, on the language's side for signs. */
export const formatDifference = (value: MoneyValue | null | undefined): string =>
  euros(value, 'exceptZero');

function euros(
  value: MoneyValue | null | undefined,
  signDisplay: Intl.NumberFormatOptions['signDisplay'],
): string {
  if (value === null || value === undefined || value === '') return NO_VALUE;
  if (Number.isNaN(Number(value))) return NO_VALUE;
  const format = numberFormat({ style: 'currency', currency: 'EUR', signDisplay });
  return format.format(value as Intl.StringNumericLiteral);
}

/** A number in the language's grouping; a dash for none. */
export function formatNumber(
  value: number | null | undefined,
  options: Intl.NumberFormatOptions = {},
): string {
  if (value === null || value === undefined || Number.isNaN(value)) return NO_VALUE;
  return numberFormat(options).format(value);
}

const COMPACT: Intl.NumberFormatOptions = { notation: 'compact', maximumFractionDigits: 1 };
const COMPACT_EUROS: Intl.NumberFormatOptions = { ...COMPACT, style: 'currency', currency: 'EUR' };
/** Zero in any script. */
const ZERO = /^(?:0|\u0660|\u06f0)+$/;

/**
 * A number in few characters, for an axis: 25000 → "25K", 25500 → "25.5K". Some browsers write a
 * decimal place that is zero, above all with a currency ("€25.0K"): it is left out here.
 */
export function formatCompact(value: number, unit: 'number' | 'euros' = 'number'): string {
  const format = numberFormat(unit === 'euros' ? COMPACT_EUROS : COMPACT);
  const parts = format.formatToParts(value);
  const isWhole = parts.every((part) => part.type !== 'fraction' || ZERO.test(part.value));
  return parts
    .filter(({ type }) => !isWhole || (type !== 'decimal' && type !== 'fraction'))
    .map((part) => part.value)
    .join('');
}
