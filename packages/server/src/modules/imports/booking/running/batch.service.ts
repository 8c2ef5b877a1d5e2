import { dayIn, gtinOf } from '@backoffice/contracts';

import type { Tx } from '../../../../db/database';
import { findOrAddProducts, type KnownBy } from '../../../products/known-by.repository';
import type { StockLine } from '../../judged-line';
import { keyIn } from '../applying/names';
import { holdImport, type Resolved, type StoredImport } from '../stored-import';
import { findOrAddDeliveries } from './deliveries.repository';
import { type Batch, endImport, moveOn, type Turn, type Work } from './lease.repository';
import { type NextUnit, readNextUnits } from './next-units';
import {
  type BookedCode,
  type BookedUnit,
  holdFormerUnits,
  insertCodes,
  insertUnits,
  reviveUnits,
} from './units.repository';

function codesOf(units: NextUnit[], booked: BookedUnit[]): BookedCode[] {
  const codes = new Map<string, BookedCode>();
  for (const [index, { line }] of units.entries()) {
    const gtin = line.productCode === null ? null : gtinOf(line.productCode);
    const unit = booked[index];
    if (gtin === null || line.productCode === null || !unit) continue;
    const { product, number } = unit;
    codes.set(gtin, { product, number, code: line.productCode, gtin });
  }
  return [...codes.values()];
}

const placeOf = ({ location }: StockLine, { locations, location: usual }: Resolved) =>
  location === null ? usual : (locations[keyIn(null, location)] ?? 0);

const sizeOf = ({ size, productType }: StockLine, { numbers }: Resolved) =>
  size === null ? null : (numbers[keyIn(productType, size)] ?? 0);

const idIn = (ids: Record<string, number>, type: string | null, name: string | null) =>
  name === null ? null : (ids[keyIn(type, name)] ?? 0);

const knownBy = (line: StockLine, { brands, types, colors }: Resolved): KnownBy => ({
  type: line.productType,
  code: line.code,
  brandId: idIn(brands, line.productType, line.brand) ?? 0,
  specificTypeId: idIn(types, line.productType, line.type),
  colorId: idIn(colors, null, line.color),
  name: line.name,
});

/** Units with the products and deliveries they belong to, which are made where there are none. */
async function place(
  tx: Tx,
  { companyId, timezone }: Work,
  { found, units, at }: { found: StoredImport; units: NextUnit[]; at: string },
): Promise<BookedUnit[]> {
  const resolved = found.resolved as Resolved;
  const today = dayIn(timezone, new Date(found.started_at ?? at));
  const lines = [...new Set(units.map(({ line }) => line))];
  const products = lines.map((line) => knownBy(line, resolved));
  const productOf = await findOrAddProducts(tx, companyId, products, at);
  const arrivalOf = (line: StockLine) => ({
    product: productOf(knownBy(line, resolved)),
    ...{ import_price: line.importPrice, stock_price: line.stockPrice },
    day: line.receivedOn ?? today,
  });
  const operation = found.operation_id as number;
  const by = { companyId, userId: found.user_id, operation, at };
  const deliveryOf = await findOrAddDeliveries(tx, { ...by, arrivals: lines.map(arrivalOf) });
  return units.map(({ line, barcode, kept }) => {
    const { product, stock_price: price, day } = arrivalOf(line);
    return {
      ...{ barcode, product, price, day, type: line.productType, set_aside: line.setAside },
      delivery: deliveryOf(arrivalOf(line)),
      number: sizeOf(line, resolved),
      location: placeOf(line, resolved),
      label_due: !kept,
    };
  });
}

async function bookUnits(
  tx: Tx,
  work: Work,
  { found, units, at }: { found: StoredImport; units: NextUnit[]; at: string },
): Promise<void> {
  const { companyId } = work;
  const kept = units.flatMap(({ kept: isKept, barcode }) => (isKept ? [barcode] : []));
  const former = await holdFormerUnits(tx, companyId, kept);
  const booked = await place(tx, work, { found, units, at });
  const operation = found.operation_id as number;
  const by = { companyId, userId: found.user_id, importId: found.id, operation, at };
  const revived = booked.filter(({ barcode }) => former.has(barcode));
  const added = booked.filter(({ barcode }) => !former.has(barcode));
  if (added.length) await insertUnits(tx, { ...by, units: added });
  if (revived.length) await reviveUnits(tx, { ...by, units: revived });
  const codes = codesOf(units, booked);
  if (codes.length) await insertCodes(tx, by, codes);
}

/** Books the next units of an import; with the last of them all of it is for sale. */
export async function bookBatch(tx: Tx, work: Work, { now, size }: Batch): Promise<Turn> {
  const found = await holdImport(tx, work.companyId, work.id);
  if (found.state !== 'applying' || found.claimed_by !== work.server) return 'lost';
  const units = await readNextUnits(tx, work.companyId, found, size);
  if (units.length) await bookUnits(tx, work, { found, units, at: now.toISOString() });
  const booked = found.booked + units.length;
  if (booked < (found.unit_count ?? 0) && units.length) {
    await moveOn(tx, work, { booked });
    return 'more';
  }
  await endImport(tx, work, { found, state: 'applied', booked, now });
  return 'done';
}
