import type { CSSProperties, ReactNode } from 'react';

import { Bars, millimetres } from '../../printing';
import type { LabelPreset, Size } from './label-presets';
import { labelDescription, labelPrice, oldPriceOf, type LabelUnit } from './label-unit';
import styles from './label.module.css';

export interface LabelProps {
  unit: LabelUnit;
  preset: LabelPreset;
}

/** Millimetres; on narrower labels digits and price are smaller, so that both have room. */
const NARROW = 50;
/** Millimetres; lower labels have no line for type and colour. */
const LOW = 22;

const classOf = ({ width, height }: Size) =>
  [styles.label, width < NARROW && styles.narrow, height < LOW && styles.low]
    .filter(Boolean)
    .join(' ');

/** Letters grow on labels that are larger than 60 × 40 mm. */
const lettersOf = ({ width, height }: Size) => Math.max(1, Math.min(width / 60, height / 40));

/** One label: brand, code and size, its CODE128 bars with the digits, and the price in euros. */
export function Label({ unit, preset }: LabelProps) {
  const { label, padding } = preset;
  const Lines = label.height < LOW ? TwoLines : ThreeLines;
  return (
    <div
      className={classOf(label)}
      style={
        {
          '--letters': lettersOf(label),
          inlineSize: millimetres(label.width),
          blockSize: millimetres(label.height),
          paddingBlock: millimetres(padding.y),
          paddingInline: millimetres(padding.x),
        } as CSSProperties
      }
    >
      <Lines {...unit}>
        <Bars className={styles.bars} text={unit.barcode} available={label.width - 2 * padding.x} />
      </Lines>
    </div>
  );
}

type LinesProps = LabelUnit & { children: ReactNode };

const ThreeLines = ({ children, ...unit }: LinesProps) => (
  <>
    <div className={styles.row}>
      <Brand {...unit} />
      <Code {...unit} />
    </div>
    <div className={styles.row}>
      <span className={styles.description}>{labelDescription(unit)}</span>
      <SizeName {...unit} />
    </div>
    {children}
    <div className={`${styles.row} ${styles.foot}`}>
      <Digits {...unit} />
      <Prices {...unit} />
    </div>
  </>
);

/** Of texts only code and brand may be cut, so each shares its line with what may not. */
const TwoLines = ({ children, ...unit }: LinesProps) => (
  <>
    <div className={styles.row}>
      <Code {...unit} />
      <Digits {...unit} />
      <SizeName {...unit} />
    </div>
    {children}
    <div className={styles.row}>
      <Brand {...unit} />
      <Prices {...unit} />
    </div>
  </>
);

const Brand = ({ brand }: LabelUnit) => <strong className={styles.brand}>{brand}</strong>;
const Code = ({ code }: LabelUnit) => <span className={styles.code}>{code}</span>;
const Digits = ({ barcode }: LabelUnit) => <span className={styles.digits}>{barcode}</span>;
const SizeName = ({ number }: LabelUnit) =>
  number && <strong className={styles.size}>{number}</strong>;

function Prices(unit: LabelUnit) {
  const old = oldPriceOf(unit);
  return (
    <span className={styles.prices}>
      {old && <s>{labelPrice(old)}</s>}{' '}
      <strong className={styles.price}>{labelPrice(unit.price)}</strong>
    </span>
  );
}
