import { isDeepStrictEqual } from 'node:util';

import { AppError } from '../errors';

const MESSAGE = "This can't be changed here";

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
  const fields = Object.fromEntries(changed.map((field) => [field, MESSAGE]));
  throw new AppError('invalid', `${MESSAGE}: ${changed.join(', ')}`, { fields });
}
