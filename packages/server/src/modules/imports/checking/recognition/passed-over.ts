import {
  FIELDS_OF,
  type ImportField,
  type ImportMapping,
  type PassedOver,
} from '@backoffice/contracts';

import { fieldsNamed } from './header-words';
import { tillCandidates } from './tills';

/** The columns that are left out though their headers name a field, as another one fills it. */
export function passedOver(
  headers: readonly string[],
  { subject, layout, columns }: ImportMapping,
): PassedOver[] {
  const ofTill = layout === 'shopify' ? tillCandidates(headers) : null;
  const allowed: readonly ImportField[] = FIELDS_OF[subject];
  return headers.flatMap((header, column) => {
    if (columns[column]?.field) return [];
    const candidates =
      ofTill?.[column] ?? fieldsNamed(header).filter((one) => allowed.includes(one));
    const instead = columns.findIndex(({ field }) => field && candidates.includes(field));
    return instead < 0 ? [] : [{ column, instead }];
  });
}
