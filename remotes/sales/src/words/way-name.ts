import { OTHER, type Other, type SoldLine, type TillWay } from '@backoffice/contracts';
import type { TFunction } from '@backoffice/i18n';

/** The name of a way of payment for people; banks go by their own names. */
export const wayName = (t: TFunction<'sales'>, way: TillWay | Other): string => {
  if (way === 'cash' || way === 'bank') return t(`words:paymentType.${way}`);
  if (way === 'courier') return t('return.courier');
  return way === OTHER ? t('return.otherWay') : way;
};

/** The name of the way in which a unit was paid. */
export const paymentName = (
  t: TFunction<'sales'>,
  { paymentType, bank }: Pick<SoldLine, 'paymentType' | 'bank'>,
): string => wayName(t, paymentType === 'bank' ? (bank ?? 'bank') : paymentType);
