import type { ReactNode } from 'react';

import { Icon } from '../icon/icon';
import * as ICONS from '../icon/icons';
import styles from './feedback.module.css';

interface Props {
  title: string;
  text?: ReactNode;
  /** A button or link that helps: to add something, or to look elsewhere. */
  action?: ReactNode;
  icon?: string;
  /** Takes one line, where the page goes on below. */
  isLow?: boolean;
}

/** Stands in place of a list without entries. */
export const EmptyState = ({ title, text, action, icon = ICONS.inbox, isLow }: Props) => (
  <div className={isLow ? `${styles.state} ${styles.low}` : styles.state}>
    <span className={styles.stateIcon}>
      <Icon path={icon} size={1.5} />
    </span>
    <p className={styles.stateTitle}>{title}</p>
    {text && <p className={styles.stateText}>{text}</p>}
    {action}
  </div>
);
