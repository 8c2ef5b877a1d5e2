import { LABEL_COLUMNS } from '@backoffice/contracts';

/** One kind of label stock. All lengths are millimetres. */
export interface LabelPreset {
  id: LabelStockId;
  /** The named page of the print style sheet. */
  paper: 'a4' | 'letter' | 'roll57' | 'roll40' | 'roll50' | 'roll58' | 'own';
  /** Width and height of the sheet, or of one label of a roll. */
  page: Size;
  columns: number;
  rows: number;
  label: Size;
  /** Left and top of the first label. */
  origin: Point;
  /** The distance from one label's left to the next one's, and from top to top. */
  pitch: Point;
  /** The blank edge inside a label, so that nothing is lost on paper that is fed a little askew. */
  padding: Point;
}

export interface Size {
  width: number;
  height: number;
}
export interface Point {
  x: number;
  y: number;
}

export const LABEL_PRESET_IDS = [
  ...(['a4-3x7', 'a4-3x8', 'letter-3x10'] as const),
  ...(['roll-40x30', 'roll-50x30', 'roll-57x32', 'roll-58x40'] as const),
] as const;
export type LabelPresetId = (typeof LABEL_PRESET_IDS)[number];

/** A kind of label stock that is known, or a roll of a size that was typed. */
export const LABEL_STOCK_IDS = [...LABEL_PRESET_IDS, 'own'] as const;
export type LabelStockId = (typeof LABEL_STOCK_IDS)[number];

const A4: Size = { width: 210, height: 297 };
const LETTER: Size = { width: 215.9, height: 279.4 };

/** A roll of single labels. */
function roll(id: LabelStockId, paper: LabelPreset['paper'], label: Size): LabelPreset {
  const pitch = { x: label.width, y: label.height };
  return {
    ...{ id, paper, page: label, columns: 1, rows: 1, label, pitch },
    ...{ origin: { x: 0, y: 0 }, padding: paddingOf(label) },
  };
}

/** Small labels have no room to spare; the bars have white edges of their own. */
const paddingOf = ({ width, height }: Size): Point => ({
  x: width < 40 ? 0.75 : width > 50 ? 2.5 : 2,
  y: height <= 25 ? 1 : 2,
});

/** The label stock that shops buy; the numbers are printed on the packet of the sheets. */
export const LABEL_PRESETS: Record<LabelPresetId, LabelPreset> = {
  'a4-3x7': {
    id: 'a4-3x7',
    paper: 'a4',
    page: A4,
    columns: LABEL_COLUMNS,
    rows: 7,
    label: { width: 63.5, height: 38.1 },
    origin: { x: 7.25, y: 15.15 },
    pitch: { x: 66, y: 38.1 },
    padding: { x: 2, y: 2.5 },
  },
  'a4-3x8': {
    id: 'a4-3x8',
    paper: 'a4',
    page: A4,
    columns: LABEL_COLUMNS,
    rows: 8,
    label: { width: 70, height: 37 },
    origin: { x: 0, y: 0.5 },
    pitch: { x: 70, y: 37 },
    // These sheets have no margin of their own, and printers leave 4 to 5 mm at the edge blank.
    padding: { x: 6, y: 5 },
  },
  'letter-3x10': {
    id: 'letter-3x10',
    paper: 'letter',
    page: LETTER,
    columns: LABEL_COLUMNS,
    rows: 10,
    label: { width: 66.675, height: 25.4 },
    origin: { x: 4.7625, y: 12.7 },
    pitch: { x: 69.85, y: 25.4 },
    padding: { x: 2, y: 1.5 },
  },
  'roll-40x30': roll('roll-40x30', 'roll40', { width: 40, height: 30 }),
  'roll-50x30': roll('roll-50x30', 'roll50', { width: 50, height: 30 }),
  'roll-57x32': roll('roll-57x32', 'roll57', { width: 57, height: 32 }),
  'roll-58x40': roll('roll-58x40', 'roll58', { width: 58, height: 40 }),
};

/** The stock with this id; of an own one the size is given. */
export const stockOf = (id: LabelStockId, own: Size): LabelPreset =>
  id === 'own' ? roll(id, id, own) : LABEL_PRESETS[id];

/** How many labels one sheet holds. */
export const labelsPerSheet = ({ columns, rows }: LabelPreset): number => columns * rows;
