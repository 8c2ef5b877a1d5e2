import { formatDay } from '@backoffice/i18n';
import { Card, useOwnLocation, usePermissions, usePerson, useToday } from '@backoffice/ui';
import { useHref } from '@backoffice/ui/areas';
import { useTranslation } from 'react-i18next';

import { Arrivals } from './arrivals';
import { DrawerState } from './drawer-state';
import styles from './start.module.css';
import { TaskLink } from './task-link';
import { TASKS, type Task } from './tasks';

/** A start for people who see no figures: the day, their shop and what they come to do. */
export function StartCard() {
  const { t } = useTranslation('dashboard');
  const { data } = usePerson();
  const shop = useOwnLocation();
  const day = formatDay(useToday(), { dateStyle: 'full' });
  const tasks = useTasks();
  return (
    <Card
      eyebrow={shop ? t('start.dayAndShop', { day, shop }) : day}
      title={t('start.title', { name: data?.user.username ?? '' })}
    >
      {tasks.length === 0 ? (
        <p className={styles.nothing}>{t('start.nothing')}</p>
      ) : (
        <nav aria-label={t('start.tasks')}>
          <ul className={styles.tasks}>
            {tasks.map(({ name, to }, place) => (
              <TaskLink key={name} name={name} to={to} isMain={place === 0}>
                {name === 'drawer' ? <DrawerState /> : t(`start.${name}.hint`)}
              </TaskLink>
            ))}
            <Arrivals />
          </ul>
        </nav>
      )}
    </Card>
  );
}

/** The tasks that the person may do, in a page that is installed. */
function useTasks(): { name: Task['name']; to: string }[] {
  const href = useHref();
  const can = usePermissions();
  return TASKS.flatMap(({ name, link, right }) => {
    const to = can(right) ? href(link) : undefined;
    return to === undefined ? [] : [{ name, to }];
  });
}
