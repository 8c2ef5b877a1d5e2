import { useId, type Dispatch } from 'react';
import { useTranslation } from 'react-i18next';

import { wayName } from '../../words/way-name';
import { WAYS, type Way } from '../../words/ways';
import { balanceOf, usualWay, type ReturnErrors } from '../basket/exchange';
import type { ReturnAction } from '../basket/return-lines';
import type { SaleDraft } from '../basket/sale-draft';
import styles from './returns.module.css';

interface Props {
  draft: SaleDraft;
  errors: Partial<ReturnErrors>;
  disabled: boolean;
  dispatch: Dispatch<ReturnAction>;
}

/** The way in which the money moves, and a note for the reason "other". */
export function Settlement({ draft, errors, disabled, dispatch }: Props) {
  const isNoted = draft.returns.some(({ reason }) => reason === 'other');
  // What the customer pays is chosen with the total.
  const moves = balanceOf(draft).due < 0;
  if (!isNoted && !moves) return null;
  return (
    <div className={styles.settlement}>
      {moves && (
        <WayField draft={draft} isMissing={errors.way} disabled={disabled} dispatch={dispatch} />
      )}
      {isNoted && (
        <NoteField
          note={draft.note}
          isMissing={errors.note}
          disabled={disabled}
          onChange={(note) => dispatch({ type: 'noted', note })}
        />
      )}
    </div>
  );
}

interface WayProps {
  draft: SaleDraft;
  isMissing: boolean | undefined;
  disabled: boolean;
  dispatch: Dispatch<ReturnAction>;
}

function WayField({ draft, isMissing, disabled, dispatch }: WayProps) {
  const { t } = useTranslation('sales');
  const id = useId();
  const usual = usualWay(draft);
  const asPaid = usual ? t('return.asPaidBy', { way: wayName(t, usual) }) : t('return.asPaid');
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {t('return.refundedBy')}
      </label>
      <select
        id={id}
        className={isMissing ? 'form-select is-invalid' : 'form-select'}
        value={draft.way === usual ? '' : draft.way}
        disabled={disabled}
        aria-invalid={isMissing ? true : undefined}
        aria-describedby={isMissing ? `${id}-error` : undefined}
        onChange={(event) => dispatch({ type: 'wayChosen', way: event.target.value as Way | '' })}
      >
        <option value="">{asPaid}</option>
        {WAYS.filter((way) => way !== usual).map((way) => (
          <option key={way} value={way}>
            {wayName(t, way)}
          </option>
        ))}
      </select>
      {isMissing && (
        <p id={`${id}-error`} className="invalid-feedback">
          {t('return.wayMissing')}
        </p>
      )}
    </div>
  );
}

interface NoteProps {
  note: string;
  isMissing: boolean | undefined;
  disabled: boolean;
  onChange: (note: string) => void;
}

const NOTE_LENGTH = 500;

function NoteField({ note, isMissing, disabled, onChange }: NoteProps) {
  const { t } = useTranslation('sales');
  const id = useId();
  return (
    <div className={`${styles.field} ${styles.note}`}>
      <label htmlFor={id} className={styles.label}>
        {t('words:fields.note')}
      </label>
      <input
        id={id}
        className={isMissing ? 'form-control is-invalid' : 'form-control'}
        value={note}
        maxLength={NOTE_LENGTH}
        disabled={disabled}
        aria-invalid={isMissing ? true : undefined}
        aria-describedby={isMissing ? `${id}-error` : undefined}
        onChange={(event) => onChange(event.target.value)}
      />
      {isMissing && (
        <p id={`${id}-error`} className="invalid-feedback">
          {t('return.noteMissing')}
        </p>
      )}
    </div>
  );
}
