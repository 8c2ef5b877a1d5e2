import { narrow, searchKey } from '@backoffice/contracts';
import { type RawBuilder, sql } from 'kysely';

/**
 * A text as names and codes are compared: what is the same product, brand or size. Composed, in
 * lower case, without full-width forms. The dot that the Turkish İ leaves above the i goes, so that
 * "IŞIK", "İŞIK" and "işik" can find one another.
 */
export const nameKey = (text: string): string =>
  narrow(text).normalize('NFC').toLowerCase().replaceAll('\u0307', '');

/** A LIKE pattern for "contains", in which what was typed stands for itself. */
const containing = (text: string): string => `%${searchKey(text).replace(/[\\%_]/g, '\\$&')}%`;

/** Whether a text, as `search_key` makes it, contains what somebody searches. */
export const finds = (key: RawBuilder<unknown>, text: string): RawBuilder<boolean> =>
  sql<boolean>`${key} like ${containing(text)}`;
