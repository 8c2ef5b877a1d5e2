import { Icon } from '@backoffice/ui';
import Dropdown from 'react-bootstrap/Dropdown';
import { useTranslation } from 'react-i18next';

import { SHELL_ICONS } from '../../icons';
import styles from './top-bar.module.css';

/** The specification's five fixed placeholders. */
const ENTRIES = ['first', 'second', 'third', 'fourth', 'fifth'] as const;

export function NotificationsMenu() {
  const { t } = useTranslation('shell');
  return (
    <Dropdown align="end">
      <Dropdown.Toggle
        as="button"
        type="button"
        className={`${styles.button} ${styles.toggle}`}
        aria-label={t('topBar.notifications')}
      >
        <Icon path={SHELL_ICONS.bell} />
      </Dropdown.Toggle>
      <Dropdown.Menu>
        {ENTRIES.map((entry) => (
          <Dropdown.Item key={entry} as="button" type="button">
            {t(`notifications.${entry}`)}
          </Dropdown.Item>
        ))}
      </Dropdown.Menu>
    </Dropdown>
  );
}
