import { Bars, millimetres } from '../../printing';
import type { LabelPreset } from './label-presets';
import { labelDescription, labelPrice, type LabelUnit } from './label-unit';
import styles from './label.module.css';

export interface LabelProps {
  unit: LabelUnit;
  preset: LabelPreset;
}

/** Millimetres; on narrower labels digits and price are smaller, so that both have room. */
const NARROW = 50;

/** One label: brand, code and size, its CODE128 bars with the digits, and the price in euros. */
export function Label({ unit, preset }: LabelProps) {
  const { label, padding } = preset;
  return (
    <div
      className={label.width < NARROW ? `${styles.label} ${styles.narrow}` : styles.label}
      style={{
        inlineSize: millimetres(label.width),
        blockSize: millimetres(label.height),
        paddingBlock: millimetres(padding.y),
        paddingInline: millimetres(padding.x),
      }}
    >
      <div className={styles.row}>
        <strong className={styles.brand}>{unit.brand}</strong>
        <span className={styles.code}>{unit.code}</span>
      </div>
      <div className={styles.row}>
        <span className={styles.description}>{labelDescription(unit)}</span>
        {unit.number && <strong className={styles.size}>{unit.number}</strong>}
      </div>
      <Bars className={styles.bars} text={unit.barcode} available={label.width - 2 * padding.x} />
      <div className={styles.row}>
        <span className={styles.digits}>{unit.barcode}</span>
        <strong className={styles.price}>{labelPrice(unit.price)}</strong>
      </div>
    </div>
  );
}
