import type { SaleSought } from '@backoffice/api-client/resources/sold-sales';

/** The sale that is open at the side of the page, as the address names it; empty if none is. */
export const NO_SALE = { sale: '', receipt: '', soldUnit: '' };
export type SaleAddress = typeof NO_SALE;

const NUMBER = /^[1-9]\d{0,14}$/;

/** The sale that an address asks for: by its id, by the number of its slip, or by a barcode. */
export function saleSought({ sale, receipt, soldUnit }: SaleAddress): SaleSought | number | null {
  if (NUMBER.test(sale)) return Number(sale);
  if (NUMBER.test(receipt)) return { number: Number(receipt) };
  return soldUnit ? { code: soldUnit } : null;
}
