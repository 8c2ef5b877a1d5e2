import type { SeriesLook } from '../../charts/colors/palette';
import styles from '../overview.module.css';

export interface LegendEntry {
  name: string;
  /** The total, formatted. */
  total: string;
  look: SeriesLook;
}

/** Says which line is which year, and the total of each year. */
export const SeriesLegend = ({ entries }: { entries: LegendEntry[] }) => (
  <ul className={styles.legend}>
    {entries.map(({ name, total, look }) => (
      <li key={name} className={styles.legendEntry}>
        <svg width="28" height="8" aria-hidden="true" focusable="false">
          <line
            x1="1"
            x2="27"
            y1="4"
            y2="4"
            stroke={`var(--chart-series-${look.color})`}
            strokeWidth="3"
            strokeDasharray={look.dash.join(' ')}
          />
        </svg>
        <span className={styles.legendName}>{name}</span>
        <span className={styles.legendTotal}>{total}</span>
      </li>
    ))}
  </ul>
);
