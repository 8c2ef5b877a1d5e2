import { encodeCode128, moduleWidth, QUIET_ZONE } from './code128';

describe('encodeCode128', () => {
  it('packs twelve digits two by two', () => {
    // Start, six pairs and the check symbol have 11 modules each, the stop symbol 13.
    expect(encodeCode128('200000000017').modules).toBe(8 * 11 + 13);
  });

  it('begins with the start symbol C and ends with the stop symbol', () => {
    const { bars, modules } = encodeCode128('200000000017');
    expect(bars.slice(0, 3)).toEqual([
      { start: 0, width: 2 },
      { start: 3, width: 1 },
      { start: 6, width: 3 },
    ]);
    const last = bars.at(-1);
    expect(last).toEqual({ start: modules - 2, width: 2 });
  });

  it.each(['A-17', 'Nike 42', '12345'])('encodes %s', (text) => {
    const { bars, modules } = encodeCode128(text);
    expect(bars.every(({ start, width }) => width <= 4 && start + width <= modules)).toBe(true);
  });

  it.each(['', 'këpucë'])('refuses %j', (text) => {
    expect(() => encodeCode128(text)).toThrow();
  });
});

describe('moduleWidth', () => {
  it('draws whole printer dots where there is room, and at most three', () => {
    expect(moduleWidth(101, 72)).toBe(0.375);
    expect(moduleWidth(150, 52)).toBe(0.25);
  });

  it('shrinks a long code to what fits', () => {
    const width = moduleWidth(400, 50);
    expect(width * (400 + 2 * QUIET_ZONE)).toBeLessThanOrEqual(50);
  });
});
