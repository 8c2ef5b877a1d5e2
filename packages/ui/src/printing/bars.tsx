import { useMemo } from 'react';

import { moduleWidth, QUIET_ZONE, tryCode128 } from './code128';
import { millimetres } from './millimetres';

export interface BarsProps {
  text: string;
  /** The available width in millimetres, quiet zones included. */
  available: number;
  className?: string | undefined;
}

/**
 * The CODE128 of a text, or nothing where it can't be encoded. It is drawn here because JsBarcode
 * writes inline styles, which the CSP refuses. The style sheet sets its height.
 */
export function Bars({ text, available, className }: BarsProps) {
  const code = useMemo(() => tryCode128(text), [text]);
  if (!code) return null;
  const { bars, modules } = code;
  const whole = modules + 2 * QUIET_ZONE;
  return (
    <svg
      className={className}
      viewBox={`${-QUIET_ZONE} 0 ${whole} 1`}
      preserveAspectRatio="none"
      shapeRendering="crispEdges"
      fill="#000"
      style={{ inlineSize: millimetres(whole * moduleWidth(modules, available)) }}
    >
      <path d={bars.map(({ start, width }) => `M${start} 0h${width}v1h-${width}z`).join('')} />
    </svg>
  );
}
