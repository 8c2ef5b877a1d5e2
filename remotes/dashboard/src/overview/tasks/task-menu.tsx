import { Icon } from '@backoffice/ui';
import { useEffect, useId, useRef, useState, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';

import { GEAR } from '../icons';
import styles from './tasks.module.css';

/** The template's menu; its entries do nothing. */
export function TaskMenu() {
  const { t } = useTranslation('dashboard');
  const id = useId();
  const menu = useRef<HTMLDivElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  useClosing(menu, isOpen, setIsOpen);

  return (
    <div ref={menu} className={styles.menu}>
      <button
        type="button"
        className="btn btn-sm btn-link"
        aria-label={t('tasks.settings')}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setIsOpen(!isOpen)}
      >
        <Icon path={GEAR} />
      </button>
      {isOpen && (
        <div id={id} className={`dropdown-menu show ${styles.entries}`}>
          {(['action', 'another', 'else'] as const).map((entry) => (
            <button
              key={entry}
              type="button"
              className="dropdown-item"
              onClick={() => setIsOpen(false)}
            >
              {t(`tasks.${entry}`)}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}

/** A press outside closes an open menu, and so does Escape, which gives its button the focus. */
function useClosing(
  menu: RefObject<HTMLDivElement | null>,
  isOpen: boolean,
  setIsOpen: (isOpen: boolean) => void,
) {
  useEffect(() => {
    if (!isOpen) return undefined;
    const onPress = ({ target }: Event) => {
      if (target instanceof Node && !menu.current?.contains(target)) setIsOpen(false);
    };
    const onKey = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      setIsOpen(false);
      menu.current?.querySelector('button')?.focus();
    };
    document.addEventListener('pointerdown', onPress);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('pointerdown', onPress);
      document.removeEventListener('keydown', onKey);
    };
  }, [menu, isOpen, setIsOpen]);
}
