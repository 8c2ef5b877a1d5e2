import { Icon } from '@backoffice/ui';
import { useHref, usePrefix } from '@backoffice/ui/areas';
import { Link } from 'react-router-dom';

import { SHELL_ICONS } from '../../icons';
import styles from './sidebar.module.css';

/** Leads to an address of another site, in a new tab, or to a page of an area. */
export type LogoTarget = { text: string } & ({ href: string } | { link: 'home' });

export function Logo({ logo }: { logo: LogoTarget }) {
  const prefix = usePrefix();
  const href = useHref();
  const content = (
    <>
      <Icon path={SHELL_ICONS.logo} size={1.25} />
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
