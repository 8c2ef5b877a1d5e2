import { isDeepStrictEqual } from 'node:util';

import { say } from '@backoffice/contracts/refusals';

import { refuse } from '../errors';

/**
 * A row that was read is accepted by its write, also with the fields that the write leaves alone.
 * Throws 422 where one of those differs from what is stored: a change is never swallowed.
 *
 * @param written the fields that the write changes
 */
export function refuseChanges<Row extends object>(
  stored: Row,
  sent: Partial<Row>,
  written: readonly (keyof Row)[],
): void {
  const changed = (Object.keys(sent) as (keyof Row & string)[]).filter(
    (field) =>
      !written.includes(field) &&
      sent[field] !== undefined &&
      !isDeepStrictEqual(sent[field], stored[field]),
  );
  if (changed.length === 0) return;
  const fields = Object.fromEntries(changed.map((field) => [field, say('not_changed_here')]));
  throw refuse('fields_not_changed_here', { fields: changed }, { fields });
}
