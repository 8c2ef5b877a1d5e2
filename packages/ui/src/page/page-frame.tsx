import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';

import { isDialogInUse } from '../dialog/focus-on-mount';
import { Icon } from '../icon/icon';
import { previous as back } from '../icon/icons';
import { InBar, PAGE_BRAND_ID, PageActions } from './in-bar';
import styles from './page.module.css';

interface Props {
  title: string;
  /** The list that this page belongs to: "Deliveries / SO-1270". */
  parent?: { title: string; onOpen: () => void };
  /** Buttons at the end of the bar: at most one primary, the last. */
  actions?: ReactNode;
  children: ReactNode;
}

/**
 * A page. Its heading and buttons stand in the top bar where there is one; the heading takes the
 * focus when the route changes, and the window its title.
 */
export function PageFrame({ title, parent, actions, children }: Props) {
  const { t } = useTranslation('ui');
  const page = useRef<HTMLDivElement>(null);
  const [heading, setHeading] = useState<HTMLHeadingElement | null>(null);
  const { pathname } = useLocation();
  useEffect(() => {
    document.title = `${title} · ${t('productName')}`;
  }, [title, t]);
  useEffect(() => {
    if (!hasFocusOfItsOwn(page.current)) heading?.focus({ preventScroll: true });
  }, [pathname, heading]);

  return (
    <div ref={page} className={styles.page} data-page>
      <InBar id={PAGE_BRAND_ID}>
        {parent && (
          <>
            <button type="button" className={styles.parent} onClick={parent.onOpen}>
              <span className={styles.back}>
                <Icon path={back} />
              </span>
              <span className={styles.way}>{parent.title}</span>
            </button>
            <span className={styles.slash} aria-hidden="true">
              /
            </span>
          </>
        )}
        <h1 ref={setHeading} tabIndex={-1} className={styles.title}>
          {title}
        </h1>
      </InBar>
      {actions && <PageActions>{actions}</PageActions>}
      {children}
    </div>
  );
}

/** Whether a field of the page asked for the focus, or a dialog has it: then it stays there. */
const hasFocusOfItsOwn = (page: HTMLElement | null): boolean =>
  isDialogInUse() || Boolean(page?.contains(document.activeElement));
