import type { StockRow } from '@backoffice/api-client/resources/products';
import type { Conflict } from '@backoffice/contracts';
import { formatMoment, NO_VALUE } from '@backoffice/i18n';
import { useTimeZone } from '@backoffice/ui';
import { unitName } from '@backoffice/ui/stock';
import { useTranslation } from 'react-i18next';

/** A unit that could not be moved, under the name by which people know it. */
export interface LostUnit extends Conflict {
  name: string;
}

/** The units that a refusal names, with the names by which people know them. */
export function lostUnits(
  conflicts: readonly Conflict[],
  knownRows: (ids: Iterable<number>) => StockRow[],
): LostUnit[] {
  const rows = knownRows(conflicts.map(({ id }) => id));
  const names = new Map(rows.map((row) => [row.id, unitName(row)]));
  return conflicts.map((conflict) => ({
    ...conflict,
    name: names.get(conflict.id) ?? conflict.code ?? `#${conflict.id}`,
  }));
}

/**
 * Says which units left the stock meanwhile, how, by whom and when; the others are still ticked.
 */
export function LostUnits({ units, rest }: { units: readonly LostUnit[]; rest: string }) {
  const { t } = useTranslation('inventory');
  if (units.length === 0) return null;
  return (
    <div className="alert alert-danger" role="alert">
      <p className="fw-semibold mb-1">{t('transfer.lostTitle')}</p>
      <ul className="mb-1">
        {units.map((unit) => (
          <li key={unit.id}>
            <Loss {...unit} />
          </li>
        ))}
      </ul>
      <p className="mb-0">{rest}</p>
    </div>
  );
}

function Loss({ name, sold_at, sold_by, out, shipment }: LostUnit) {
  const { t } = useTranslation('inventory');
  const timeZone = useTimeZone();
  if (out) {
    const reason = t(`words:stockReason.${out.reason}`);
    const when = formatMoment(out.at, timeZone);
    return t('transfer.goneUnit', { unit: name, when, reason, by: out.by });
  }
  if (shipment) {
    const { to, number, by, at } = shipment;
    const when = formatMoment(at, timeZone);
    return t('transfer.sentUnit', { unit: name, to, when, number, by });
  }
  if (!sold_at) return name;
  const when = formatMoment(sold_at, timeZone);
  return t('transfer.lostUnit', { unit: name, when, by: sold_by ?? NO_VALUE });
}
