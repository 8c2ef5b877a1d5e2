import { Icon } from '@backoffice/ui';
import { useTranslation } from 'react-i18next';

import { SHELL_ICONS } from '../icons';
import styles from './settings.module.css';

/** The cog that floats at the edge of every page. */
export function SettingsButton({ onOpen }: { onOpen: () => void }) {
  const { t } = useTranslation('shell');
  return (
    <button type="button" className={styles.cog} aria-label={t('settings.open')} onClick={onOpen}>
      <Icon path={SHELL_ICONS.gear} size={1} />
    </button>
  );
}
