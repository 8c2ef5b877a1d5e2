import type { SaleSought } from '@backoffice/api-client/resources/sold-sales';

/** The sale that is open beside the page, as it stands in the address; empty where none is. */
export const NO_SALE = { sale: '', receipt: '', soldUnit: '' };
export type SaleAddress = typeof NO_SALE;

const NUMBER = /^[1-9]\d{0,14}$/;

/** What an address asks for: a sale by its id, by the number on its slip, or by any bars. */
export function saleSought({ sale, receipt, soldUnit }: SaleAddress): SaleSought | number | null {
  if (NUMBER.test(sale)) return Number(sale);
  if (NUMBER.test(receipt)) return { number: Number(receipt) };
  return soldUnit ? { code: soldUnit } : null;
}
