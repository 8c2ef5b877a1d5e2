import { OTHER, type CorrectionsInput, type SoldLine } from '@backoffice/contracts';
import { centsOf } from '@backoffice/i18n';

import { paidBy, wayOf, type Way } from '../ways';

/** The form's values of one line. */
export interface LineValues {
  /** Euros, a decimal string. */
  price: string;
  way: Way | '';
  sale_type: SoldLine['sale_type'];
}

export const valuesOf = (line: SoldLine): LineValues => ({
  price: line.price,
  way: wayOf(line),
  sale_type: line.sale_type,
});

/** The line with the values that somebody typed. */
export const correctedLine = (line: SoldLine, { price, way, sale_type }: LineValues): SoldLine => ({
  ...line,
  price,
  sale_type,
  ...(way && paidBy(way)),
});

type Correction = CorrectionsInput['lines'][number];

/** The lines that differ from those of the sale, with their changes. */
export function corrections(
  lines: readonly SoldLine[],
  values: readonly LineValues[],
): Correction[] {
  return lines.flatMap((line, index): Correction[] => {
    const wanted = values[index];
    if (!wanted) return [];
    const change = {
      ...(centsOf(wanted.price) !== centsOf(line.price) && { price: wanted.price }),
      ...(wanted.way && wanted.way !== wayOf(line) && paidBy(wanted.way)),
      ...(wanted.sale_type !== line.sale_type &&
        wanted.sale_type !== OTHER && { sale_type: wanted.sale_type }),
    };
    return Object.keys(change).length === 0 ? [] : [{ line: line.id, ...change }];
  });
}
