import type { ParsedCorrections } from '@backoffice/contracts';

import { centsOf } from '../../../cents';
import { refuse } from '../../../errors';
import { fillLines, type Paid, refuseOtherSum } from '../../sales/parts';
import { bankOf } from '../../till/ways';
import type { LiveLine } from './reversing.repository';

export type Terms = Pick<LiveLine, 'price' | 'payment_type' | 'bank' | 'parts' | 'sale_type'>;

/** A line and what it should have been. */
export interface CorrectedLine {
  before: LiveLine;
  after: Terms;
}

type Correction = ParsedCorrections['lines'][number];

/** How a line was really paid; `field` is the correction's own. */
function paidAfter(line: LiveLine, correction: Correction, field: string): Paid {
  const { price = line.price, paymentType, bank, parts } = correction;
  if (parts) {
    if (paymentType) throw refuse('paid_twice', {}, { at: `${field}.parts` });
    refuseOtherSum(parts, centsOf(price), `${field}.parts`);
    const [paid] = fillLines([price], parts);
    return paid as Paid;
  }
  if (!paymentType && line.parts) {
    if (price !== line.price) throw refuse('parts_missing', {}, { at: `${field}.parts` });
    return line;
  }
  const payment = paymentType ?? line.payment_type;
  const named = bank === undefined ? line.bank : bank;
  return { payment_type: payment, bank: bankOf(payment, named, `${field}.bank`), parts: null };
}

function termsAfter(line: LiveLine, correction: Correction, field: string): Terms {
  const { payment_type, bank, parts } = paidAfter(line, correction, field);
  const { price = line.price, sale_type = line.sale_type } = correction;
  return { price, payment_type, bank, parts, sale_type };
}

const PAYMENT = ['payment_type', 'bank', 'parts'] as const;
const TERMS = ['price', ...PAYMENT, 'sale_type'] as const;

/** Which terms differ from what was typed. */
export const changedTerms = ({ before, after }: CorrectedLine) =>
  TERMS.filter((term) => JSON.stringify(before[term]) !== JSON.stringify(after[term]));

/**
 * The lines of a sale that change, and how. Throws 404 for a line that the sale has not, and 422 for
 * one that is named twice, a bank that is missing, or where nothing changes.
 */
export function correctedLines(
  lines: LiveLine[],
  asked: ParsedCorrections['lines'],
): CorrectedLine[] {
  const byId = new Map(lines.map((line) => [line.id, line]));
  const named = new Set<number>();
  const corrected = asked.map((correction, index) => {
    const before = byId.get(correction.line);
    if (!before) throw refuse('line_not_found', { id: String(correction.line) });
    if (named.has(before.id)) {
      throw refuse('corrected_twice', {}, { at: `lines.${index}.line` });
    }
    named.add(before.id);
    return { before, after: termsAfter(before, correction, `lines.${index}`) };
  });
  const changed = corrected.filter((line) => changedTerms(line).length > 0);
  if (!changed.length) throw refuse('correction_changes_nothing', {}, { at: 'lines' });
  return changed;
}

/** Whether only the way of payment was mistyped, which its seller may put right alone. */
export const isPaymentOnly = (lines: CorrectedLine[]): boolean =>
  lines.every((line) => changedTerms(line).every((term) => PAYMENT.some((paid) => paid === term)));
