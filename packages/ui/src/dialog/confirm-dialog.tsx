import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { Spinner } from '../feedback/spinner';
import { AnswerDialog } from './answer-dialog';
import { focusOnMount } from './focus-on-mount';

export interface ConfirmDialogProps {
  show: boolean;
  title: string;
  text: ReactNode;
  confirmLabel: string;
  /** `danger` where something is lost. */
  tone?: 'primary' | 'danger';
  /** The button waits for its promise, and cannot be pressed meanwhile. */
  onConfirm: () => void | Promise<unknown>;
  onClose: () => void;
  busy?: boolean;
}

/** Asks before something that is hard to take back. */
export function ConfirmDialog({
  show,
  title,
  text,
  confirmLabel,
  tone = 'primary',
  onConfirm,
  onClose,
  busy = false,
}: ConfirmDialogProps) {
  const { t } = useTranslation('ui');
  const [isWaiting, confirm] = useWaiting(onConfirm);
  const isBusy = busy || isWaiting;

  return (
    <AnswerDialog show={show} title={title} text={text} onClose={isBusy ? undefined : onClose}>
      <button
        type="button"
        className="btn btn-outline-secondary"
        ref={tone === 'danger' ? focusOnMount : undefined}
        disabled={isBusy}
        onClick={onClose}
      >
        {t('cancel')}
      </button>
      <button
        type="button"
        className={`btn btn-${tone}`}
        ref={tone === 'danger' ? undefined : focusOnMount}
        disabled={isBusy}
        onClick={() => !isBusy && void confirm()}
      >
        {isBusy && <Spinner small />}
        {confirmLabel}
      </button>
    </AnswerDialog>
  );
}

function useWaiting(act: () => void | Promise<unknown>) {
  const [isWaiting, setIsWaiting] = useState(false);
  const actOnce = async () => {
    setIsWaiting(true);
    try {
      await act();
    } catch {
      // The owner of `onConfirm` reports the failure; here the dialog only stays open.
    } finally {
      setIsWaiting(false);
    }
  };
  return [isWaiting, actOnce] as const;
}
