import { Money } from '@backoffice/ui';

import styles from './report-rows.module.css';
import type { ReportRow } from './report-sections';

/** What a report lists, on screen and on paper: what it is, a line about it, its amount. */
export const ReportRows = ({ rows }: { rows: readonly ReportRow[] }) => (
  <ul className={styles.rows}>
    {rows.map(({ key, label, note, amount, isSum }) => (
      <li key={key} className={isSum ? `${styles.row} ${styles.sum}` : styles.row}>
        <div className={styles.what}>
          <bdi>{label}</bdi>
          {note && <div className={styles.note}>{note}</div>}
        </div>
        {amount !== null && (
          <div className={styles.amount}>
            <Money value={amount} />
          </div>
        )}
      </li>
    ))}
  </ul>
);
