import type { Operation } from '@backoffice/contracts';
import { formatMoment, formatNumber, type TFunction } from '@backoffice/i18n';

type T = TFunction<'goods'>;

/**
 * The name of an operation: its kind, for a shipment also what happened to the units, and for an
 * adjustment only that.
 */
export function operationName(t: T, { kind, movements, reason }: Operation): string {
  const happened = movements.map((movement) => t(`stock:movements.${movement}`)).join(' · ');
  const name = t(`words:operation.${kind}`);
  if (kind === 'shipment' && happened) return `${name}: ${happened}`;
  const what = kind === 'adjustment' && happened ? happened : name;
  return reason && kind === 'adjustment' ? `${what}: ${reasonName(t, reason)}` : what;
}

/**
 * Why units went out or were set aside; a reason that this version doesn't know is shown as it
 * came.
 */
const reasonName = (t: T, reason: string): string =>
  t(`words:stockReason.${reason}`, { defaultValue: reason });

/** The codes of its products, at most three, and how many there are besides. */
export function operationProducts(t: T, { codes, products }: Operation): string {
  const others = products - codes.length;
  const named = codes.join(', ');
  if (others <= 0) return named;
  return `${named} ${t('operations.otherProducts', { count: others, number: formatNumber(others) })}`;
}

/** Says from where to where; '' if that is several places or none. */
export function wayText(t: T, { from, to }: { from: string | null; to: string | null }): string {
  if (from && to && from !== to) return t('operations.fromTo', { from, to });
  return to ?? from ?? '';
}

/** Who undid an operation and when, and how much of it or how far that is; null if nobody did. */
export function undoneText(t: T, { undone, units }: Operation, timeZone: string | undefined) {
  if (!undone) return null;
  const { left } = undone;
  if (left !== undefined) {
    return t('operations.beingUndone', { by: undone.by, count: left, number: formatNumber(left) });
  }
  const said = { by: undone.by, when: formatMoment(undone.at, timeZone) };
  return undone.units < units
    ? t('operations.partlyUndone', {
        ...said,
        count: undone.units,
        number: formatNumber(undone.units),
      })
    : t('operations.undone', said);
}

/** Whether its units are being taken back, one after another. */
export const isBeingUndone = ({ undone }: Operation): boolean => undone?.left !== undefined;
