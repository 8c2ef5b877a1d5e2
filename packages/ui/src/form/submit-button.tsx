import { hasStandIn } from '@backoffice/api-client';
import { useId, type ReactNode } from 'react';
import { useFormState } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

import { Spinner } from '../feedback/spinner';
import { useLineAwaySince } from '../line/use-line';
import styles from './form.module.css';

interface Props {
  children: ReactNode;
  /** Replaces the text while the form is being sent. */
  busyLabel?: ReactNode;
  tone?: 'primary' | 'danger' | 'outline-secondary';
  disabled?: boolean;
}

/**
 * Submits its form; disabled while that is under way. Without a line it looks idle and says why; a
 * press still tries, as the line may be back.
 */
export function SubmitButton({ children, busyLabel, tone = 'primary', disabled = false }: Props) {
  const { t } = useTranslation('ui');
  const { isSubmitting } = useFormState();
  const isAway = useLineAwaySince() !== null && !hasStandIn();
  const reason = useId();
  return (
    <>
      <button
        type="submit"
        className={`btn btn-${tone}${isAway ? ` ${styles.withoutLine}` : ''}`}
        disabled={disabled || isSubmitting}
        title={isAway ? t('notWithoutLine') : undefined}
        aria-describedby={isAway ? reason : undefined}
      >
        {isSubmitting && <Spinner small />}
        {isSubmitting ? (busyLabel ?? children) : children}
      </button>
      {isAway && (
        <span id={reason} hidden>
          {t('notWithoutLine')}
        </span>
      )}
    </>
  );
}
