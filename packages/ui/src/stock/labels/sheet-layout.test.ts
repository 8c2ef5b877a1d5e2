import { LABEL_PRESET_IDS, LABEL_PRESETS, labelsPerSheet } from './label-presets';
import { layOutSheets } from './sheet-layout';

const items = (count: number) => Array.from({ length: count }, (_, index) => index + 1);
const plain = { start: 1, copies: 1, offset: { x: 0, y: 0 } };

describe('label presets', () => {
  it.each(LABEL_PRESET_IDS)('%s keeps every label on its sheet and apart from the others', (id) => {
    const { page, label, pitch, origin, columns, rows, padding } = LABEL_PRESETS[id];
    expect(origin.x + (columns - 1) * pitch.x + label.width).toBeLessThanOrEqual(page.width + 0.01);
    expect(origin.y + (rows - 1) * pitch.y + label.height).toBeLessThanOrEqual(page.height + 0.01);
    expect(pitch.x).toBeGreaterThanOrEqual(label.width);
    expect(pitch.y).toBeGreaterThanOrEqual(label.height);
    expect(padding.x * 2).toBeLessThan(label.width);
    expect(padding.y * 2).toBeLessThan(label.height);
  });

  it.each(['a4-3x7', 'a4-3x8', 'letter-3x10'] as const)('%s has three columns', (id) => {
    expect(LABEL_PRESETS[id].columns).toBe(3);
  });
});

describe('layOutSheets', () => {
  const preset = LABEL_PRESETS['a4-3x7'];

  it('fills rows from left to right', () => {
    const [sheet] = layOutSheets(items(5), preset, plain);
    expect(sheet?.map(({ item, left, top }) => [item, left, top])).toEqual([
      [1, 7.25, 15.15],
      [2, 73.25, 15.15],
      [3, 139.25, 15.15],
      [4, 7.25, 53.25],
      [5, 73.25, 53.25],
    ]);
  });

  it.each([
    [0, 1, 1, []],
    [21, 1, 1, [21]],
    [22, 1, 1, [21, 1]],
    [63, 1, 1, [21, 21, 21]],
    [400, 1, 1, [...Array<number>(19).fill(21), 1]],
    [17, 5, 1, [17]],
    [18, 5, 1, [17, 1]],
    [1, 99, 1, [1]],
    [1, 0, 1, [1]],
    [10, 1, 3, [21, 9]],
    [10, 1, 0, [10]],
  ])(
    'puts %i labels from position %i with %i copies on sheets of %j',
    (count, start, copies, on) => {
      const sheets = layOutSheets(items(count), preset, { ...plain, start, copies });
      expect(sheets.map((sheet) => sheet.length)).toEqual(on);
    },
  );

  it('starts at the label that is still there, on the first sheet only', () => {
    const sheets = layOutSheets(items(22), preset, { ...plain, start: 5 });
    expect(sheets[0]?.[0]).toEqual({ item: 1, left: 73.25, top: 53.25 });
    expect(sheets[1]?.[0]).toEqual({ item: 18, left: 7.25, top: 15.15 });
  });

  it('keeps the copies of a label together', () => {
    const [sheet] = layOutSheets(items(2), preset, { ...plain, copies: 2 });
    expect(sheet?.map(({ item }) => item)).toEqual([1, 1, 2, 2]);
  });

  it('moves every label by the offset', () => {
    const [sheet] = layOutSheets(items(1), preset, { ...plain, offset: { x: 1.5, y: -0.5 } });
    expect(sheet?.[0]).toMatchObject({ left: 8.75, top: 14.65 });
  });

  it('gives each label of a roll a page of its own', () => {
    const roll = LABEL_PRESETS['roll-57x32'];
    const sheets = layOutSheets(items(3), roll, { ...plain, start: 2 });
    expect(labelsPerSheet(roll)).toBe(1);
    expect(sheets.map((sheet) => sheet.length)).toEqual([1, 1, 1]);
  });
});
