import { typedDecimal, typedWhole } from '@backoffice/i18n';

import { labelsPerSheet, stockOf, type LabelPreset, type LabelStockId } from './label-presets';
import { limitOffset } from './label-settings';
import type { LabelUnit } from './label-unit';
import { FIRST_OWN_SIZE, limitSize } from './own-size';
import { layOutSheets, type LayoutOptions, type PlacedLabel } from './sheet-layout';

/** Values of the print dialog; numbers are text while they are typed. */
export interface PrintValues {
  preset: LabelStockId;
  /** Of the preset `own`, in millimetres. */
  width: number | string;
  height: number | string;
  start: number | string;
  copies: number | string;
  /** Millimetres to the right and down. */
  x: number | string;
  y: number | string;
  oldPrice: boolean;
}

/** Limits copies, so that typing one zero too many doesn't empty the roll. */
export const MAX_COPIES = 100;

const whole = (value: number | string, most: number) =>
  Math.min(most, Math.max(1, typedWhole(String(value)) ?? 1));

const millimetres = (value: number | string) => limitOffset(typedDecimal(String(value)) ?? 0);

export const ownSizeOf = ({ width, height }: Pick<PrintValues, 'width' | 'height'>) =>
  limitSize(
    { width: typedDecimal(String(width)), height: typedDecimal(String(height)) },
    FIRST_OWN_SIZE,
  );

export function layoutOf({
  preset,
  start,
  copies,
  x,
  y,
  ...size
}: PrintValues): LayoutOptions & { preset: LabelPreset } {
  const chosen = stockOf(preset, ownSizeOf(size));
  return {
    preset: chosen,
    start: whole(start, labelsPerSheet(chosen)),
    copies: whole(copies, MAX_COPIES),
    offset: { x: millimetres(x), y: millimetres(y) },
  };
}

/** The sheets to print; the label of a unit shows an old price only where it was asked for. */
export function sheetsOf(units: readonly LabelUnit[], values: PrintValues) {
  const { preset, ...layout } = layoutOf(values);
  const labels = values.oldPrice ? units : units.map((unit) => ({ ...unit, old_price: null }));
  const sheets: PlacedLabel<LabelUnit>[][] = layOutSheets(labels, preset, layout);
  return { sheets, preset, layout };
}
