import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

import styles from './feedback.module.css';

/** Milliseconds before the placeholder appears: data that comes sooner needs none. */
const PATIENCE = 150;

/** Grey rows in place of data that is loading, once the wait can be noticed. */
export function Skeleton({ rows = 6 }: { rows?: number }) {
  const { t } = useTranslation('ui');
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsLate(true), PATIENCE);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className={styles.skeleton} role="status" aria-busy="true">
      {isLate && (
        <>
          <span className="visually-hidden">{t('loading')}</span>
          {Array.from({ length: rows }, (_, row) => (
            <span key={row} className={styles.skeletonRow} />
          ))}
        </>
      )}
    </div>
  );
}
