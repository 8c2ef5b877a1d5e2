import type { Closing } from '@backoffice/contracts';
import { useTranslation } from 'react-i18next';

import { Difference } from '../counting/drawer/difference';
import { wayName } from '../words/way-name';
import styles from './closings.module.css';
import { differingWays, type WayCount } from './differences';

interface Props {
  closing: Closing;
  /** Leaves out what later corrections explain. */
  isShort?: boolean;
}

/** Each way that differed, with the part that later corrections don't explain. */
export function Differences({ closing, isShort }: Props) {
  const { t } = useTranslation('sales');
  const ways = differingWays(closing);
  if (ways.length === 0) return <span className={styles.note}>{t('closings.noDifference')}</span>;
  return (
    <ul className={styles.differences}>
      {ways.map((count) => (
        <li key={count.way}>
          {wayName(t, count.way)} <Difference cents={count.difference} />{' '}
          {!isShort && <Explained count={count} />}
        </li>
      ))}
    </ul>
  );
}

/** The rest of a difference after later corrections. */
export function Explained({ count: { late, unexplained } }: { count: WayCount }) {
  const { t } = useTranslation('sales');
  if (late === 0) return null;
  return (
    <div className={styles.note}>
      {unexplained === 0 ? (
        t('closings.explained')
      ) : (
        <>
          {t('closings.sinceCorrections')} <Difference cents={unexplained} />
        </>
      )}
    </div>
  );
}
