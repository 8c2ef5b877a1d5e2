import { OTHER, type Count } from '@backoffice/contracts';
import { formatNumber, type TFunction } from '@backoffice/i18n';

type T = TFunction<'goods'>;

/** The part of its shop that a count covers. */
export function scopeText(t: T, { type, brands, code, units }: Count['scope']): string {
  const parts = [
    type && t(`words:productType.${type}`),
    brands?.join(', '),
    code && t('counts.scope.code', { code }),
    units !== null && t('counts.scope.units', { count: units, number: formatNumber(units) }),
  ].filter(Boolean);
  return parts.join(' · ') || t('counts.scope.everything');
}

/** The result of a count in one line. */
export function resultText(t: T, { state, lost, moved, found, undone }: Count): string {
  if (state === 'cancelled' || state === OTHER) return t(`counts.states.${state}`);
  if (undone) return t('counts.states.undone');
  const parts = [
    lost ? t('counts.result.lost', { count: lost, number: formatNumber(lost) }) : '',
    moved ? t('counts.result.moved', { count: moved, number: formatNumber(moved) }) : '',
    found ? t('counts.result.found', { count: found, number: formatNumber(found) }) : '',
  ].filter(Boolean);
  return parts.join(' · ') || t('counts.result.nothing');
}
