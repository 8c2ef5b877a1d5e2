import { addDays } from '@backoffice/contracts';

import type { Executor } from '../db/database';
import { nameKey } from '../db/name-key';
import { bulkInsert, reserveIds } from './bulk-insert';
import type { Random } from './random';
import { ARTICLES } from './shop-data';
import { zonedTime } from './zoned-time';

interface Scene {
  random: Random;
  companyId: number;
  userIds: number[];
  locationIds: number[];
  timeZone: string;
  today: string;
  now: Date;
}

/** What, how it moves money, how it is paid, amount range in euros, a note. */
const BOOKINGS: [string, 'income' | 'outcome', 'cash' | 'bank', number, number, string][] = [
  ['Taxes', 'outcome', 'bank', 60, 60, 'Municipal tax'],
  ['Energy', 'outcome', 'bank', 90, 240, 'KESCO, electricity'],
  ['Administration', 'outcome', 'cash', 8, 60, 'Office supplies'],
  ['Administration', 'outcome', 'bank', 20, 45, 'Internet and telephone'],
  ['Administration', 'outcome', 'cash', 5, 30, 'Courier'],
  ['Administration', 'income', 'bank', 40, 300, 'Refund from a supplier'],
];

const ELEVEN = 11 * 60;

/** Bookings of the last two months; today has some. */
export async function addTransactions(db: Executor, scene: Scene): Promise<void> {
  const { random, companyId, userIds, locationIds, timeZone, today, now } = scene;
  const days = Array.from({ length: 62 }, (_, age) => addDays(today, age - 61));
  const rows = days.flatMap((day) => {
    const howMany = day === today ? 3 : random.between(0, 3);
    return Array.from({ length: howMany }, () => {
      const [subtype, direction, payment, low, high, description] = random.pick(BOOKINGS);
      return {
        company_id: companyId,
        subtype,
        transaction_type: direction,
        payment_type: payment,
        amount: `${random.between(low, high)}.00`,
        description,
        booked_on: day,
        location_id: random.pick(locationIds),
        user_id: random.pick(userIds),
        recorded_at: (day === today ? now : zonedTime(timeZone, day, ELEVEN)).toISOString(),
      };
    });
  });
  await bulkInsert(db, 'transactions', rows);
}

interface Owner {
  company_id: number;
  article_id: number;
}

/** Sales of an article in the last two months. */
function inventSales({ random, userIds, now }: Scene, owner: Owner, price: number, sold: number) {
  return Array.from({ length: sold }, () => {
    const soldAt = daysBefore(now, random.next() * 60);
    return { ...owner, price: price.toFixed(2), user_id: random.pick(userIds), sold_at: soldAt };
  });
}

const daysBefore = (now: Date, days: number) =>
  new Date(now.getTime() - days * 86_400_000).toISOString();

/** Articles of the ledger with what was booked in and sold. */
export async function addArticles(db: Executor, scene: Scene): Promise<void> {
  const { random, companyId, userIds, now } = scene;
  const ids = await reserveIds(db, 'articles', ARTICLES.length);
  const articles: Parameters<typeof bulkInsert>[2] = [];
  const quantities: Parameters<typeof bulkInsert>[2] = [];
  const sales: ReturnType<typeof inventSales> = [];
  for (const [index, [number, name, type, added, price]] of ARTICLES.entries()) {
    const owner = { company_id: companyId, article_id: ids[index] as number };
    const sold = random.between(3, 12);
    articles.push({
      company_id: companyId,
      id: owner.article_id,
      article_number: number,
      article_number_key: nameKey(number),
      name,
      type,
      quantity: added - sold,
      created_at: daysBefore(now, 200),
    });
    const recordedAt = daysBefore(now, 190);
    quantities.push({ ...owner, added, user_id: random.pick(userIds), recorded_at: recordedAt });
    sales.push(...inventSales(scene, owner, price, sold));
  }
  const inOrder = sales.sort((a, b) => (a.sold_at < b.sold_at ? -1 : 1));
  await bulkInsert(db, 'articles', articles);
  await bulkInsert(db, 'article_quantities', quantities);
  await bulkInsert(db, 'article_sales', inOrder);
}
