import { useTranslation } from 'react-i18next';

import { Icon } from '../icon/icon';
import * as ICONS from '../icon/icons';
import styles from './feedback.module.css';

interface Props {
  text: string;
  /** The server's own words. */
  detail?: string | null;
  onRetry?: () => void;
  busy?: boolean;
  /** A notification says it too: then this is no alert, or screen readers would read it twice. */
  isAnnounced?: boolean;
}

/** Stands in place of data that could not be loaded. */
export function ErrorState({ text, detail, onRetry, busy = false, isAnnounced }: Props) {
  const { t } = useTranslation('ui');
  return (
    <div className={styles.state} role={isAnnounced ? undefined : 'alert'}>
      <span className={`${styles.stateIcon} ${styles.stateDanger}`}>
        <Icon path={ICONS.warning} size={1.5} />
      </span>
      <p className={styles.stateTitle}>{text}</p>
      {detail && detail !== text && <p className={styles.stateText}>{detail}</p>}
      {onRetry && (
        <button
          type="button"
          className="btn btn-outline-secondary btn-sm"
          disabled={busy}
          onClick={onRetry}
        >
          {t('retry')}
        </button>
      )}
    </div>
  );
}
