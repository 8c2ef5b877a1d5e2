import { currentLanguage } from '@backoffice/i18n';
import { Icon } from '@backoffice/ui';
import { usePrefix } from '@backoffice/ui/areas';
import { useId, useState } from 'react';
import { Link, useLocation, useNavigation } from 'react-router-dom';

import { preloadArea } from '../../areas/installed-areas';
import { Permitted } from '../../navigation/permitted';
import { isSamePath } from '../../navigation/prefix';
import type { AreaEntry } from '../../navigation/entries';
import styles from './sidebar.module.css';

interface Props {
  entry: AreaEntry;
  /** After a click on a link. */
  onFollow: (() => void) | undefined;
}

/** A route, with its sub-items once it is the active one. */
export function SidebarEntry({ entry: { area, route }, onFollow }: Props) {
  const prefix = usePrefix();
  const subItemsId = useId();
  const pathname = useComingPathname();
  const [isUnfolded, setIsUnfolded] = useState(false);
  const language = currentLanguage();
  const children = route.children ?? [];

  const isCurrent = isSamePath(pathname, `${prefix}${route.path}`);
  const currentChild = children.find(({ path }) => isSamePath(pathname, `${prefix}${path}`));
  const isActive = isCurrent || currentChild !== undefined;
  const showsChildren = children.length > 0 && (isActive || isUnfolded);
  const preload = () => preloadArea(area);

  return (
    <Permitted requires={route.requires}>
      <li>
        <Link
          to={`${prefix}${route.path}`}
          className={styles.entry}
          data-active={isActive}
          aria-current={isCurrent ? 'page' : undefined}
          aria-expanded={children.length > 0 ? showsChildren : undefined}
          aria-controls={showsChildren ? subItemsId : undefined}
          onPointerEnter={preload}
          onFocus={preload}
          onClick={() => {
            setIsUnfolded(true);
            if (children.length === 0) onFollow?.();
          }}
        >
          <Icon path={route.icon} size={1.125} />
          <span>{route.label[language]}</span>
        </Link>
        {showsChildren && (
          <ul id={subItemsId} className={styles.subItems}>
            {children.map((child) => (
              <li key={child.path}>
                <Link
                  to={`${prefix}${child.path}`}
                  className={styles.subItem}
                  data-active={child === currentChild}
                  aria-current={child === currentChild ? 'page' : undefined}
                  onClick={onFollow}
                >
                  {child.label[language]}
                </Link>
              </li>
            ))}
          </ul>
        )}
      </li>
    </Permitted>
  );
}

/** Where the person is going: a click shows at once, also when the page takes its time. */
function useComingPathname(): string {
  const { pathname } = useLocation();
  return useNavigation().location?.pathname ?? pathname;
}
