import { readStoredJson, writeStoredJson } from '@backoffice/api-client/storage';

import { LABEL_PRESET_IDS, type LabelPresetId, type Point } from './label-presets';

/** Settings remembered by the browser at a printer: its label stock, and the offset for each. */
export interface LabelSettings {
  preset: LabelPresetId;
  /** Millimetres right and down, by preset; nothing means none. */
  offsets: Partial<Record<LabelPresetId, Point>>;
}

const NAME = 'labels';

/** Millimetres. No printer is off by more, and a larger value would print on the next label. */
export const MAX_OFFSET = 10;

export const offsetOf = ({ preset, offsets }: LabelSettings): Point =>
  offsets[preset] ?? { x: 0, y: 0 };

/** A typed offset in millimetres, in steps of 0.1 and within ±10; 0 if it is no number. */
export function limitOffset(value: number): number {
  if (!Number.isFinite(value)) return 0;
  return Math.round(Math.min(MAX_OFFSET, Math.max(-MAX_OFFSET, value)) * 10) / 10;
}

export function readLabelSettings(): LabelSettings {
  const settings: LabelSettings = { preset: 'a4-3x7', offsets: {} };
  const stored = readStoredJson(NAME) as Partial<LabelSettings> | null | undefined;
  for (const id of LABEL_PRESET_IDS) {
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
