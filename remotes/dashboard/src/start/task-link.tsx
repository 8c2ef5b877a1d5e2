import { Icon } from '@backoffice/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import styles from './start.module.css';
import { TASK_ICONS } from './task-icons';

interface Props {
  name: keyof typeof TASK_ICONS;
  to: string;
  /** By default the name of the task. */
  title?: string;
  /** What the person is here for. */
  isMain?: boolean;
  children: ReactNode;
}

/** A task with a line about it. */
export function TaskLink({ name, to, title, isMain = false, children }: Props) {
  const { t } = useTranslation('dashboard');
  return (
    <li className={isMain ? styles.main : undefined}>
      <Link to={to} className={styles.task}>
        <span className={styles.icon}>
          <Icon path={TASK_ICONS[name]} size={isMain ? 2 : 1.5} />
        </span>
        <span className={styles.text}>
          <span className={styles.title}>{title ?? t(`start.${name}.title`)}</span>
          <span className={styles.hint}>{children}</span>
        </span>
      </Link>
    </li>
  );
}
