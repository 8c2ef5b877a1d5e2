import { formatMoney } from '@backoffice/i18n';
import { ConfirmDialog } from '@backoffice/ui';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { partsText } from '../words/way-name';
import { askedOf, refundOf } from './chosen';
import styles from './to-settle.module.css';
import { useSettling, type Settling } from './use-settling';

/** The note and the button; money is paid back after a question only. */
export function SettleEnd(props: Settling) {
  const { t } = useTranslation('sales');
  const { sale, choices } = props;
  const [note, setNote] = useState('');
  const [isAsked, setIsAsked] = useState(false);
  const { settle, isBusy } = useSettling(props);
  const { amount, parts } = refundOf(sale, choices);
  const isReady = sale.lines.length === 0 || askedOf(sale, choices).length > 0;
  const label = sale.lines.length > 0 ? t('toSettle.settle') : t('toSettle.accept');
  const submit = () => (parts.length > 0 ? setIsAsked(true) : void settle(note));
  const confirm = async () => {
    await settle(note);
    setIsAsked(false);
  };
  return (
    <form
      className={styles.end}
      onSubmit={(event) => {
        event.preventDefault();
        if (isReady && !isBusy) submit();
      }}
    >
      <NoteField value={note} onChange={setNote} />
      <button type="submit" className="btn btn-primary" disabled={!isReady || isBusy}>
        {isBusy ? t('toSettle.settling') : label}
      </button>
      <ConfirmDialog
        show={isAsked}
        title={t('toSettle.confirmTitle', { amount: formatMoney(amount) })}
        text={t('toSettle.confirmText', { sums: partsText(t, parts) })}
        confirmLabel={t('toSettle.confirm')}
        onConfirm={confirm}
        onClose={() => setIsAsked(false)}
      />
    </form>
  );
}

function NoteField({ value, onChange }: { value: string; onChange: (note: string) => void }) {
  const { t } = useTranslation('sales');
  const id = useId();
  return (
    <div className={styles.noteField}>
      <label className="form-label" htmlFor={id}>
        {t('toSettle.note')}
      </label>
      <input
        id={id}
        className="form-control"
        autoComplete="off"
        maxLength={200}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  );
}
