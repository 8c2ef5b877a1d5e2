import { ROUTE_GROUPS, type RouteGroup } from '@backoffice/contracts';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { preference, type Preference } from '../../preferences/preference';
import styles from './sidebar.module.css';

type Fold = 'open' | 'folded';

/** Whether a group of the sidebar is folded; what is there for a look only is at first. */
const groupFold = Object.fromEntries(
  ROUTE_GROUPS.map((name) => [
    name,
    preference<Fold>(`sidebar-${name}`, name === 'demo' ? ['folded', 'open'] : ['open', 'folded']),
  ]),
) as Record<RouteGroup, Preference<Fold>>;

interface Props {
  name: RouteGroup;
  /** The open page is one of its entries. */
  isCurrent: boolean;
  children: ReactNode;
}

/** Entries under a heading that folds them away; the group of a page that is opened unfolds. */
export function SidebarGroup({ name, isCurrent, children }: Props) {
  const { t } = useTranslation('shell');
  const { store, set } = groupFold[name];
  const [isOpen, setIsOpen] = useState(isCurrent || store.getState() === 'open');
  const [wasCurrent, setWasCurrent] = useState(isCurrent);
  if (isCurrent !== wasCurrent) {
    setWasCurrent(isCurrent);
    if (isCurrent) setIsOpen(true);
  }

  return (
    <details open={isOpen} className={styles.group}>
      <summary
        onClick={(event) => {
          event.preventDefault();
          setIsOpen(!isOpen);
          set(isOpen ? 'folded' : 'open');
        }}
      >
        {t(`sidebar.groups.${name}`)}
      </summary>
      <ul className={styles.list}>{children}</ul>
    </details>
  );
}
