import { limitOffset, offsetOf, readLabelSettings, writeLabelSettings } from './label-settings';

const KEY = 'backoffice.labels';

beforeEach(() => localStorage.clear());

describe('label settings', () => {
  it('begin with A4 sheets of 3 × 7 and no offset', () => {
    const settings = readLabelSettings();
    expect(settings.preset).toBe('a4-3x7');
    expect(offsetOf(settings)).toEqual({ x: 0, y: 0 });
  });

  it('remember an offset for each kind of stock', () => {
    writeLabelSettings({ preset: 'roll-57x32', offsets: { 'roll-57x32': { x: 1.2, y: -0.5 } } });
    const settings = readLabelSettings();
    expect(offsetOf(settings)).toEqual({ x: 1.2, y: -0.5 });
    expect(offsetOf({ ...settings, preset: 'a4-3x7' })).toEqual({ x: 0, y: 0 });
  });

  it.each(['nonsense', 'null', '{"preset":"a5","offsets":{"a5":{"x":1}}}', '{"offsets":7}'])(
    'fall back to the defaults when %s is stored',
    (stored) => {
      localStorage.setItem(KEY, stored);
      expect(readLabelSettings()).toEqual({ preset: 'a4-3x7', offsets: {} });
    },
  );

  it.each([
    [1.26, 1.3],
    [-40, -10],
    [99, 10],
    [Number.NaN, 0],
  ])('take %d mm as %d mm', (typed, offset) => {
    expect(limitOffset(typed)).toBe(offset);
  });
});
