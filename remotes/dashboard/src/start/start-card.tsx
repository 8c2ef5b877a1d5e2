import { formatDay } from '@backoffice/i18n';
import { Card, Icon, useOwnLocation, usePerson, useToday } from '@backoffice/ui';
import { usePages } from '@backoffice/ui/areas';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import styles from './start.module.css';

/** A start for people who see no figures: the day, their shop and their pages. */
export function StartCard() {
  const { t } = useTranslation('dashboard');
  const { data } = usePerson();
  const shop = useOwnLocation();
  const day = formatDay(useToday(), { dateStyle: 'full' });
  // This area's own pages are left out: the demo pages and the page on screen.
  const pages = usePages().filter(({ area }) => area !== 'dashboard');
  return (
    <Card
      eyebrow={shop ? t('start.dayAndShop', { day, shop }) : day}
      title={t('start.title', { name: data?.user.username ?? '' })}
    >
      <nav aria-label={t('start.pages')}>
        <ul className={styles.pages}>
          {pages.map(({ to, label, icon }) => (
            <li key={to}>
              <Link to={to} className={styles.page}>
                <span className={styles.icon}>
                  <Icon path={icon} size={1.5} />
                </span>
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </Card>
  );
}
