import { DENOMINATIONS } from '@backoffice/contracts';
import { moneyOfCents, formatNumber } from '@backoffice/i18n';
import { Money } from '@backoffice/ui';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';

import styles from '../counting.module.css';
import { cashCents, rowCents, type Count } from './count';

/** The name of a note or coin in the language on screen: "€20", "€0.05". */
const denominationName = (cents: number): string =>
  formatNumber(cents / 100, {
    style: 'currency',
    currency: 'EUR',
    minimumFractionDigits: cents < 100 ? 2 : 0,
  });

interface Props {
  pieces: Count['pieces'];
  onChange: (pieces: Count['pieces']) => void;
}

const SMALLEST_NOTE = 500;
const NOTES = DENOMINATIONS.filter((cents) => cents >= SMALLEST_NOTE);
const COINS = DENOMINATIONS.filter((cents) => cents < SMALLEST_NOTE);
/** Digits as people type them, in Arabic too. */
const NO_DIGIT = /[^\d\u0660-\u0669]/g;

/** The count of the drawer, note by note and coin by coin, with its sum. */
export function CashCount({ pieces, onChange }: Props) {
  const { t } = useTranslation('sales');
  const rows = { pieces, onChange };
  return (
    <>
      <div className={styles.cash}>
        <Rows {...rows} title={t('till.notes')} denominations={NOTES} />
        <Rows {...rows} title={t('till.coins')} denominations={COINS} />
      </div>
      <p className={styles.total}>
        {t('till.inDrawer')}
        <output aria-live="off">
          <Money value={moneyOfCents(cashCents(pieces))} />
        </output>
      </p>
    </>
  );
}

const Rows = ({
  title,
  denominations,
  ...rows
}: Props & { title: string; denominations: readonly number[] }) => (
  <fieldset className={styles.rows}>
    <legend className={styles.legend}>{title}</legend>
    {denominations.map((cents) => (
      <Row key={cents} cents={cents} {...rows} />
    ))}
  </fieldset>
);

function Row({ cents, pieces, onChange }: Props & { cents: number }) {
  const id = useId();
  const sum = rowCents(pieces, cents);
  const type = (text: string) => onChange({ ...pieces, [cents]: text.replaceAll(NO_DIGIT, '') });
  return (
    <div className={styles.row}>
      <label htmlFor={id}>{denominationName(cents)}</label>
      <span aria-hidden="true">×</span>
      <input
        id={id}
        className="form-control form-control-sm"
        inputMode="numeric"
        autoComplete="off"
        enterKeyHint="next"
        maxLength={5}
        dir="ltr"
        value={pieces[cents] ?? ''}
        onChange={(event) => type(event.target.value)}
      />
      <span className={styles.rowSum}>{sum > 0 && <Money value={moneyOfCents(sum)} />}</span>
    </div>
  );
}
