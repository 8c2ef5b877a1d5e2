import type { RouteGroup } from '@backoffice/contracts';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { groupFold } from '../../preferences/preferences';
import styles from './sidebar.module.css';

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
