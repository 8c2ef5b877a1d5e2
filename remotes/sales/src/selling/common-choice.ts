import type { ShownChoice } from './choice-fields';
import type { SaleChoice, SaleLine } from './sale-draft';

/** What all lines have in common; empty where they differ. */
export const commonChoice = (lines: readonly SaleLine[]): ShownChoice => ({
  paymentType: common(lines, 'paymentType'),
  bank: common(lines, 'bank'),
  saleType: common(lines, 'saleType'),
});

function common<Field extends keyof SaleChoice>(
  lines: readonly SaleLine[],
  field: Field,
): SaleChoice[Field] | '' {
  const first = lines[0]?.[field] ?? '';
  return lines.every((line) => line[field] === first) ? first : '';
}
