import { seriesColor, type ColorMode, type SeriesLook } from '../charts/palette';
import classes from './overview.module.css';

export interface LegendEntry {
  name: string;
  /** In words. */
  total: string;
  look: SeriesLook;
}

/** Which line is which year, and what each adds up to. */
export const SeriesLegend = ({ entries, mode }: { entries: LegendEntry[]; mode: ColorMode }) => (
  <ul className={classes.legend}>
    {entries.map(({ name, total, look }) => (
      <li key={name} className={classes.legendEntry}>
        <svg width="28" height="8" aria-hidden="true" focusable="false">
          <line
            x1="1"
            x2="27"
            y1="4"
            y2="4"
            stroke={seriesColor(look, mode)}
            strokeWidth="3"
            strokeDasharray={look.dash.join(' ')}
          />
        </svg>
        <span className={classes.legendName}>{name}</span>
        <span className={classes.legendTotal}>{total}</span>
      </li>
    ))}
  </ul>
);
