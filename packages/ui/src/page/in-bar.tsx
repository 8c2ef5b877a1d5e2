import { useSyncExternalStore, type ReactNode } from 'react';
import { createPortal } from 'react-dom';

import styles from './page.module.css';

/** Id of the element in the top bar that takes the page's heading, the bar's brand text. */
export const PAGE_BRAND_ID = 'page-brand';
/** Id of the element in the top bar that takes the page's buttons. */
export const PAGE_ACTIONS_ID = 'page-actions';

const never = () => () => undefined;

/** Puts a part of the page into the top bar; where there is none, at the head of the page. */
export function InBar({ id, children }: { id: string; children: ReactNode }) {
  const place = useSyncExternalStore(never, () => document.getElementById(id));
  const part = <div className={styles[id]}>{children}</div>;
  return place ? createPortal(part, place) : part;
}

/** Buttons at the end of the top bar, for what a page learns late; at most one is primary. */
export const PageActions = ({ children }: { children: ReactNode }) => (
  <InBar id={PAGE_ACTIONS_ID}>{children}</InBar>
);
