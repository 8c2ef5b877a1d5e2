import { yearOf } from '@backoffice/contracts';
import { useToday } from '@backoffice/ui';
import { useTranslation } from 'react-i18next';

import styles from './footer.module.css';

/** Two links without a target, as specified, and the copyright line. */
export function Footer() {
  const { t } = useTranslation('shell');
  const year = yearOf(useToday());
  return (
    <footer className={styles.footer}>
      <ul className={styles.links}>
        {(['aboutUs', 'blog'] as const).map((link) => (
          <li key={link}>
            <span role="link" aria-disabled="true">
              {t(`footer.${link}`)}
            </span>
          </li>
        ))}
      </ul>
      <p>{t('footer.copyright', { year })}</p>
    </footer>
  );
}
