import { moneyOfCents, typedCents } from '@backoffice/i18n';
import { EndBar, Money, MoneyInput } from '@backoffice/ui';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';

import type { CountErrors } from './check-count';
import styles from './counting.module.css';
import { cashCents, leftText, type Count } from './drawer/count';

interface Props {
  count: Count;
  errors: CountErrors;
  isReasonNeeded: boolean;
  onChange: (change: Partial<Count>) => void;
}

/** The fields for the money that stays in the drawer, and for the reason of a difference. */
export function CountEnd({ count, errors, isReasonNeeded, onChange }: Props) {
  const { t } = useTranslation('sales');
  const taken = cashCents(count.pieces) - (typedCents(leftText(count)) ?? 0);
  return (
    <>
      <div className={styles.left}>
        <Left count={count} error={errors.left} onChange={onChange} />
        <p className={styles.taken}>
          {t('till.takeOut')}
          <output aria-live="off">
            <Money value={moneyOfCents(Math.max(0, taken))} />
          </output>
        </p>
      </div>
      {isReasonNeeded && <Reason count={count} error={errors.reason} onChange={onChange} />}
    </>
  );
}

export function CountButtons({ onClose, onLeave }: { onClose: () => void; onLeave: () => void }) {
  const { t } = useTranslation('sales');
  return (
    <EndBar sticks={false}>
      <button type="button" className="btn btn-outline-secondary" onClick={onLeave}>
        {t('till.giveUp')}
      </button>
      <button type="button" data-step className="btn btn-primary" onClick={onClose}>
        {t('till.close')}
      </button>
    </EndBar>
  );
}

interface FieldProps extends Pick<Props, 'count' | 'onChange'> {
  error: string | undefined;
}

function Left({ count, error, onChange }: FieldProps) {
  const { t } = useTranslation('sales');
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="form-label">
        {t('till.left')}
      </label>
      <MoneyInput
        id={id}
        className="text-end"
        enterKeyHint="next"
        aria-describedby={error ? `${id}-error` : undefined}
        value={leftText(count)}
        error={error}
        onChange={(left) => left !== leftText(count) && onChange({ left })}
      />
      <FieldError id={`${id}-error`} text={error} />
    </div>
  );
}

function Reason({ count, error, onChange }: FieldProps) {
  const { t } = useTranslation('sales');
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="form-label">
        {t('till.reason')}
      </label>
      <input
        id={id}
        className={error ? 'form-control is-invalid' : 'form-control'}
        autoComplete="off"
        maxLength={500}
        aria-required
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
        value={count.reason}
        onChange={(event) => onChange({ reason: event.target.value })}
      />
      <FieldError id={`${id}-error`} text={error} />
    </div>
  );
}

const FieldError = ({ id, text }: { id: string; text: string | undefined }) =>
  text ? (
    <div id={id} className="invalid-feedback">
      {text}
    </div>
  ) : null;
