import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { LanguageSelect } from '../language/language-select';
import styles from './stand-alone.module.css';

/** A page by itself: the product above it, the languages below. */
export function StandAlone({ children }: { children: ReactNode }) {
  const { t } = useTranslation('shell');
  return (
    <main className={styles.page}>
      <div className={styles.card}>
        <p className={styles.product}>{t('appName')}</p>
        {children}
        <div className={styles.language}>
          <LanguageSelect />
        </div>
      </div>
    </main>
  );
}
