import { useTranslation } from 'react-i18next';

import classes from './loading-screen.module.css';

/** §2: while the session check is running. */
export function LoadingScreen() {
  const { t } = useTranslation('shell');
  return (
    <p role="status" className={classes.loading}>
      {t('loading')}
    </p>
  );
}
