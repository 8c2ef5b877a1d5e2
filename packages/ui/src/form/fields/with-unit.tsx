import type { CSSProperties, ReactNode } from 'react';

import styles from '../form.module.css';

interface Props {
  /** The id of the field, which is described by its unit. */
  id: string;
  unit: string | undefined;
  children: ReactNode;
}

/** A field for a number, no wider than that, with the number's unit inside its end: "30 days". */
export const WithUnit = ({ id, unit, children }: Props) => (
  <div
    className={styles.number}
    style={unit ? ({ '--unit-room': roomFor(unit) } as CSSProperties) : undefined}
  >
    {children}
    {unit && (
      <span id={`${id}-unit`} className={styles.unit}>
        {unit}
      </span>
    )}
  </div>
);

/** About the width of a unit, with the distances beside it. */
const roomFor = (unit: string) => `calc(var(--space-12) + ${0.85 * unit.length + 1.2}ch)`;
