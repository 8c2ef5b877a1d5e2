import type { SaleTerms, SaleLine } from './sale-draft';

/** The terms of several lines; empty where the lines differ. */
type CommonTerms = { [Field in keyof SaleTerms]: SaleTerms[Field] | '' };

/** The terms that all lines share. */
export const commonTerms = (lines: readonly SaleLine[]): CommonTerms => ({
  paymentType: common(lines, 'paymentType'),
  bank: common(lines, 'bank'),
  saleType: common(lines, 'saleType'),
});

function common<Field extends keyof SaleTerms>(
  lines: readonly SaleLine[],
  field: Field,
): SaleTerms[Field] | '' {
  const first = lines[0]?.[field] ?? '';
  return lines.every((line) => line[field] === first) ? first : '';
}
