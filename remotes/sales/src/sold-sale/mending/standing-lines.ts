import type { SaleView, SoldLine } from '@backoffice/contracts';

/** A sale's lines as they are now, without corrected ones, which others have replaced. */
export const standingLines = ({ lines }: Pick<SaleView, 'lines'>): SoldLine[] =>
  lines.filter(({ state }) => state !== 'corrected');

/** The lines that can come back or be corrected: what isn't settled can't. */
export const stillSold = ({ lines }: Pick<SaleView, 'lines'>): SoldLine[] =>
  lines.filter(({ state, owed }) => state === 'sold' && !owed);
