import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import styles from './note.module.css';

interface Props {
  tone: 'success' | 'warning';
  onClose: () => void;
  /** The message, then buttons for what can be done about it. */
  children: ReactNode;
}

/** The result of an action, which stays on the page until it is dismissed. */
export function Note({ tone, onClose, children }: Props) {
  const { t } = useTranslation('stock');
  const role = tone === 'success' ? 'status' : 'alert';
  return (
    <div className={`alert alert-${tone} ${styles.note}`} role={role}>
      {children}
      <button type="button" className="btn-close" aria-label={t('dismiss')} onClick={onClose} />
    </div>
  );
}
