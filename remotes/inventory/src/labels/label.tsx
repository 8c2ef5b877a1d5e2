import { useMemo } from 'react';

import { type Code128, moduleWidth, QUIET_ZONE, tryCode128 } from './code128';
import type { LabelPreset } from './label-presets';
import { labelDescription, labelPrice, type LabelUnit } from './label-unit';
import styles from './label.module.css';
import { millimetres } from './millimetres';

export interface LabelProps {
  unit: LabelUnit;
  preset: LabelPreset;
}

/** One label: brand, code and size, its CODE128 bars with the digits, and the price in euros. */
export function Label({ unit, preset }: LabelProps) {
  const { label, padding } = preset;
  const code = useMemo(() => tryCode128(unit.barcode), [unit.barcode]);
  return (
    <div
      className={styles.label}
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
      {code && <Bars code={code} available={label.width - 2 * padding.x} />}
      <div className={styles.row}>
        <span className={styles.digits}>{unit.barcode}</span>
        <strong className={styles.price}>{labelPrice(unit.price)}</strong>
      </div>
    </div>
  );
}

/** Drawn here, because JsBarcode writes inline styles, which the CSP refuses; one path for all. */
function Bars({ code, available }: { code: Code128; available: number }) {
  const { bars, modules } = code;
  const whole = modules + 2 * QUIET_ZONE;
  return (
    <svg
      className={styles.bars}
      viewBox={`${-QUIET_ZONE} 0 ${whole} 1`}
      preserveAspectRatio="none"
      shapeRendering="crispEdges"
      style={{ inlineSize: millimetres(whole * moduleWidth(modules, available)) }}
    >
      <path d={bars.map(({ start, width }) => `M${start} 0h${width}v1h-${width}z`).join('')} />
    </svg>
  );
}
