import { OTHER } from '@backoffice/contracts';

import { badAnswer } from './bad-answer';
import { reportClientError } from './client-errors';

/**
 * A record as a server sends it: any server that honours the specification's calls, ours or
 * another.
 */
export type Raw = Record<string, unknown>;

/** One record; anything else is a failure. */
export function recordOf(value: unknown): Raw {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw badAnswer();
  return value as Raw;
}

/** Rows of a list; anything but a list is a failure, so that a broken answer never looks empty. */
export function rowsOf(value: unknown): Raw[] {
  if (!Array.isArray(value)) throw badAnswer();
  return value.map(recordOf);
}

/** Lists whose incomplete rows were reported already: support is told once for each list. */
const told = new Set<string>();

/**
 * The rows of a list, also those without a field that actions on them need: they are shown as they
 * are, and support is told.
 */
export function readRows<T>(value: unknown, { list, read, isWhole }: ListedRows<T>): T[] {
  const rows = rowsOf(value).map(read);
  const lacking = rows.filter((row) => !isWhole(row)).length;
  if (lacking > 0 && !told.has(list)) {
    told.add(list);
    const message = `${lacking} of ${rows.length} rows of ${list} lack what they are acted on by`;
    void reportClientError({ area: 'api', release: 'none', reference: list, message });
  }
  return rows;
}

interface ListedRows<T> {
  list: string;
  read: (raw: Raw, index: number) => T;
  isWhole: (row: T) => boolean;
}

/** The record of an answer to a write, whose success must not depend on what stands in it. */
export const recordOrEmpty = (value: unknown): Raw =>
  typeof value === 'object' && value !== null ? (value as Raw) : {};

/** An id, which may come as text; null when there is none. */
export function idOrNull(value: unknown): number | null {
  const id = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof id === 'number' && Number.isSafeInteger(id) ? id : null;
}

/** The new row's id as a server answers it: the id alone, or a record that has it. */
export const newIdOf = (value: unknown): number | null =>
  idOrNull(value) ?? idOrNull(recordOrEmpty(value).id);

/** Text or a number as text; null when there is none. */
export const textOrNull = (value: unknown): string | null =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : null;

export const textOf = (value: unknown): string => textOrNull(value) ?? '';

/** A number, which may come as text; null when there is none. */
export function numberOrNull(value: unknown): number | null {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : null;
}

/** How many of something a record counts; 0 where it doesn't say. */
export const numberOf = (value: unknown): number => numberOrNull(value) ?? 0;

/** Euros, which may come as a number or as text, as a decimal string with two places; or null. */
export function moneyOrNull(value: unknown): string | null {
  if (value === null || value === undefined || value === '') return null;
  const plain = /^(-?\d+)(?:\.(\d{1,2}))?$/.exec(String(value).trim());
  if (plain) return `${plain[1]}.${(plain[2] ?? '').padEnd(2, '0')}`;
  const number = Number(value);
  return Number.isFinite(number) ? number.toFixed(2) : null;
}

/** The day of a date or a moment, `YYYY-MM-DD`. */
export const dayOf = (value: unknown): string => textOf(value).slice(0, 10);

/** One of the given words, or null. */
export const oneOf = <T extends string>(words: readonly T[], value: unknown): T | null =>
  words.find((word) => word === value) ?? null;

/** One of the given words, `other` for one that nobody here knows; null where there is none. */
export const wordOrNull = <T extends string>(
  words: readonly T[],
  value: unknown,
): T | typeof OTHER | null =>
  oneOf(words, value) ?? (typeof value === 'string' && value !== '' ? OTHER : null);

/**
 * A number below zero for the row of a list that came without its id, another for each: such a row
 * is shown, and nothing is done with it.
 */
export const idOrStandIn = (raw: Raw, index: number): number => idOrNull(raw.id) ?? -1 - index;

/** The version of a row, where the server tells one: a save sends it to say what was seen. */
export const versionOf = ({ version }: Raw): { version?: string } =>
  typeof version === 'string' ? { version } : {};
