import { inventSales } from './demo-sales';
import type { DemoProduct } from './goods/demo-catalogue';
import { seededRandom } from './random';
import { SHOPS } from './shop-data';

const [plan] = SHOPS;
const product = {
  price: 50,
  demand: 2,
  sizeIds: [],
  kind: { summer: 0 },
} as unknown as DemoProduct;

/** The demo sales that a server makes when it first starts at this moment. */
const salesAt = (moment: string, timeZone = 'Europe/Belgrade') => {
  const now = new Date(moment);
  const today = new Intl.DateTimeFormat('sv-SE', { timeZone }).format(now);
  return {
    now,
    today,
    sales: inventSales({
      plan: plan!,
      random: seededRandom(7),
      products: [product],
      timeZone,
      now,
      today,
      shops: 2,
    }),
  };
};

const hours = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/Belgrade', hour: '2-digit' });
const hourIn = (at: Date) => Number(hours.format(at));

test.each([
  '2026-11-21T01:30:00Z',
  '2026-11-21T08:10:00Z',
  '2026-11-21T13:00:00Z',
  '2026-11-21T22:30:00Z',
])('started at %s, the shops have sold in their opening hours and nothing lies ahead', (moment) => {
  const { now, sales } = salesAt(moment);
  const odd = sales.filter(({ at, channel }) => {
    const hour = hourIn(at);
    return at > now || (channel === 'store' && (hour < 9 || hour >= 20));
  });
  expect(odd.map(({ at }) => at.toISOString())).toEqual([]);
  expect(sales.length).toBeGreaterThan(1_000);
});

test('before the shops open, today has what was sold online', () => {
  const { today, sales } = salesAt('2026-11-21T05:30:00Z');
  const tonight = sales.filter(({ day }) => day === today);
  expect(tonight).toHaveLength(3);
  for (const { channel, bank } of tonight) {
    expect(channel).toBe('online');
    expect(bank).not.toBeNull();
  }
});

test('in the evening, today has a whole day of sales', () => {
  const { today, sales } = salesAt('2026-11-21T20:30:00Z');
  const sold = sales.filter(({ day }) => day === today).map(({ at }) => hourIn(at));
  expect(Math.min(...sold)).toBeLessThan(13);
  expect(Math.max(...sold)).toBeGreaterThan(15);
});

test('later on the same day, what was sold before is the same', () => {
  const { now, sales } = salesAt('2026-11-21T11:00:00Z');
  const later = salesAt('2026-11-21T18:00:00Z').sales;
  expect(later.length).toBeGreaterThan(sales.length);
  expect(later.filter(({ at }) => at <= now)).toEqual(sales);
});
