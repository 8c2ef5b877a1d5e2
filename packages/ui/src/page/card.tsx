import { useId, type ReactNode } from 'react';

import styles from './page.module.css';

interface Props {
  title?: ReactNode;
  /** A line above the title. */
  eyebrow?: ReactNode;
  actions?: ReactNode;
  /** Takes the place of title and actions: a list's `SelectionBar`, which has the title in it. */
  head?: ReactNode;
  /** Name for screen readers where `head` has the title. */
  label?: string;
  footer?: ReactNode;
  children: ReactNode;
}

/** A part of a page on its own surface, with a heading when it has a title. */
export function Card({ title, eyebrow, actions, head, label, footer, children }: Props) {
  const id = useId();
  const hasHead = Boolean(title ?? eyebrow ?? actions);
  return (
    <section className="card" aria-label={label} aria-labelledby={title ? id : undefined}>
      {head && <div className="card-header">{head}</div>}
      {hasHead && (
        <div className={`card-header ${styles.cardHead}`}>
          <div>
            {eyebrow && <p className={styles.eyebrow}>{eyebrow}</p>}
            {title && (
              <h2 id={id} className="card-title">
                {title}
              </h2>
            )}
          </div>
          {actions && <div className={styles.actions}>{actions}</div>}
        </div>
      )}
      <div className="card-body">{children}</div>
      {footer && <div className="card-footer">{footer}</div>}
    </section>
  );
}
