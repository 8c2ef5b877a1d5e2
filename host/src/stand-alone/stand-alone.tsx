import { Icon } from '@backoffice/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { LanguageSelect } from '../language/language-select';
import { usePreference } from '../preferences/preference';
import { sidebarColor } from '../preferences/preferences';
import { SIGN_IN_ICONS } from '../sign-in-icons';
import styles from './stand-alone.module.css';

/** A page by itself: the product above it, the languages below. */
export function StandAlone({ children }: { children: ReactNode }) {
  const { t } = useTranslation('shell');
  return (
    <main
      className={`brand-ground ${styles.page} ${styles.ground}`}
      data-color={usePreference(sidebarColor)}
    >
      <p className={styles.product}>
        <Icon path={SIGN_IN_ICONS.logo} size={2} />
        {t('appName')}
      </p>
      <div className={styles.card}>{children}</div>
      <div className={styles.language}>
        <LanguageSelect />
      </div>
    </main>
  );
}
