import { currentLanguage } from '@backoffice/i18n';
import { Icon, PAGE_ACTIONS_ID, PAGE_BRAND_ID } from '@backoffice/ui';
import { useId, useState, useLayoutEffect } from 'react';
import { useTranslation } from 'react-i18next';

import type { Floating } from '../../commands/floating';
import { Keys } from '../../commands/keys';
import { SHELL_ICONS } from '../../icons';
import { useCurrentPage } from '../../navigation/page-on-screen';
import { SwitchPerson } from '../../session/lock/switch-person';
import { AccountMenu } from './account-menu';
import { NotificationsMenu } from './notifications-menu';
import styles from './top-bar.module.css';

interface Props {
  isNarrow: boolean;
  sidebarId: string;
  isSidebarShown: boolean;
  toggleId: string;
  onToggleSidebar: () => void;
  onOpen: (what: Floating) => void;
}

export function TopBar(props: Props) {
  const { t } = useTranslation('shell');
  const menuId = useId();
  const [isMenuOpen, setIsMenuOpen] = useState(false);
  // White under 993 px with the menu open, otherwise transparent.
  const isWhite = props.isNarrow && isMenuOpen;

  return (
    <div className={styles.holder}>
      <header
        aria-label={t('topBar.label')}
        className={`${styles.bar} ${isWhite ? 'bg-white' : 'bg-transparent'}`}
        data-bs-theme={isWhite ? 'light' : undefined}
      >
        <SidebarToggle {...props} />
        <div className={styles.brand}>
          <div id={PAGE_BRAND_ID} />
          <PageName />
        </div>
        <div id={PAGE_ACTIONS_ID} className={styles.actions} />
        {props.isNarrow && (
          <button
            type="button"
            className={styles.button}
            aria-label={t(isMenuOpen ? 'topBar.closeMenu' : 'topBar.openMenu')}
            aria-expanded={isMenuOpen}
            aria-controls={menuId}
            onClick={() => setIsMenuOpen(!isMenuOpen)}
          >
            <Icon path={SHELL_ICONS.menu} size={1.25} />
          </button>
        )}
        <div id={menuId} className={styles.menu} hidden={props.isNarrow && !isMenuOpen}>
          <SearchButton onOpen={() => props.onOpen('search')} />
          <NotificationsMenu />
          <SwitchPerson className={`${styles.button} ${styles.account}`} />
          <AccountMenu onOpen={props.onOpen} />
        </div>
      </header>
    </div>
  );
}

function SidebarToggle({ toggleId, sidebarId, isSidebarShown, onToggleSidebar }: Props) {
  const { t } = useTranslation('shell');
  return (
    <button
      id={toggleId}
      type="button"
      className={styles.button}
      aria-label={t(isSidebarShown ? 'sidebar.close' : 'sidebar.open')}
      aria-expanded={isSidebarShown}
      aria-controls={sidebarId}
      onClick={onToggleSidebar}
    >
      <Icon path={SHELL_ICONS.sidebar} size={1.5} />
    </button>
  );
}

function SearchButton({ onOpen }: { onOpen: () => void }) {
  const { t } = useTranslation('shell');
  return (
    <button
      type="button"
      className={`${styles.button} ${styles.search}`}
      aria-label={t('topBar.search')}
      aria-keyshortcuts="Control+K Meta+K /"
      onClick={onOpen}
    >
      <Icon path={SHELL_ICONS.search} />
      <Keys keys={['Mod', 'K']} />
    </button>
  );
}

/** The route's name in bar and window until the page, which may know better, brings its own. */
function PageName() {
  const { t } = useTranslation('shell');
  const route = useCurrentPage()?.route;
  const name = route?.label[currentLanguage()];
  // Before the page's own effects, which have the last word.
  useLayoutEffect(() => {
    document.title = name ? `${name} · ${t('appName')}` : t('appName');
  }, [name, t]);
  return <span className={styles.fallbackName}>{name}</span>;
}
