import { Money } from '@backoffice/ui';
import { Fragment } from 'react';

import styles from './report-rows.module.css';
import type { ReportRow } from './report-section';

/** The rows of one section of a report, on screen and on paper. */
export const ReportRows = ({ rows }: { rows: readonly ReportRow[] }) => (
  <ul className={styles.rows}>
    {rows.map(({ key, label, notes = [], amount, isSum }) => (
      <li key={key} className={isSum ? `${styles.row} ${styles.sum}` : styles.row}>
        <div className={styles.what}>
          <bdi>{label}</bdi>
          {notes.length > 0 && <Notes notes={notes} />}
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

/** Each note is isolated, so that text of both directions keeps its order. */
const Notes = ({ notes }: { notes: readonly string[] }) => (
  <div className={styles.note}>
    {notes.map((note, index) => (
      <Fragment key={note}>
        {index > 0 && ' · '}
        <bdi>{note}</bdi>
      </Fragment>
    ))}
  </div>
);
