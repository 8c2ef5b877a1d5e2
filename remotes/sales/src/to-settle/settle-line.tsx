import { OTHER, type SettleLine } from '@backoffice/contracts';
import { formatMoment, type TFunction } from '@backoffice/i18n';
import { isolated, Money, useTimeZone } from '@backoffice/ui';
import { AreaLink, useHref } from '@backoffice/ui/areas';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';

import { unitLabel } from '../words/unit-label';
import { partsText } from '../words/way-name';
import type { Chosen } from './chosen';
import styles from './to-settle.module.css';

interface Props {
  line: SettleLine;
  chosen: Chosen | undefined;
  /** undefined: later. */
  onChoose: (chosen: Chosen | undefined) => void;
}

interface Option {
  key: string;
  label: string;
  chosen: Chosen | undefined;
}

/** The units that could take the place; one that was scanned is among them. */
function unitsOf({ siblings }: SettleLine, chosen: Chosen | undefined) {
  if (chosen === undefined || chosen === 'money') return siblings;
  if (siblings.some(({ id }) => id === chosen.unit)) return siblings;
  return [...siblings, { id: chosen.unit, barcode: chosen.barcode, is_same: false }];
}

function optionsOf(t: TFunction<'sales'>, { line, chosen }: Props): Option[] {
  const units = unitsOf(line, chosen).map(({ id, barcode, is_same: isSame }) => ({
    key: `${id}`,
    label: t(isSame ? 'toSettle.same' : 'toSettle.pair', { barcode: isolated(barcode) }),
    chosen: { unit: id, barcode },
  }));
  const sums = partsText(t, line.paid);
  return [
    ...units,
    { key: 'money', label: t('toSettle.money', { sums }), chosen: 'money' },
    { key: 'later', label: t('toSettle.later'), chosen: undefined },
  ];
}

const keyOf = (chosen: Chosen | undefined) =>
  chosen === undefined ? 'later' : chosen === 'money' ? chosen : `${chosen.unit}`;

/** A line whose unit isn't there: what happened to it, and what becomes of the line. */
export function SettleLineFields(props: Props) {
  const { t } = useTranslation('sales');
  const id = useId();
  const { line, chosen, onChoose } = props;
  return (
    <fieldset className={styles.line}>
      <legend className={styles.legend}>
        {unitLabel(line)} · <bdi className="font-monospace">{line.barcode}</bdi> ·{' '}
        <Money value={line.price} />
      </legend>
      <p className={styles.note}>
        {useStory(line)}
        <WayThere {...line} />
      </p>
      <p className={styles.question}>{t('toSettle.what')}</p>
      {optionsOf(t, props).map((option) => (
        <div key={option.key} className="form-check">
          <input
            type="radio"
            className="form-check-input"
            id={`${id}-${option.key}`}
            name={id}
            checked={keyOf(chosen) === option.key}
            onChange={() => onChoose(option.chosen)}
          />
          <label className="form-check-label" htmlFor={`${id}-${option.key}`}>
            {option.label}
          </label>
        </div>
      ))}
      <p className={styles.note}>
        {line.siblings.length === 0 && `${t('toSettle.noPair')} `}
        {t('toSettle.scanHint')}
      </p>
    </fieldset>
  );
}

const AWAY = { set_aside: 'setAside', under_way: 'underWay', out: 'out' } as const;

/** What happened to the unit since, and what has to be done before it can be chosen. */
function useStory({ taken_by: taken, away, siblings }: SettleLine): string {
  const { t } = useTranslation('sales');
  const timeZone = useTimeZone();
  if (away && away !== OTHER) return t(`toSettle.${AWAY[away]}`);
  if (!taken) return t(siblings[0]?.is_same ? 'toSettle.back' : 'toSettle.gone');
  return t('toSettle.takenBy', {
    when: isolated(formatMoment(taken.at, timeZone)),
    by: isolated(taken.by),
    number: taken.receipt_number,
  });
}

/** Leads to where a unit that isn't for sale is put back. */
function WayThere({ away, code }: SettleLine) {
  const { t } = useTranslation('sales');
  const href = useHref();
  const isListed = away === 'set_aside' || away === 'under_way';
  if (!isListed || !href('products.find')) return null;
  const state = away === 'under_way' ? away : undefined;
  return (
    <>
      {' '}
      <AreaLink
        className="text-decoration-underline"
        to="products.find"
        params={{ code, ...(state && { state }) }}
      >
        {t('toSettle.showUnit')}
      </AreaLink>
    </>
  );
}
