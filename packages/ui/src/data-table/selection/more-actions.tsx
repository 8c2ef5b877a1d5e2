import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import styles from './selection-bar.module.css';

interface Props {
  /** Its actions stand in the bar itself, as while rows are ticked. */
  isFlat: boolean;
  children: ReactNode;
}

/**
 * Actions of a list that are wanted now and then, behind one button. They stay mounted, so that a
 * dialog that one of them opened lives on.
 */
export function MoreActions({ isFlat, children }: Props) {
  const { t } = useTranslation('ui');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <span
      className={styles.more}
      onBlur={({ relatedTarget, currentTarget }) => {
        if (!currentTarget.contains(relatedTarget)) setIsOpen(false);
      }}
    >
      {!isFlat && (
        <button
          type="button"
          className="btn btn-outline-secondary btn-sm"
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
        >
          {t('selection.more')}
        </button>
      )}
      {/* A press on one of them closes the menu; Escape does, too. */}
      <div
        role="presentation"
        className={isFlat ? styles.flat : `dropdown-menu ${styles.menu}`}
        hidden={!isFlat && !isOpen}
        onClick={() => setIsOpen(false)}
        onKeyDown={({ key }) => {
          if (key === 'Escape') setIsOpen(false);
        }}
      >
        {children}
      </div>
    </span>
  );
}
