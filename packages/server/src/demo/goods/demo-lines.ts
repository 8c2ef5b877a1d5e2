import { sql } from 'kysely';

import type { Executor } from '../../db/database';
import { bulkInsert, reserveIds } from '../bulk-insert';
import { euros, type NumberedGoods, type NumberedLine, unitIdOf } from '../demo-rows';
import type { DemoSale } from '../demo-sales';
import type { DemoLine, DemoReturn } from './demo-reversals';

const MINUTES_TO_CORRECT = 4;

/** Lines and reversals take ids from one sequence, in the order in which things happened. */
export async function numberLines(db: Executor, lines: DemoLine[]): Promise<NumberedLine[]> {
  const numbered = lines.map((line) => ({ ...line, id: 0, mistypedId: 0, reversalId: 0 }));
  const happened = numbered.flatMap((line) => {
    const { sale, mistyped, back } = line;
    const at = (when: number, what: 'id' | 'mistypedId' | 'reversalId') => ({ when, what, line });
    if (mistyped !== null) return [at(sale, 'mistypedId'), at(sale, 'reversalId'), at(sale, 'id')];
    return [at(sale, 'id'), ...(back ? [at(back.beside, 'reversalId')] : [])];
  });
  const ids = await reserveIds(db, 'sale_lines', happened.length);
  happened
    .sort((one, other) => one.when - other.when)
    .forEach(({ what, line }, index) => (line[what] = ids[index] as number));
  return numbered;
}

const returnedOf = ({ lines }: NumberedGoods) =>
  lines
    .flatMap((line) => (line.back ? [{ line, back: line.back }] : []))
    .sort((one, other) => one.back.beside - other.back.beside);

/** Returns from before the first closing belong to a period that nobody counted. */
async function addFirstPeriods(
  db: Executor,
  { companyId, locationIds, tillsSince }: NumberedGoods,
) {
  const ids = await reserveIds(db, 'till_periods', locationIds.length);
  const rows = locationIds.map((location_id, index) => ({
    company_id: companyId,
    id: ids[index] as number,
    location_id,
    opened_at: tillsSince,
    closed_at: tillsSince,
  }));
  await bulkInsert(db, 'till_periods', rows);
  return ids;
}

/** Makes the rows of a return and of its operation. */
function returnRows(goods: NumberedGoods, periods: number[]) {
  const { companyId, userIds, locationIds, sales, saleIds } = goods;
  return (
    { line, back }: { line: NumberedLine; back: DemoReturn },
    ids: { id: number; operation: number; index: number },
  ) => {
    const { seller, at, day, location } = sales[back.beside] as DemoSale;
    const moment = at.toISOString();
    const user_id = userIds[seller] as number;
    const own = { company_id: companyId, user_id, recorded_at: moment };
    return {
      line,
      operation: { ...own, id: ids.operation, kind: 'return', happened_at: moment },
      row: {
        ...own,
        id: ids.id,
        return_number: ids.index + 1,
        location_id: locationIds[location] as number,
        period_id: periods[location] as number,
        operation_id: ids.operation,
        returned_at: moment,
        returned_on: day,
        total: euros(line.price),
        exchange_sale_id: back.isExchange ? (saleIds[back.beside] as number) : null,
      },
    };
  };
}

/** Writes the returns; answers the return of each line with its operation. */
export async function addReturns(db: Executor, goods: NumberedGoods) {
  const { companyId } = goods;
  const periods = await addFirstPeriods(db, goods);
  const returned = returnedOf(goods);
  const returnIds = await reserveIds(db, 'returns', returned.length);
  const operationIds = await reserveIds(db, 'operations', returned.length);
  const rowsOf = returnRows(goods, periods);
  const made = returned.map((one, index) =>
    rowsOf(one, {
      id: returnIds[index] as number,
      operation: operationIds[index] as number,
      index,
    }),
  );
  if (!made.length) return new Map<NumberedLine, ReturnRow>();
  await bulkInsert(
    db,
    'operations',
    made.map(({ operation }) => operation),
  );
  await bulkInsert(
    db,
    'returns',
    made.map(({ row }) => row),
  );
  await bulkInsert(db, 'counters', [
    { company_id: companyId, kind: 'return', value: returned.length },
  ]);
  return new Map<NumberedLine, ReturnRow>(made.map(({ line, row }) => [line, row]));
}

interface ReturnRow {
  id: number;
  operation_id: number;
  user_id: number;
  returned_at: string;
  returned_on: string;
}

function lineRow(goods: NumberedGoods) {
  const { companyId, sales, saleIds } = goods;
  const unitId = unitIdOf(goods);
  return (line: NumberedLine, id: number, price: number, corrects: number | null) => {
    const { sale, unit, paid } = line;
    const { channel, day } = sales[sale] as DemoSale;
    return {
      company_id: companyId,
      id,
      sale_id: saleIds[sale] as number,
      unit_id: unitId(unit),
      product_type: unit.product.type,
      import_price: euros(unit.product.importPrice),
      regular_price: euros(unit.product.price),
      price: euros(price),
      payment_type: paid.payment_type,
      bank: paid.bank,
      sale_type: channel,
      sold_on: day,
      corrects_id: corrects,
      owed: line.isOwed ?? false,
    };
  };
}

function reversalRow(goods: NumberedGoods, returns: Map<NumberedLine, ReturnRow>) {
  const { companyId, now, sales, userIds, locationIds } = goods;
  return (line: NumberedLine) => {
    const { seller, at, day, location } = sales[line.sale] as DemoSale;
    const back = returns.get(line);
    const corrected = Math.min(at.getTime() + MINUTES_TO_CORRECT * 60_000, now.getTime());
    const moment = back?.returned_at ?? new Date(corrected).toISOString();
    return {
      company_id: companyId,
      id: line.reversalId,
      sale_line_id: back ? line.id : line.mistypedId,
      kind: back ? 'return' : 'correction',
      return_id: back?.id ?? null,
      operation_id: back?.operation_id ?? null,
      reason: line.back?.reason ?? 'Price mistyped',
      payment_type: line.paid.payment_type,
      bank: line.paid.bank,
      location_id: locationIds[location] as number,
      user_id: back?.user_id ?? (userIds[seller] as number),
      happened_at: moment,
      booked_on: back?.returned_on ?? day,
      recorded_at: moment,
    };
  };
}

/** Writes the lines; those that were reversed first, as a unit is in one live line only. */
export async function addLines(
  db: Executor,
  goods: NumberedGoods,
  returns: Map<NumberedLine, ReturnRow>,
): Promise<void> {
  const rowOf = lineRow(goods);
  const reversed = goods.lines.filter(({ reversalId }) => reversalId !== 0);
  const before = reversed.map((line) =>
    line.mistyped === null
      ? rowOf(line, line.id, line.price, null)
      : rowOf(line, line.mistypedId, line.mistyped, null),
  );
  await bulkInsert(db, 'sale_lines', before);
  await bulkInsert(db, 'reversals', reversed.map(reversalRow(goods, returns)));
  await sql`update sale_lines x set reversal_id = v.id from reversals v
    where x.company_id = ${goods.companyId} and v.company_id = x.company_id
      and v.sale_line_id = x.id`.execute(db);
  const live = goods.lines
    .filter(({ mistyped, reversalId }) => mistyped !== null || reversalId === 0)
    .map((line) =>
      rowOf(line, line.id, line.price, line.mistyped === null ? null : line.mistypedId),
    );
  await bulkInsert(db, 'sale_lines', live);
  // After the reversals: a statement that writes one of a line with parts has to write its parts.
  await bulkInsert(db, 'entry_parts', goods.lines.flatMap(partRows(goods)));
}

/** How a line was paid in several ways, and how its return was paid back. */
function partRows({ companyId }: NumberedGoods) {
  return ({ id, reversalId, paid }: NumberedLine) =>
    (paid.parts ?? []).flatMap(({ way, amount }, index) => {
      const part = { company_id: companyId, entry_id: id, place: index + 1, way, amount };
      const back = { ...part, entry_id: reversalId, amount: `-${amount}` };
      return reversalId === 0 ? [part] : [part, back];
    });
}
