import { addDays, type Bank, type CashPieces, DENOMINATIONS } from '@backoffice/contracts';

import { centsOf, eurosOf } from '../../cents';
import type { Executor, Tx } from '../../db/database';
import { insertClosing } from '../../modules/closings/closings.repository';
import { countsOf } from '../../modules/till/counted-ways';
import { type PeriodReport, readReport } from '../../modules/till/report/report.repository';
import { bulkInsert, reserveIds } from '../bulk-insert';
import type { Random } from '../random';
import { zonedTime } from '../zoned-time';
import { addTillEntries } from './demo-till-entries';

/** Days on which each till was closed in the evening. */
const CLOSED_DAYS = 61;
const CLOSES = 20 * 60 + 30;
/** What stays in a drawer overnight, in cents. */
const FLOAT = 100_00;
const REASONS = ['Change given wrong', 'A receipt was rung up twice', 'Nobody knows'];
const LATE_REASON = 'The slip of the energy is missing';

export interface Tills {
  companyId: number;
  company: { name: string; registration_number: string };
  locationIds: number[];
  userIds: number[];
  random: Random;
  timeZone: string;
  today: string;
  now: Date;
}
interface Period {
  id: number;
  location: number;
  openedAt: string;
  /** Null for the period that still runs. */
  closedAt: string | null;
  day: string;
}

/** When tills began to be closed: everything earlier is before the till. */
export const tillsSince = ({ timeZone, today }: Pick<Tills, 'timeZone' | 'today'>): string =>
  zonedTime(timeZone, addDays(today, -CLOSED_DAYS), 6 * 60).toISOString();

/** A period for each evening on which a till was closed, and the one that runs since the last. */
function periodsOf(tills: Tills, location: number): Omit<Period, 'id'>[] {
  const { timeZone, today } = tills;
  let openedAt = tillsSince(tills);
  return Array.from({ length: CLOSED_DAYS + 1 }, (_, index) => {
    const day = addDays(today, index - CLOSED_DAYS);
    const closedAt = day === today ? null : zonedTime(timeZone, day, CLOSES).toISOString();
    const period = { location, openedAt, closedAt, day };
    openedAt = closedAt ?? openedAt;
    return period;
  });
}

async function addPeriods(db: Executor, tills: Tills): Promise<Period[]> {
  const { companyId, locationIds } = tills;
  const all = locationIds.flatMap((location) => periodsOf(tills, location));
  const ids = await reserveIds(db, 'till_periods', all.length);
  const periods = all.map((period, index) => ({ ...period, id: ids[index] as number }));
  const rows = periods.map(({ id, location, openedAt, closedAt }) => ({
    company_id: companyId,
    id,
    location_id: location,
    opened_at: openedAt,
    closed_at: closedAt,
  }));
  await bulkInsert(db, 'till_periods', rows);
  return periods;
}

/** Change that was brought, and money that went to the safe. */
async function addMovements(db: Executor, { companyId, userIds, random }: Tills, all: Period[]) {
  const rows = all.flatMap(({ id, location, closedAt, openedAt }) => {
    if (!closedAt || !random.chance(0.2)) return [];
    const isIn = random.chance(0.6);
    return [
      {
        company_id: companyId,
        period_id: id,
        location_id: location,
        direction: isIn ? 'in' : 'out',
        way: 'cash',
        amount: isIn ? '20.00' : '40.00',
        reason: isIn ? 'change' : 'safe',
        note: isIn ? 'Coins from the bank' : '',
        user_id: random.pick(userIds),
        recorded_at: new Date(
          Math.max(Date.parse(closedAt) - 7_200_000, Date.parse(openedAt)),
        ).toISOString(),
      },
    ];
  });
  await bulkInsert(db, 'till_movements', rows);
}

/** An amount in as few notes and coins as there can be. */
function piecesOf(cents: number): CashPieces {
  let left = cents;
  const pieces: CashPieces = {};
  for (const one of DENOMINATIONS) {
    const howMany = Math.floor(left / one);
    if (howMany) pieces[String(one)] = howMany;
    left -= howMany * one;
  }
  return pieces;
}

/** By how many cents a count was off, and the reason that was given for it. */
function slipOf(random: Random): { cents: number; reason: string } {
  const dice = random.next();
  if (dice < 0.82) return { cents: 0, reason: '' };
  const sign = random.chance(0.6) ? -1 : 1;
  if (dice < 0.95) return { cents: sign * random.between(1, 45) * 10, reason: '' };
  return { cents: sign * random.between(6, 20) * 100, reason: random.pick(REASONS) };
}

const centsOfWay = ({ sums }: PeriodReport, way: string) =>
  centsOf(sums.find((sum) => sum.way === way)?.amount ?? '0');

interface Evening {
  period: Period & { closedAt: string };
  number: number;
  /** Cents that the closing before left in the drawer; null for the first. */
  left: number | null;
  slip: { cents: number; reason: string };
}

/** Counts a till in the evening; answers how many cents stay in its drawer. */
async function closeInTheEvening(db: Executor, tills: Tills, evening: Evening): Promise<number> {
  const { companyId, company, random, userIds } = tills;
  const { period, number, left, slip } = evening;
  const told = await readReport(db, companyId, period.id);
  const opening = eurosOf(left ?? 0);
  const expected = (left ?? 0) + centsOfWay(told, 'cash');
  const counted = Math.max(0, expected + slip.cents);
  const cash = piecesOf(counted);
  const said = (bank: Bank) => eurosOf(centsOfWay(told, bank));
  const terminals = { NLB: said('NLB'), PCB: said('PCB'), TEB: said('TEB') };
  const stays = Math.min(counted, FLOAT);
  await insertClosing(db as Tx, {
    ...{ companyId, number, cash, openingCash: opening, left: eurosOf(stays) },
    ...{ locationId: period.location, periodId: period.id, userId: random.pick(userIds) },
    ...{ openedAt: period.openedAt, closedAt: period.closedAt, closedOn: period.day },
    counts: countsOf({ openingCash: opening, sums: told.sums }, { cash, terminals }),
    reason: Math.abs(counted - expected) > 500 ? slip.reason || REASONS[2]! : slip.reason,
    snapshot: {
      company,
      opening: {
        cash: opening,
        left: left === null ? null : opening,
        counted: null,
        counted_by: null,
        counted_at: null,
      },
      ...told,
    },
  });
  return stays;
}

/** Somebody counted the float this morning: a coin of two euros had rolled away. */
const keepOpening = (
  db: Executor,
  { userIds, now }: Tills,
  { id, openedAt }: Period,
  left: number,
) =>
  db
    .updateTable('till_periods')
    .set({
      counted_cash: eurosOf(Math.max(left - 200, 0)),
      counted_by: userIds[1] as number,
      counted_at: new Date(Math.max(now.getTime() - 3_600_000, Date.parse(openedAt))).toISOString(),
    })
    .where('id', '=', id)
    .execute();

/** An expense that was typed wrong, and put right after the till had been closed. */
async function correctLate(db: Executor, { companyId, userIds, now }: Tills, last: Period) {
  const [subtype, amount] = ['Energy', '30.00'];
  const recordedAt = new Date(Date.parse(last.closedAt ?? last.openedAt) - 9_000_000).toISOString();
  const booking = {
    ...{ company_id: companyId, subtype, transaction_type: 'outcome', payment_type: 'cash' },
    ...{ description: 'KESCO, paid at the counter', booked_on: last.day, bank: null },
    ...{ location_id: last.location, user_id: userIds[0] as number, recorded_at: recordedAt },
  } as const;
  const [id = 0] = await reserveIds(db, 'transactions', 1);
  const entry = {
    ...{ company_id: companyId, period_id: last.id, location_id: last.location },
    ...{ source: 'transaction', source_id: id, way: 'cash', booked_on: last.day },
    user_id: userIds[0] as number,
  };
  await bulkInsert(db, 'transactions', [{ ...booking, id, amount: '40.00' }]);
  await bulkInsert(db, 'transaction_versions', [
    {
      company_id: companyId,
      transaction_id: id,
      change: 'edited',
      changed_at: now.toISOString(),
      changed_by: userIds[0] as number,
      before: JSON.stringify({ ...booking, id, amount }),
    },
  ]);
  await bulkInsert(db, 'till_entries', [
    { ...entry, amount: `-${amount}`, late: false, recorded_at: recordedAt },
    { ...entry, amount: '-10.00', late: true, recorded_at: now.toISOString() },
  ]);
}

/**
 * Closes each till every evening of the last two months, with small differences, some of them
 * explained; today they are open.
 */
export async function addTills(db: Executor, tills: Tills): Promise<void> {
  const { companyId, random, timeZone, today } = tills;
  const periods = await addPeriods(db, tills);
  await addMovements(db, tills, periods);
  await addTillEntries(db, { companyId, timeZone, since: tillsSince(tills) });
  const yesterday = addDays(today, -1);
  const late = periods.find(({ day }) => day === yesterday) as Period;
  await correctLate(db, tills, late);
  const leftIn = new Map<number | null, number>();
  for (const location of tills.locationIds) {
    let left: number | null = null;
    const own = periods.filter((period) => period.location === location);
    for (const [index, period] of own.entries()) {
      const { closedAt } = period;
      if (!closedAt) continue;
      const slip = period === late ? { cents: -1_000, reason: LATE_REASON } : slipOf(random);
      const evening = { period: { ...period, closedAt }, number: index + 1, left, slip };
      left = await closeInTheEvening(db, tills, evening);
      leftIn.set(location, left);
    }
  }
  const open = periods.find(({ closedAt }) => !closedAt) as Period;
  await keepOpening(db, tills, open, leftIn.get(open.location) ?? 0);
}
