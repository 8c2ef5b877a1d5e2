import { useTranslation } from 'react-i18next';

import { DayTiles } from './day-tiles';
import styles from './strip.module.css';
import { TillsTile } from './tills-tile';
import { WaitingTile } from './waiting-tile';

/** The day at a glance, each figure with the page behind it. */
export function Strip() {
  const { t } = useTranslation('dashboard');
  return (
    <section className={styles.strip} aria-label={t('strip.title')}>
      <DayTiles />
      <TillsTile />
      <WaitingTile />
    </section>
  );
}
