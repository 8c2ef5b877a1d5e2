import {
  BANKS,
  OTHER,
  type Bank,
  type Other,
  type PaymentType,
  type PaymentWay,
} from '@backoffice/contracts';
import type { TFunction } from '@backoffice/i18n';

import { wayName } from './way-name';

/** Cash, or a bank by name. */
export type Way = PaymentWay;
export const WAYS: readonly Way[] = ['cash', ...BANKS];

interface Paid {
  paymentType: PaymentType | Other;
  bank: Bank | Other | '' | null;
  parts?: unknown;
}

/** Null for a bank that isn't chosen yet, for several ways, and for one that only newer servers know. */
export function wayOf({ paymentType, bank, parts }: Paid): Way | null {
  if (parts) return null;
  if (paymentType === 'cash') return 'cash';
  return paymentType === OTHER || bank === OTHER ? null : bank || null;
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
