import { readStoredJson, writeStoredJson } from '@backoffice/api-client/storage';

import { LABEL_STOCK_IDS, type LabelStockId, type Point, type Size } from './label-presets';
import { FIRST_OWN_SIZE, limitSize } from './own-size';

/** Settings remembered by the browser at a printer: its label stock, and the offset for each. */
export interface LabelSettings {
  preset: LabelStockId;
  /** The size of a label of the preset `own`. */
  own: Size;
  /** Whether a reduced price has the old one beside it, struck through. */
  oldPrice: boolean;
  /** Millimetres right and down, by preset; nothing means none. */
  offsets: Partial<Record<LabelStockId, Point>>;
}

const NAME = 'labels';

/** Millimetres. No printer is off by more, and a larger value would print on the next label. */
export const MAX_OFFSET = 10;

export const offsetOf = ({ preset, offsets }: Pick<LabelSettings, 'preset' | 'offsets'>): Point =>
  offsets[preset] ?? { x: 0, y: 0 };

/** A typed offset in millimetres, in steps of 0.1 and within ±10; 0 if it is no number. */
export function limitOffset(value: number): number {
  if (!Number.isFinite(value)) return 0;
  return Math.round(Math.min(MAX_OFFSET, Math.max(-MAX_OFFSET, value)) * 10) / 10;
}

export function readLabelSettings(): LabelSettings {
  const stored = readStoredJson(NAME) as Partial<LabelSettings> | null | undefined;
  const settings: LabelSettings = {
    preset: 'a4-3x7',
    own: limitSize(stored?.own ?? {}, FIRST_OWN_SIZE),
    oldPrice: stored?.oldPrice === true,
    offsets: {},
  };
  for (const id of LABEL_STOCK_IDS) {
    if (stored?.preset === id) settings.preset = id;
    const offset = stored?.offsets?.[id];
    if (offset) {
      settings.offsets[id] = {
        x: limitOffset(Number(offset.x)),
        y: limitOffset(Number(offset.y)),
      };
    }
  }
  return settings;
}

export const writeLabelSettings = (settings: LabelSettings): boolean =>
  writeStoredJson(NAME, settings);
