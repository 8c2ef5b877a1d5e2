import type { OperatedUnit } from '@backoffice/contracts';
import { formatMoment, formatMoney, formatNumber, type TFunction } from '@backoffice/i18n';
import { useTimeZone } from '@backoffice/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { unitDescription, unitName } from '../products/unit-description';
import { wayText } from './operation-words';
import styles from './operations.module.css';

/** So many are drawn at first: a delivery has hundreds. */
const FIRST = 50;

/** What was done to each unit, and what happened to it since, those first: they stay in an undo. */
export function OperatedUnits({ units, of }: { units: readonly OperatedUnit[]; of: number }) {
  const { t } = useTranslation('inventory');
  const [isWhole, setIsWhole] = useState(false);
  const sorted = [...units].sort((a, b) => Number(b.since !== null) - Number(a.since !== null));
  const shown = isWhole ? sorted : sorted.slice(0, FIRST);
  return (
    <>
      {units.length < of && (
        <p className="text-body-secondary">
          {t('operations.firstUnits', { number: formatNumber(units.length) })}
        </p>
      )}
      <ul className={styles.units}>
        {shown.map((unit) => (
          <Unit key={unit.id} unit={unit} />
        ))}
      </ul>
      {shown.length < sorted.length && (
        <button type="button" className="btn btn-link btn-sm" onClick={() => setIsWhole(true)}>
          {t('operations.allUnits', { number: formatNumber(sorted.length) })}
        </button>
      )}
    </>
  );
}

function Unit({ unit }: { unit: OperatedUnit }) {
  const { t } = useTranslation('inventory');
  const timeZone = useTimeZone();
  const { since } = unit;
  return (
    <li className={since ? styles.moved : undefined}>
      <bdi>{unitName(unit)}</bdi>
      <div className={styles.note}>
        {[unitDescription(unit), ...changesOf(t, unit)].filter(Boolean).join(' · ')}
      </div>
      {since && (
        <div>
          {t('operations.since', {
            what: t(`stock.movements.${since.kind}`),
            by: since.by,
            when: formatMoment(since.at, timeZone),
          })}
        </div>
      )}
    </li>
  );
}

/** Where it went, and which price or identity became which. */
function changesOf(t: TFunction<'inventory'>, unit: OperatedUnit): string[] {
  const { from_price, price, from_identity, to_identity } = unit;
  const change = (before: string, after: string) => t('operations.change', { before, after });
  return [
    wayText(t, unit),
    from_price && price ? change(formatMoney(from_price), formatMoney(price)) : '',
    from_identity && to_identity ? change(from_identity, to_identity) : '',
  ];
}
