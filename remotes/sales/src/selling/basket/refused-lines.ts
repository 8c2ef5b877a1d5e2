import type { ApiError } from '@backoffice/api-client';

import type { SaleLine } from './sale-draft';

/** The lines that a refusal names by their index in the request; all lines if it names none. */
export function refusedLines(lines: readonly SaleLine[], { fields = {} }: ApiError): SaleLine[] {
  const named = new Set(Object.keys(fields).map(placeOf));
  const refused = lines.filter((_line, place) => named.has(place));
  return refused.length > 0 ? refused : [...lines];
}

/** `3.price` or `items.3.price` in a sale, `sells.3.price` in an exchange. */
const placeOf = (field: string) => Number.parseInt(field.replace(/^(sells|items)\./, ''), 10);
