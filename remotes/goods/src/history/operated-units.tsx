import type { OperatedUnit } from '@backoffice/contracts';
import { formatMoment, formatMoney, formatNumber, type TFunction } from '@backoffice/i18n';
import { useTimeZone } from '@backoffice/ui';
import { unitDescription, unitName } from '@backoffice/ui/stock';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import styles from './history.module.css';
import { wayText } from './operation-words';

/** Units that are drawn at first; a delivery can have hundreds. */
const FIRST = 50;

/**
 * The units with all that was done to them. Those to which something happened since come first,
 * because an undo leaves them as they are.
 */
export function OperatedUnits({ units, of }: { units: readonly OperatedUnit[]; of: number }) {
  const { t } = useTranslation('goods');
  const [isWhole, setIsWhole] = useState(false);
  const sorted = movedFirst(units);
  const shown = isWhole ? sorted : sorted.slice(0, FIRST);
  return (
    <>
      {sorted.length < of && (
        <p className="text-body-secondary">
          {t('operations.firstUnits', { number: formatNumber(sorted.length) })}
        </p>
      )}
      <ul className={styles.units}>
        {shown.map(([unit, ...others]) => (
          <Unit key={unit.id} movements={[unit, ...others]} />
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

/** What was done to one unit: a correction may change what it is and its price at once. */
type MovementsOfUnit = [OperatedUnit, ...OperatedUnit[]];

const isMoved = (movements: MovementsOfUnit) => movements.some(({ since }) => since !== null);

function movedFirst(units: readonly OperatedUnit[]): MovementsOfUnit[] {
  const byId = new Map<number, MovementsOfUnit>();
  for (const unit of units) {
    const known = byId.get(unit.id);
    if (known) known.push(unit);
    else byId.set(unit.id, [unit]);
  }
  return [...byId.values()].sort((a, b) => Number(isMoved(b)) - Number(isMoved(a)));
}

function Unit({ movements }: { movements: MovementsOfUnit }) {
  const { t } = useTranslation('goods');
  const timeZone = useTimeZone();
  const [unit] = movements;
  const since = movements.map((movement) => movement.since).find(Boolean);
  return (
    <li className={since ? styles.moved : undefined}>
      <bdi>{unitName(unit)}</bdi>
      {linesOf(t, movements).map((line) => (
        <div key={line} className={styles.note}>
          {line}
        </div>
      ))}
      {since && (
        <div>
          {t('operations.since', {
            what: t(`stock:movements.${since.kind}`),
            by: since.by,
            when: formatMoment(since.at, timeZone),
          })}
        </div>
      )}
    </li>
  );
}

/** What the unit is, and what was done to it, each said once. */
function linesOf(t: TFunction<'goods'>, movements: MovementsOfUnit): string[] {
  // A changed identity says both what it was and what it is.
  const isDescribed = movements.some(({ to_identity }) => to_identity !== null);
  const description = isDescribed ? '' : unitDescription(movements[0]);
  const lines = [description, ...movements.flatMap((one) => changesOf(t, one))];
  return [...new Set(lines.filter(Boolean))];
}

/** Says where the unit went, and how its price or identity changed. */
function changesOf(t: TFunction<'goods'>, unit: OperatedUnit): string[] {
  const { from_price, price, from_identity, to_identity } = unit;
  const change = (before: string, after: string) => t('operations.change', { before, after });
  return [
    wayText(t, unit),
    from_price && price ? change(formatMoney(from_price), formatMoney(price)) : '',
    from_identity && to_identity ? change(from_identity, to_identity) : '',
  ];
}
