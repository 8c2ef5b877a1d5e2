import { say } from '@backoffice/contracts/refusals';
import * as z from 'zod/mini';

import { refuse } from '../errors';

/** Where a page ended: the values that its last row was sorted by, opaque to clients. */
export const writeCursor = (...place: readonly unknown[]): string =>
  Buffer.from(JSON.stringify(place)).toString('base64url');

/** Refuses a cursor that was not written here, as a field of the query. */
export const invalidCursor = () =>
  refuse('cursor_unknown', {}, { fields: { cursor: say('value_unfit') } });

/** The place that a cursor means. Throws 422 for what was not written here. */
export function readCursor<T extends z.ZodMiniType>(schema: T, cursor: string): z.output<T> {
  try {
    return z.parse(schema, JSON.parse(Buffer.from(cursor, 'base64url').toString()));
  } catch {
    throw invalidCursor();
  }
}
