import { useScansWait } from '@backoffice/ui/scanner';
import { useTranslation } from 'react-i18next';

import styles from './loading-screen.module.css';

/** Stands while the session check is running. */
export function LoadingScreen() {
  const { t } = useTranslation('shell');
  useScansWait();
  return (
    <p role="status" className={styles.loading}>
      {t('loading')}
    </p>
  );
}
