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
    const offsets = { 'roll-57x32': { x: 1.2, y: -0.5 }, own: { x: 0, y: 2 } };
    writeLabelSettings({ ...readLabelSettings(), preset: 'roll-57x32', offsets });
    const settings = readLabelSettings();
    expect(offsetOf({ ...settings, preset: 'own' })).toEqual({ x: 0, y: 2 });
    expect(offsetOf(settings)).toEqual({ x: 1.2, y: -0.5 });
    expect(offsetOf({ ...settings, preset: 'a4-3x7' })).toEqual({ x: 0, y: 0 });
  });

  it.each([
    'nonsense',
    'null',
    '{"preset":"a5","offsets":{"a5":{"x":1}},"own":7,"oldPrice":"no"}',
    '{"offsets":7,"own":{"width":"60","height":null}}',
  ])('fall back to the defaults when %s is stored', (stored) => {
    localStorage.setItem(KEY, stored);
    expect(readLabelSettings()).toEqual({
      ...{ preset: 'a4-3x7', offsets: {} },
      ...{ own: { width: 50, height: 25 }, oldPrice: false },
    });
  });

  it('of a release without own sizes are kept', () => {
    localStorage.setItem(KEY, '{"preset":"roll-57x32","offsets":{"roll-57x32":{"x":1,"y":0}}}');
    const settings = readLabelSettings();
    expect([settings.preset, offsetOf(settings)]).toEqual(['roll-57x32', { x: 1, y: 0 }]);
  });

  it.each([
    [{ width: 62.04, height: 29 }, [62, 29]],
    [{ width: 5, height: 4 }, [20, 12]],
    [{ width: 999, height: 999 }, [110, 150]],
  ])('take an own size of %j as %j', (own, [width, height]) => {
    writeLabelSettings({ ...readLabelSettings(), preset: 'own', own });
    expect(readLabelSettings()).toMatchObject({ preset: 'own', own: { width, height } });
  });

  it.each([
    [1.26, 1.3],
    [-40, -10],
    [99, 10],
    [Number.NaN, 0],
  ])('take %d mm as %d mm', (typed, offset) => {
    expect(limitOffset(typed)).toBe(offset);
  });
});
