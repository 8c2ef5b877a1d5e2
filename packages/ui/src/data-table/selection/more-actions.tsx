import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { usePopup } from '../../dialog/use-popup';
import { Icon } from '../../icon/icon';
import { more } from '../../icon/icons';
import { useMedia } from '../../use-media';
import styles from './selection-bar.module.css';

interface Props {
  /** Its actions stand in the bar itself, as while rows are ticked, where there is room for them. */
  isFlat: boolean;
  children: ReactNode;
}

/** Below this width a bar with all actions would take two lines, and a tick would move the rows. */
const NARROW = '(width < 1200px)';

/**
 * Actions of a list that are wanted now and then, behind one button. They stay mounted, so that a
 * dialog that one of them opened lives on.
 */
export function MoreActions({ isFlat: isWanted, children }: Props) {
  const { t } = useTranslation('ui');
  const isFlat = !useMedia(NARROW) && isWanted;
  const { isOpen, setIsOpen, button, holder } = usePopup();
  return (
    <span {...holder} className={styles.more}>
      {!isFlat && (
        <button
          ref={button}
          type="button"
          className="btn btn-outline-secondary btn-sm"
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
        >
          <span className="d-sm-none">
            <Icon path={more} />
          </span>
          <span className="btn-text">{t('selection.more')}</span>
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
