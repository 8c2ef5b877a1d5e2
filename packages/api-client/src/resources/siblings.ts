import type { Sibling } from '@backoffice/contracts';

import { numberOf, rowsOf, textOrNull } from './normalise';

/** How many there are of a product, by size and location. */
export const siblingsOf = (value: unknown): Sibling[] =>
  rowsOf(value).map((raw) => ({
    number: textOrNull(raw.number),
    location: textOrNull(raw.location),
    count: numberOf(raw.count),
  }));
