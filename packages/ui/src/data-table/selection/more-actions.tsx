import { useRef, useState, useSyncExternalStore, type ReactNode } from 'react';
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

const useHasRoom = () => useSyncExternalStore(subscribe, () => !matchMedia(NARROW).matches);

/**
 * Actions of a list that are wanted now and then, behind one button. They stay mounted, so that a
 * dialog that one of them opened lives on.
 */
export function MoreActions({ isFlat: isWanted, children }: Props) {
  const { t } = useTranslation('ui');
  const isFlat = useHasRoom() && isWanted;
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <span
      role="presentation"
      className={styles.more}
      onBlur={({ relatedTarget, currentTarget }) => {
        if (!currentTarget.contains(relatedTarget)) setIsOpen(false);
      }}
      onKeyDown={({ key }) => {
        if (key !== 'Escape' || !isOpen) return;
        setIsOpen(false);
        button.current?.focus();
      }}
    >
      {!isFlat && (
        <button
          ref={button}
          type="button"
          className="btn btn-outline-secondary btn-sm"
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
        >
          {t('selection.more')}
        </button>
      )}
      <div
        role="presentation"
        className={isFlat ? styles.flat : `dropdown-menu ${styles.menu}`}
        hidden={!isFlat && !isOpen}
        onClick={() => setIsOpen(false)}
      >
        {children}
      </div>
    </span>
  );
}
