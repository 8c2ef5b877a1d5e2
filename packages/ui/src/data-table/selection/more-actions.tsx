import { useState, useSyncExternalStore, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import styles from './selection-bar.module.css';

interface Props {
  /** Its actions stand in the bar itself, as while rows are ticked, where there is room for them. */
  isFlat: boolean;
  children: ReactNode;
}

/** Below this width a bar with all actions would take two lines, and a tick would move the rows. */
const NARROW = '(width < 1200px)';

function subscribe(listener: () => void) {
  const media = matchMedia(NARROW);
  media.addEventListener('change', listener);
  return () => media.removeEventListener('change', listener);
}

/**
 * Actions of a list that are wanted now and then, behind one button. They stay mounted, so that a
 * dialog that one of them opened lives on.
 */
export function MoreActions({ isFlat: isWanted, children }: Props) {
  const { t } = useTranslation('ui');
  const isNarrow = useSyncExternalStore(subscribe, () => matchMedia(NARROW).matches);
  const isFlat = isWanted && !isNarrow;
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
