import { useTranslation } from 'react-i18next';

import { useClockText } from '../session/use-clock-text';
import styles from './as-of.module.css';

/** How old a list is (milliseconds since 1970). It takes no room, so that nothing moves. */
export function AsOf({ moment }: { moment: number }) {
  const { t } = useTranslation('ui');
  return (
    <p className={styles.asOf}>
      <span>{t('asOf', { time: useClockText()(moment) })}</span>
    </p>
  );
}
