import crypto from 'node:crypto';

import { refuse } from '../errors';

const LENGTH = 16;

/**
 * Adds the version by which an edit says which row it saw. It is a hash of the values that the edit
 * takes, so that a change by an earlier server, which knows of no versions, is noticed as well.
 */
export function versioned<Row extends object>(row: Row, edit: { shape: object }) {
  const values: Partial<Record<string, unknown>> = { ...row };
  const told = Object.keys(edit.shape).map((name) => [name, values[name]]);
  const hash = crypto.createHash('sha256').update(JSON.stringify(told)).digest('base64url');
  return { ...row, version: hash.slice(0, LENGTH) };
}

/** Throws when a locked row is not the one that an edit saw; without a version all is accepted. */
export function refuseUnseen(seen: string | undefined, row: { version: string }): void {
  if (seen === undefined || seen === row.version) return;
  throw refuse('edited_since', {}, { data: row });
}
