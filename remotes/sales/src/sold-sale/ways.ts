import { BANKS, OTHER, type Bank, type PaymentType, type SoldLine } from '@backoffice/contracts';
import type { TFunction } from '@backoffice/i18n';

import { wayName } from '../words/way-name';

export const WAYS = ['cash', ...BANKS] as const;
export type Way = (typeof WAYS)[number];

type Paid = Pick<SoldLine, 'paymentType' | 'bank' | 'parts'>;

/**
 * Empty for a payment by a bank that nobody named, for several ways, and for one that only newer
 * servers know.
 */
export function wayOf({ paymentType, bank, parts }: Paid): Way | '' {
  if (parts) return '';
  if (paymentType === 'cash') return 'cash';
  return bank === OTHER || paymentType === OTHER ? '' : (bank ?? '');
}

export const paidBy = (way: Way): { paymentType: PaymentType; bank: Bank | null } =>
  way === 'cash' ? { paymentType: 'cash', bank: null } : { paymentType: 'bank', bank: way };

export const wayOptions = (t: TFunction<'sales'>) =>
  WAYS.map((value) => ({ value, label: wayName(t, value) }));

/** The way in which all lines were paid; undefined if they differ. */
export function commonWay(lines: readonly Paid[]): Way | undefined {
  const [way, ...others] = new Set(lines.map(wayOf));
  return others.length === 0 && way ? way : undefined;
}
