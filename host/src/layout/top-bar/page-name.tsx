import { currentLanguage } from '@backoffice/i18n';
import { useLayoutEffect } from 'react';
import { useTranslation } from 'react-i18next';

import { useCurrentPage } from '../../navigation/page-on-screen';
import styles from './top-bar.module.css';

/** The route's name in bar and window until the page, which may know better, brings its own. */
export function PageName() {
  const { t } = useTranslation('shell');
  const route = useCurrentPage()?.route;
  const name = route?.label[currentLanguage()];
  // Before the page's own effects, which have the last word.
  useLayoutEffect(() => {
    document.title = name ? `${name} · ${t('appName')}` : t('appName');
  }, [name, t]);
  return <span className={styles.fallbackName}>{name}</span>;
}
