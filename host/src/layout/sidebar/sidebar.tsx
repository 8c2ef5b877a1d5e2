import type { AreaRoute } from '@backoffice/contracts';
import { Icon, usePermissions } from '@backoffice/ui';
import { useHref, usePrefix } from '@backoffice/ui/areas';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { useRegistry } from '../../areas/registry/registry-store';
import { SHELL_ICONS } from '../../icons';
import { groupsOf, sidebarEntries, type AreaEntry } from '../../navigation/entries';
import { usePreference } from '../../preferences/preference';
import { sidebarColor } from '../../preferences/preferences';
import { SIGN_IN_ICONS } from '../../sign-in-icons';
import { SidebarEntry } from './sidebar-entry';
import { SidebarGroup } from './sidebar-group';
import styles from './sidebar.module.css';
import { useIsComing } from './use-is-coming';

/** Leads to an address of another site, in a new tab, or to a page of an area. */
type LogoTarget = { text: string } & ({ href: string } | { link: 'home' });

function Logo({ logo }: { logo: LogoTarget }) {
  const prefix = usePrefix();
  const href = useHref();
  const content = (
    <>
      <Icon path={SIGN_IN_ICONS.logo} size={1.25} />
      <span>{logo.text}</span>
    </>
  );
  return 'href' in logo ? (
    <a className={styles.logo} href={logo.href} target="_blank" rel="noreferrer">
      {content}
    </a>
  ) : (
    <Link className={styles.logo} to={href(logo.link) ?? prefix}>
      {content}
    </Link>
  );
}

interface Props {
  id: string;
  isShown: boolean;
  /** Over the page, on narrow screens: takes the focus, and goes when it has been used. */
  isOverlay: boolean;
  onClose: () => void;
}

/** The areas' routes in their order, as the registry has them. */
export function Sidebar({ id, isShown, isOverlay, onClose }: Props) {
  const { t } = useTranslation('shell');
  const color = usePreference(sidebarColor);
  const close = useRef<HTMLButtonElement>(null);
  const isOpenOverlay = isOverlay && isShown;
  useEffect(() => {
    if (isOpenOverlay) close.current?.focus();
  }, [isOpenOverlay]);

  return (
    <div
      id={id}
      className={`brand-ground ${styles.sidebar}`}
      data-color={color}
      data-shown={isShown}
      data-bs-theme="dark"
      inert={!isShown}
    >
      <div className={styles.head}>
        <Logo logo={{ text: t('appName'), link: 'home' }} />
        {isOverlay && (
          <button
            ref={close}
            type="button"
            className={styles.close}
            aria-label={t('sidebar.close')}
            onClick={onClose}
          >
            <Icon path={SHELL_ICONS.close} />
          </button>
        )}
      </div>
      <Entries onFollow={isOverlay ? onClose : undefined} />
    </div>
  );
}

function Entries({ onFollow }: { onFollow: (() => void) | undefined }) {
  const { t } = useTranslation('shell');
  const registry = useRegistry();
  const can = usePermissions();
  const isOpen = useIsComing();
  const entries = registry.status === 'ready' ? sidebarEntries(registry.registry, can) : [];
  const list = (of: readonly AreaEntry[]) =>
    of.map((entry) => (
      <SidebarEntry key={`${entry.area}${entry.route.path}`} entry={entry} onFollow={onFollow} />
    ));
  return (
    <nav aria-label={t('sidebar.label')} className={styles.groups}>
      {groupsOf(entries).map(({ name, entries: ofGroup }) =>
        name ? (
          <SidebarGroup
            key={name}
            name={name}
            isCurrent={ofGroup.some(({ route }) => pathsOf(route).some(isOpen))}
          >
            {list(ofGroup)}
          </SidebarGroup>
        ) : (
          <ul key="" className={styles.list}>
            {list(ofGroup)}
          </ul>
        ),
      )}
    </nav>
  );
}

const pathsOf = ({ path, children = [] }: AreaRoute) => [path, ...children.map((at) => at.path)];
