import type { Conflict } from '@backoffice/contracts';
import { formatMoment, NO_VALUE } from '@backoffice/i18n';
import { useTimeZone } from '@backoffice/ui';
import { useTranslation } from 'react-i18next';

/** A unit that could not be moved, under the name by which people know it. */
export interface LostUnit extends Conflict {
  name: string;
}

/** Which units left the stock meanwhile, how, by whom and when; the others are still ticked. */
export function LostUnits({ units }: { units: readonly LostUnit[] }) {
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
      <p className="mb-0">{t('transfer.lostRest')}</p>
    </div>
  );
}

function Loss({ name, sold_at, sold_by, out }: LostUnit) {
  const { t } = useTranslation('inventory');
  const timeZone = useTimeZone();
  if (out) {
    const reason = t(`stock.reasons.${out.reason}`);
    const when = formatMoment(out.at, timeZone);
    return t('transfer.goneUnit', { unit: name, when, reason, by: out.by });
  }
  if (!sold_at) return name;
  const when = formatMoment(sold_at, timeZone);
  return t('transfer.lostUnit', { unit: name, when, by: sold_by ?? NO_VALUE });
}
