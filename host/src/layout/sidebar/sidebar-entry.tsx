import type { AreaRoute } from '@backoffice/contracts';
import { currentLanguage } from '@backoffice/i18n';
import { Icon } from '@backoffice/ui';
import { usePrefix } from '@backoffice/ui/areas';
import { useId, useState } from 'react';
import { Link } from 'react-router-dom';

import { preloadArea } from '../../areas/registry/installed-areas';
import type { AreaEntry } from '../../navigation/entries';
import styles from './sidebar.module.css';
import { useIsComing } from './use-is-coming';

interface Props {
  entry: AreaEntry;
  /** Called after a click on a link. */
  onFollow: (() => void) | undefined;
}

/** A route, with its sub-items once it is the active one. */
export function SidebarEntry({ entry: { area, route }, onFollow }: Props) {
  const prefix = usePrefix();
  const subItemsId = useId();
  const isComing = useIsComing();
  const [isUnfolded, setIsUnfolded] = useState(false);
  const children = route.children ?? [];

  const isCurrent = isComing(route.path);
  const currentChild = children.find(({ path }) => isComing(path));
  const isActive = isCurrent || currentChild !== undefined;
  const showsChildren = children.length > 0 && (isActive || isUnfolded);
  const preload = () => preloadArea(area);
  const follow = () => {
    setIsUnfolded(true);
    if (children.length === 0) onFollow?.();
  };

  return (
    <li>
      <Link
        to={`${prefix}${route.path}`}
        className={styles.entry}
        data-active={isActive}
        ref={isActive ? showInSidebar : undefined}
        aria-current={isCurrent ? 'page' : undefined}
        aria-expanded={children.length > 0 ? showsChildren : undefined}
        aria-controls={showsChildren ? subItemsId : undefined}
        onPointerEnter={preload}
        onFocus={preload}
        onClick={follow}
      >
        <Icon path={route.icon} size={1.25} />
        <span>{route.label[currentLanguage()]}</span>
      </Link>
      {showsChildren && (
        <SubItems id={subItemsId} items={children} current={currentChild} onFollow={onFollow} />
      )}
    </li>
  );
}

/** Scrolls to the entry of the open page where the sidebar is longer than the window. */
const showInSidebar = (entry: HTMLElement | null) => entry?.scrollIntoView?.({ block: 'nearest' });

type Item = NonNullable<AreaRoute['children']>[number];

interface SubItemsProps {
  id: string;
  items: readonly Item[];
  current: Item | undefined;
  onFollow: (() => void) | undefined;
}

function SubItems({ id, items, current, onFollow }: SubItemsProps) {
  const prefix = usePrefix();
  return (
    <ul id={id} className={styles.subItems}>
      {items.map((item) => (
        <li key={item.path}>
          <Link
            to={`${prefix}${item.path}`}
            className={styles.subItem}
            data-active={item === current}
            aria-current={item === current ? 'page' : undefined}
            onClick={onFollow}
          >
            {item.label[currentLanguage()]}
          </Link>
        </li>
      ))}
    </ul>
  );
}
