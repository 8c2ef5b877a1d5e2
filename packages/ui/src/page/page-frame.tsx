import { useEffect, useRef, useSyncExternalStore, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';

import { isDialogInUse } from '../dialog/focus-on-mount';
import styles from './page.module.css';

/** Id of the element in the top bar that takes the page's brand text. */
export const PAGE_BRAND_ID = 'page-brand';

interface Props {
  title: string;
  /** Text in the top bar; by default the title. */
  brand?: string;
  /** Buttons beside the heading. */
  actions?: ReactNode;
  children: ReactNode;
}

/** A page: its heading takes the focus when the route changes, the window takes its title. */
export function PageFrame({ title, brand = title, actions, children }: Props) {
  const { t } = useTranslation('ui');
  const heading = useRef<HTMLHeadingElement>(null);
  const { pathname } = useLocation();
  const slot = useBrandSlot();
  useEffect(() => {
    document.title = `${title} · ${t('productName')}`;
  }, [title, t]);
  useEffect(() => {
    if (!hasFocusOfItsOwn(heading.current)) heading.current?.focus({ preventScroll: true });
  }, [pathname]);

  return (
    <div className={styles.page} data-page>
      {slot && createPortal(brand, slot)}
      <header className={styles.header}>
        <h1 ref={heading} tabIndex={-1} className={styles.title}>
          {title}
        </h1>
        {actions && <div className={styles.actions}>{actions}</div>}
      </header>
      {children}
    </div>
  );
}

/** Whether a field of the page asked for the focus, or a dialog has it: then it stays there. */
function hasFocusOfItsOwn(heading: HTMLElement | null): boolean {
  const isInPage = heading?.closest('[data-page]')?.contains(document.activeElement);
  return isDialogInUse() || Boolean(isInPage);
}

const never = () => () => undefined;
const useBrandSlot = () =>
  useSyncExternalStore(never, () => document.getElementById(PAGE_BRAND_ID));
