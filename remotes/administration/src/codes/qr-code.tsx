import { useMemo } from 'react';
import { encode } from 'uqr';

import styles from './codes.module.css';

/** Width, in modules, of the light border that readers need round the code. */
const QUIET = 4;

/** The dark modules of a row as one SVG path, with one rectangle for each run. */
function runsOf(row: readonly boolean[], y: number): string {
  return row
    .flatMap((isDark, x) => {
      if (!isDark || row[x - 1]) return [];
      const end = row.indexOf(false, x);
      const width = (end === -1 ? row.length : end) - x;
      return `M${x} ${y}h${width}v1h-${width}z`;
    })
    .join('');
}

interface Props {
  text: string;
  label: string;
  onClose?: () => void;
}

/** A text as a QR code. It is dark on light in every theme, because readers expect that. */
export function QrCode({ text, label }: Props) {
  const { size, path } = useMemo(() => {
    const { data, size } = encode(text, { border: QUIET, ecc: 'M' });
    return { size, path: data.map(runsOf).join('') };
  }, [text]);
  return (
    <svg
      role="img"
      aria-label={label}
      className={styles.code}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
    >
      <path fill="#fff" d={`M0 0h${size}v${size}H0z`} />
      <path fill="#000" d={path} />
    </svg>
  );
}
