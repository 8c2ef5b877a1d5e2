import crypto from 'node:crypto';

import { refuse } from '../errors';

const LENGTH = 16;

/**
 * A row with the version by which an edit says what it saw. It is made of the values that the edit
 * takes, so that what an earlier server wrote, which knows of no versions, counts as well.
 */
export function versioned<Row extends object>(row: Row, edit: { shape: object }) {
  const values: Partial<Record<string, unknown>> = { ...row };
  const told = Object.keys(edit.shape).map((name) => [name, values[name]]);
  const hash = crypto.createHash('sha256').update(JSON.stringify(told)).digest('base64url');
  return { ...row, version: hash.slice(0, LENGTH) };
}

/** Throws when a row, which is locked, is not what an edit saw; whoever sends no version isn't asked. */
export function refuseUnseen(seen: string | undefined, row: { version: string }): void {
  if (seen === undefined || seen === row.version) return;
  throw refuse('edited_since', {}, { data: row });
}
