import { bootstrapIcon } from './bootstrap-icon.mjs';

describe('icons of areas', () => {
  test('become path data', () => {
    expect(bootstrapIcon('cart')).toMatch(/^[Mm][\d.\s-]/);
    expect(bootstrapIcon('cash-stack').match(/M/g)?.length).toBeGreaterThan(1);
  });

  test('must exist and be plain paths', () => {
    expect(() => bootstrapIcon('no-such-icon')).toThrow('bootstrap-icons has no icon');
    expect(() => bootstrapIcon('speedometer2')).toThrow('choose another');
  });
});
