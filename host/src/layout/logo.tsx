import { Icon } from '@backoffice/ui';
import { Link } from 'react-router-dom';

import { usePrefix } from '../navigation/prefix';
import { SHELL_ICONS } from './icons';
import classes from './sidebar.module.css';

/** Leads to an address of another site, in a new tab, or to a route of ours. */
export type LogoTarget = { text: string } & ({ href: string } | { path: string });

export function Logo({ logo }: { logo: LogoTarget }) {
  const prefix = usePrefix();
  const content = (
    <>
      <Icon path={SHELL_ICONS.logo} size={1.25} />
      <span>{logo.text}</span>
    </>
  );
  return 'href' in logo ? (
    <a className={classes.logo} href={logo.href} target="_blank" rel="noreferrer">
      {content}
    </a>
  ) : (
    <Link className={classes.logo} to={`${prefix}${logo.path}`}>
      {content}
    </Link>
  );
}
