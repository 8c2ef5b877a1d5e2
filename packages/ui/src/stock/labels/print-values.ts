import { typedDecimal, typedWhole } from '@backoffice/i18n';

import { LABEL_PRESETS, type LabelPreset, type LabelPresetId } from './label-presets';
import { limitOffset } from './label-settings';
import type { LayoutOptions } from './sheet-layout';

/** Values of the print dialog; numbers are text while they are typed. */
export interface PrintValues {
  preset: LabelPresetId;
  start: number | string;
  copies: number | string;
  /** Millimetres to the right and down. */
  x: number | string;
  y: number | string;
}

/** Limits copies, so that typing one zero too many doesn't empty the roll. */
export const MAX_COPIES = 100;

const whole = (value: number | string, most: number) =>
  Math.min(most, Math.max(1, typedWhole(String(value)) ?? 1));

const millimetres = (value: number | string) => limitOffset(typedDecimal(String(value)) ?? 0);

export function layoutOf({
  preset,
  start,
  copies,
  x,
  y,
}: PrintValues): LayoutOptions & { preset: LabelPreset } {
  const chosen = LABEL_PRESETS[preset];
  return {
    preset: chosen,
    start: whole(start, chosen.columns * chosen.rows),
    copies: whole(copies, MAX_COPIES),
    offset: { x: millimetres(x), y: millimetres(y) },
  };
}
