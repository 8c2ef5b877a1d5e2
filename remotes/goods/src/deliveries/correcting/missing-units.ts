import type { DeliveredUnit } from '@backoffice/contracts';

import { sizeRun } from '../delivery/size-run';

/** A name for a size's field. Not the bare size, which a form takes for a place in a list. */
export const missingField = (size: string | null): string =>
  `of${(size ?? '').replaceAll('.', '_')}`;

/**
 * Which units are taken for those that never came: of each size the last ones, and what is set
 * aside only where nothing else is left, as somebody has held it in their hands.
 */
export function missingUnits(
  inStock: readonly DeliveredUnit[],
  counts: Readonly<Record<string, number>>,
): DeliveredUnit[] {
  return sizeRun(inStock).flatMap(({ size, units }) =>
    [...units]
      .sort((a, b) => Number(a.set_aside !== null) - Number(b.set_aside !== null) || b.id - a.id)
      .slice(0, counts[missingField(size)] ?? 0),
  );
}
