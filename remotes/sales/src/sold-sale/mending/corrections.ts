import { OTHER, type CorrectionsInput, type Part, type SoldLine } from '@backoffice/contracts';
import { centsOf, typedCents } from '@backoffice/i18n';

import { paidBy, wayOf, WAYS, type Way } from '../../words/ways';

/** The form's values of one line. */
export interface LineValues {
  /** Euros, a decimal string. */
  price: string;
  /** Empty for one that nobody here knows. */
  way: Way | 'several' | '';
  /** Euros by way, if it was paid in several; empty for a way that paid nothing. */
  parts: Record<Way, string>;
  sale_type: SoldLine['sale_type'];
}

export const valuesOf = (line: SoldLine): LineValues => ({
  price: line.price,
  way: line.parts ? 'several' : (wayOf(line) ?? ''),
  parts: Object.fromEntries(
    WAYS.map((way) => [way, line.parts?.find((part) => part.way === way)?.amount ?? '']),
  ) as LineValues['parts'],
  sale_type: line.sale_type,
});

/** The parts that somebody typed, as the call takes them. */
const partsOf = ({ parts }: LineValues) =>
  WAYS.flatMap((way) => ((typedCents(parts[way]) ?? 0) > 0 ? [{ way, amount: parts[way] }] : []));

/** What the parts come to beside the price, both in cents; null where they agree. */
export function otherSum(values: LineValues): { parts: number; price: number } | null {
  if (values.way !== 'several') return null;
  const parts = partsOf(values).reduce((sum, { amount }) => sum + (typedCents(amount) ?? 0), 0);
  const price = typedCents(values.price) ?? 0;
  return parts === price ? null : { parts, price };
}

const amounts = (parts: readonly Part[] | null | undefined) =>
  WAYS.map((way) => centsOf(parts?.find((part) => part.way === way)?.amount ?? '0')).join();

/** The line with the values that somebody typed. */
export function correctedLine(line: SoldLine, values: LineValues): SoldLine {
  const { price, way, sale_type } = values;
  if (way === 'several') return { ...line, price, sale_type, parts: partsOf(values) };
  return { ...line, price, sale_type, ...(way && { ...paidBy(way), parts: null }) };
}

type Correction = CorrectionsInput['lines'][number];

/** The way or the parts, where they differ from those of the sale. */
function paidOtherwise(line: SoldLine, values: LineValues): Partial<Correction> {
  const { way, price } = values;
  if (way !== 'several') return way && way !== wayOf(line) ? paidBy(way) : {};
  const parts = partsOf(values);
  const isSame = amounts(parts) === amounts(line.parts) && centsOf(price) === centsOf(line.price);
  return isSame ? {} : { parts };
}

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
      ...paidOtherwise(line, wanted),
      ...(wanted.sale_type !== line.sale_type &&
        wanted.sale_type !== OTHER && { sale_type: wanted.sale_type }),
    };
    return Object.keys(change).length === 0 ? [] : [{ line: line.id, ...change }];
  });
}
