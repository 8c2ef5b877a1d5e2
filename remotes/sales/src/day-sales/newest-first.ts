import type { DaySale } from '@backoffice/api-client/resources/sales';

/** What was sold or taken back at once: rows of a server that doesn't say stand alone. */
const receiptOf = ({ id, kind, sale_id: sale, return_number: returned }: DaySale): string =>
  sale === null ? `row ${id}` : `${kind} ${returned ?? sale}`;

/** The rows of a day with the latest on top; lines of one receipt stay together, in their order. */
export function newestFirst(sales: readonly DaySale[]): DaySale[] {
  const receipts = new Map<string, DaySale[]>();
  for (const sale of sales) {
    const receipt = receiptOf(sale);
    receipts.set(receipt, [...(receipts.get(receipt) ?? []), sale]);
  }
  return [...receipts.values()].toReversed().flat();
}
