import { LOGIN_PATH } from '@backoffice/contracts';
import { Icon, usePerson } from '@backoffice/ui';
import { useHref, usePrefix } from '@backoffice/ui/areas';
import Dropdown from 'react-bootstrap/Dropdown';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';

import { SHELL_ICONS } from '../../icons';
import { useSession } from '../../session/session-provider';
import styles from './top-bar.module.css';

/**
 * The specification shows no target for Profile and Settings: here they open one's own profile and
 * the settings panel.
 */
export function AccountMenu({ onOpenSettings }: { onOpenSettings: () => void }) {
  const { t } = useTranslation('shell');
  const { signOut } = useSession();
  const { data } = usePerson();
  const navigate = useNavigate();
  const prefix = usePrefix();
  const profile = useHref()('profile');
  const leave = () => {
    void signOut();
    void navigate(`${prefix}${LOGIN_PATH}`, { replace: true });
  };

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
        <Dropdown.Item as="button" type="button" onClick={onOpenSettings}>
          {t('topBar.settings')}
        </Dropdown.Item>
        <Dropdown.Divider />
        <Dropdown.Item as="button" type="button" onClick={leave}>
          {t('topBar.logOut')}
        </Dropdown.Item>
      </Dropdown.Menu>
    </Dropdown>
  );
}
