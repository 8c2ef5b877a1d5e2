import type { SaleView, SoldLine } from '@backoffice/contracts';

/** A sale's lines as they are now: those that were corrected gave way to others. */
export const standingLines = ({ lines }: Pick<SaleView, 'lines'>): SoldLine[] =>
  lines.filter(({ state }) => state !== 'corrected');

/** Those that are with their customer. */
export const stillSold = ({ lines }: Pick<SaleView, 'lines'>): SoldLine[] =>
  lines.filter(({ state }) => state === 'sold');
