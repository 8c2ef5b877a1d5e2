import { OTHER, type Other, type Part, type SoldLine, type TillWay } from '@backoffice/contracts';
import { formatMoney, type TFunction } from '@backoffice/i18n';

/** The name of a way of payment for people; banks go by their own names. */
export const wayName = (t: TFunction<'sales'>, way: TillWay | Other): string => {
  if (way === 'cash' || way === 'bank') return t(`words:paymentType.${way}`);
  if (way === 'courier') return t('return.courier');
  return way === OTHER ? t('return.otherWay') : way;
};

/** How much was paid by each way: "Cash €50.00 + TEB €33.00". */
export const partsText = (t: TFunction<'sales'>, parts: readonly Part[]): string =>
  parts.map(({ way, amount }) => `${wayName(t, way)} ${formatMoney(amount)}`).join(' + ');

/** The name of the way in which a unit was paid, or of its ways with their amounts. */
export function paymentName(
  t: TFunction<'sales'>,
  { paymentType, bank, parts }: Pick<SoldLine, 'paymentType' | 'bank' | 'parts'>,
): string {
  if (parts) return partsText(t, parts);
  return wayName(t, paymentType === 'bank' ? (bank ?? 'bank') : paymentType);
}
