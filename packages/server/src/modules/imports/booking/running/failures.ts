import { sqlState } from '../../../../db/transact';
import { AppError } from '../../../../errors';

/** No room on the database's disk: it goes on when there is some. */
export const isFullDisk = (error: unknown): boolean => sqlState(error) === '53100';

/**
 * Lines that were cut, a database that starts anew, too many connections, and waits that took too
 * long: what a later attempt may not meet.
 */
const PASSING = /^(08|53|57|40|55P03|26000|42P05|ECONN|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN)/;
const CUT = /connection terminated|timeout|client has encountered a connection error/i;

export const isPassing = (error: unknown): boolean =>
  PASSING.test(sqlState(error)) ||
  (!(error instanceof AppError) && error instanceof Error && CUT.test(error.message));

const WORDS: Record<string, string> = {
  '23503': 'Something that it needs was deleted meanwhile.',
  '23505': 'One of its barcodes was given to something else meanwhile.',
};

/** Why an import failed, for people: nothing of a database's own words. */
export function failureInWords(error: unknown): string {
  if (error instanceof AppError) return error.message;
  return WORDS[sqlState(error)] ?? 'The server could not book it; its log says why.';
}
