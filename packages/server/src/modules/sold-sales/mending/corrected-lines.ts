import type { ParsedCorrections } from '@backoffice/contracts';

import { refuse } from '../../../errors';
import { bankOf } from '../../till/ways';
import type { LiveLine } from './reversing.repository';

export type Terms = Pick<LiveLine, 'price' | 'payment_type' | 'bank' | 'sale_type'>;

/** A line and what it should have been. */
export interface CorrectedLine {
  before: LiveLine;
  after: Terms;
}

function termsAfter(
  line: LiveLine,
  { price, paymentType, bank, sale_type }: ParsedCorrections['lines'][number],
  field: string,
): Terms {
  const payment = paymentType ?? line.payment_type;
  return {
    price: price ?? line.price,
    payment_type: payment,
    bank: bankOf(payment, bank === undefined ? line.bank : bank, field),
    sale_type: sale_type ?? line.sale_type,
  };
}

const TERMS = ['price', 'payment_type', 'bank', 'sale_type'] as const;

/** Which terms differ from what was typed. */
export const changedTerms = ({ before, after }: CorrectedLine) =>
  TERMS.filter((term) => before[term] !== after[term]);

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
    return { before, after: termsAfter(before, correction, `lines.${index}.bank`) };
  });
  const changed = corrected.filter((line) => changedTerms(line).length > 0);
  if (!changed.length) throw refuse('correction_changes_nothing', {}, { at: 'lines' });
  return changed;
}

/** Whether only the way of payment was mistyped, which its seller may put right alone. */
export const isPaymentOnly = (lines: CorrectedLine[]): boolean =>
  lines.every((line) =>
    changedTerms(line).every((term) => term === 'payment_type' || term === 'bank'),
  );
