import { Icon, usePerson } from '@backoffice/ui';
import { useHref } from '@backoffice/ui/areas';
import Dropdown from 'react-bootstrap/Dropdown';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';

import type { Floating } from '../../commands/floating';
import { Keys } from '../../commands/keys';
import { SHELL_ICONS } from '../../icons';
import { useLeave } from '../../session/use-leave';
import styles from './top-bar.module.css';

/**
 * The specification shows no target for Profile and Settings: here they open one's own profile and
 * the settings panel.
 */
export function AccountMenu({ onOpen }: { onOpen: (what: Floating) => void }) {
  const { t } = useTranslation('shell');
  const leave = useLeave();
  const { data } = usePerson();
  const navigate = useNavigate();
  const profile = useHref()('profile');

  return (
    <Dropdown align="end">
      <Dropdown.Toggle
        as="button"
        type="button"
        className={`${styles.button} ${styles.toggle} ${styles.account}`}
        aria-label={data ? `${t('topBar.account')}: ${data.user.username}` : t('topBar.account')}
      >
        <Icon path={SHELL_ICONS.person} size={1.25} />
        {data && <span>{data.user.username}</span>}
      </Dropdown.Toggle>
      <Dropdown.Menu>
        {profile && (
          <Dropdown.Item as="button" type="button" onClick={() => void navigate(profile)}>
            {t('topBar.profile')}
          </Dropdown.Item>
        )}
        <Dropdown.Item as="button" type="button" onClick={() => onOpen('settings')}>
          {t('topBar.settings')}
        </Dropdown.Item>
        <ShortcutsItem onOpen={() => onOpen('shortcuts')} />
        <Dropdown.Divider />
        <Dropdown.Item as="button" type="button" onClick={leave}>
          {t('topBar.logOut')}
        </Dropdown.Item>
      </Dropdown.Menu>
    </Dropdown>
  );
}

function ShortcutsItem({ onOpen }: { onOpen: () => void }) {
  const { t } = useTranslation('shell');
  return (
    <Dropdown.Item
      as="button"
      type="button"
      className={styles.withKeys}
      aria-keyshortcuts="?"
      onClick={onOpen}
    >
      {t('topBar.shortcuts')}
      <span aria-hidden="true">
        <Keys keys={['?']} />
      </span>
    </Dropdown.Item>
  );
}
