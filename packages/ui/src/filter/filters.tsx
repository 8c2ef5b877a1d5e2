import { useEffect, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { useMedia } from '../use-media';
import styles from './filter.module.css';

interface BarProps {
  label?: string;
  /** How many filters are set, beside the one that `isMain`: a phone folds them away. */
  set?: number;
  /** Filters that are wanted now and then; every width folds them away. */
  more?: ReactNode;
  /** A `FilterChip` for each of those that is set, in view while they are folded. */
  chips?: ReactNode;
  /** A line of its own beneath, of views and layouts. */
  views?: ReactNode;
  children: ReactNode;
}

/**
 * The filters of a list, in a row that wraps; a phone shows the one that `isMain`, and the others in
 * a sheet.
 */
export function FilterBar({ label, set, more, chips, views, children }: BarProps) {
  const { t } = useTranslation('ui');
  const [isOpen, setIsOpen] = useState(false);
  const isSheet = useMedia('(width < 768px)') && isOpen;
  const close = () => setIsOpen(false);
  useEffect(() => {
    if (!isSheet) return undefined;
    const onKeyDown = ({ key }: KeyboardEvent) => key === 'Escape' && setIsOpen(false);
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [isSheet]);
  return (
    <div className={styles.place}>
      {isSheet && <div className={styles.behind} role="presentation" onClick={close} />}
      <div
        className={isSheet ? `${styles.bar} ${styles.sheet}` : styles.bar}
        role="search"
        aria-label={label ?? t('filters')}
        data-open={isOpen}
        data-folds={more !== undefined || undefined}
      >
        {children}
        {set !== undefined && (
          <button
            type="button"
            className={`btn btn-sm btn-${isSheet ? 'primary' : 'outline-secondary'} ${styles.unfold}`}
            aria-expanded={isOpen}
            onClick={() => setIsOpen(!isOpen)}
          >
            {isSheet ? t('filtersDone') : set > 0 ? t('filtersSet', { number: set }) : t('filters')}
          </button>
        )}
        {more && <div className={styles.more}>{more}</div>}
        {chips && <div className={styles.chips}>{chips}</div>}
        {views}
      </div>
    </div>
  );
}
