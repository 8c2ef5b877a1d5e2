import type { ReactNode } from 'react';
import { useFormState } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

import { Spinner } from '../feedback/spinner';
import { useLineAwaySince } from '../line/use-line';

interface Props {
  children: ReactNode;
  /** Replaces the text while the form is being sent. */
  busyLabel?: ReactNode;
  tone?: 'primary' | 'danger' | 'outline-secondary';
  disabled?: boolean;
}

/**
 * Submits its form; disabled while that is under way. Without a line it says so; a press still
 * tries, as the line may be back.
 */
export function SubmitButton({ children, busyLabel, tone = 'primary', disabled = false }: Props) {
  const { t } = useTranslation('ui');
  const { isSubmitting } = useFormState();
  const isAway = useLineAwaySince() !== null;
  return (
    <button
      type="submit"
      className={`btn btn-${tone}`}
      disabled={disabled || isSubmitting}
      title={isAway ? t('failure.network') : undefined}
    >
      {isSubmitting && <Spinner small />}
      {isSubmitting ? (busyLabel ?? children) : children}
    </button>
  );
}
