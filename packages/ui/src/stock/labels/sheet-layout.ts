import { labelsPerSheet, type LabelPreset, type Point } from './label-presets';

/** A label in its place; left and top in millimetres from the sheet's corner. */
export interface PlacedLabel<Item> {
  item: Item;
  left: number;
  top: number;
}

export interface LayoutOptions {
  /** The first place to print on, counted from 1, so that a partly used sheet can be used up. */
  start: number;
  /** How often each label is printed. */
  copies: number;
  /** Moves everything right and down, for a printer that feeds askew. Millimetres. */
  offset: Point;
}

const hundredths = (millimetres: number) => Math.round(millimetres * 100) / 100;

/**
 * Lays labels on sheets, row by row from left to right. Copies of one label stand side by side.
 * A start beyond the sheet counts as the sheet's last label.
 */
export function layOutSheets<Item>(
  items: readonly Item[],
  preset: LabelPreset,
  { start, copies, offset }: LayoutOptions,
): PlacedLabel<Item>[][] {
  const perSheet = labelsPerSheet(preset);
  const skipped = Math.min(Math.max(start, 1), perSheet) - 1;
  const sheets: PlacedLabel<Item>[][] = [];
  items
    .flatMap((item) => Array.from({ length: Math.max(copies, 1) }, () => item))
    .forEach((item, index) => {
      const place = index + skipped;
      const onSheet = place % perSheet;
      (sheets[Math.floor(place / perSheet)] ??= []).push({
        item,
        left: hundredths(preset.origin.x + (onSheet % preset.columns) * preset.pitch.x + offset.x),
        top: hundredths(
          preset.origin.y + Math.floor(onSheet / preset.columns) * preset.pitch.y + offset.y,
        ),
      });
    });
  return sheets;
}
