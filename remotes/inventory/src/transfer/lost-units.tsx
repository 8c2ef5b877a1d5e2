import type { Conflict } from '@backoffice/contracts';
import { formatMoment, NO_VALUE } from '@backoffice/i18n';
import { useTimeZone } from '@backoffice/ui';
import { useTranslation } from 'react-i18next';

/** A unit that could not be moved, under the name by which people know it. */
export interface LostUnit extends Conflict {
  name: string;
}

/** Which units somebody sold meanwhile, who and when; the others are still ticked. */
export function LostUnits({ units }: { units: readonly LostUnit[] }) {
  const { t } = useTranslation('inventory');
  const timeZone = useTimeZone();
  if (units.length === 0) return null;
  return (
    <div className="alert alert-danger" role="alert">
      <p className="fw-semibold mb-1">{t('transfer.lostTitle')}</p>
      <ul className="mb-1">
        {units.map(({ id, name, sold_at, sold_by }) => (
          <li key={id}>
            {sold_at
              ? t('transfer.lostUnit', {
                  unit: name,
                  when: formatMoment(sold_at, timeZone),
                  by: sold_by ?? NO_VALUE,
                })
              : name}
          </li>
        ))}
      </ul>
      <p className="mb-0">{t('transfer.lostRest')}</p>
    </div>
  );
}
