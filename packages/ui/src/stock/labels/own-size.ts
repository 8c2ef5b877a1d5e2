import { NARROWEST_MODULE, moduleWidth, tryCode128 } from '../../printing';
import { stockOf, type Size } from './label-presets';
import type { LabelUnit } from './label-unit';

/** Millimetres: what label printers take, and no label is larger. */
export const OWN_LIMITS = {
  width: { min: 20, max: 110 },
  height: { min: 12, max: 150 },
} as const;

export const FIRST_OWN_SIZE: Size = { width: 50, height: 25 };

/** A size in steps of 0.1 mm within the limits; what is no number becomes that of `otherwise`. */
export function limitSize(size: Partial<Record<keyof Size, unknown>>, otherwise: Size): Size {
  const limit = (side: keyof Size) => {
    const { min, max } = OWN_LIMITS[side];
    const value = size[side];
    if (typeof value !== 'number' || !Number.isFinite(value)) return otherwise[side];
    return Math.round(Math.min(max, Math.max(min, value)) * 10) / 10;
  };
  return { width: limit('width'), height: limit('height') };
}

/** The width in whole millimetres from which on scanners read the bars of all these units. */
export function narrowestWidth(units: readonly LabelUnit[]): number {
  const { min, max } = OWN_LIMITS.width;
  const modules = Math.max(0, ...new Set(units.map(({ barcode }) => modulesOf(barcode))));
  let width: number = min;
  while (width < max && !isReadable(modules, width)) width += 1;
  return width;
}

const modulesOf = (barcode: string) => tryCode128(barcode)?.modules ?? 0;

function isReadable(modules: number, width: number): boolean {
  const { label, padding } = stockOf('own', { ...FIRST_OWN_SIZE, width });
  return moduleWidth(modules, label.width - 2 * padding.x) >= NARROWEST_MODULE;
}
