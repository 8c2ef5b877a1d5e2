import { formatNumber } from '@backoffice/i18n';

/** The name of a note or coin in the language on screen: "€20", "€0.05". */
export const denominationName = (cents: number): string =>
  formatNumber(cents / 100, {
    style: 'currency',
    currency: 'EUR',
    minimumFractionDigits: cents < 100 ? 2 : 0,
  });
