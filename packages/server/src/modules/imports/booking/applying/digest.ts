import { isUnitBarcode } from '@backoffice/contracts';
import { sql } from 'kysely';

import type { Executor } from '../../../../db/database';
import type { JudgedLine, StockLine } from '../../judged-line';
import { collect, type Names, noNames } from './names';
import { refuseTakenBarcodes, refuseTakenCodes } from './taken';

/** What applying an import must know of all its rows; read in parts, before the transaction. */
export interface Digest {
  /** When the check ran that judged these rows. */
  checkedAt: string | null;
  units: number;
  names: Names;
  /** Numbers of the barcodes that the file brings. */
  kept: number[];
  /**
   * The counter of barcodes when the rows were read: barcodes that it gave out since were not
   * looked up.
   */
  counter: number;
  /** Rows that bring no units. */
  items: Exclude<JudgedLine, StockLine>[];
}

/** The number that a barcode of ours stands for. */
const numberOf = (barcode: string): number => Number(barcode.slice(1, 11));

const isStock = (line: JudgedLine): line is StockLine => line.is === 'stock';

/** The last number that the counter of barcodes gave out. */
export async function readCounter(db: Executor, companyId: number): Promise<number> {
  const row = await db
    .selectFrom('counters')
    .select('value')
    .where('company_id', '=', companyId)
    .where('kind', '=', 'barcode')
    .executeTakeFirst();
  return row?.value ?? 0;
}

/** The judged rows, chunk by chunk, so that other requests are served in between. */
async function* readChunks(
  db: Executor,
  companyId: number,
  id: number,
): AsyncGenerator<JudgedLine[]> {
  let after = -1;
  for (;;) {
    const { rows } = await sql<{ position: number; lines: JudgedLine[] | null }>`
      select position, lines from import_chunks
      where company_id = ${companyId} and import_id = ${id} and position > ${after}
      order by position limit 1`.execute(db);
    const [chunk] = rows;
    if (!chunk) return;
    after = chunk.position;
    yield chunk.lines ?? [];
  }
}

async function addStock(
  db: Executor,
  companyId: number,
  lines: StockLine[],
  digest: Digest,
): Promise<void> {
  await refuseTakenBarcodes(db, companyId, lines);
  await refuseTakenCodes(db, companyId, lines);
  for (const line of lines) {
    collect(digest.names, line);
    digest.units += line.quantity;
    if (line.barcode !== null && isUnitBarcode(line.barcode))
      digest.kept.push(numberOf(line.barcode));
  }
}

/** Reads what an import would book, and throws 422 where something it brings is taken by now. */
export async function digestOf(db: Executor, companyId: number, id: number): Promise<Digest> {
  const found = await db
    .selectFrom('imports')
    .select(['checked_at', 'state'])
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .executeTakeFirst();
  const digest: Digest = {
    checkedAt: found?.checked_at ?? null,
    units: 0,
    names: noNames(),
    kept: [],
    counter: await readCounter(db, companyId),
    items: [],
  };
  // `applyImport` refuses an import in any other state.
  if (found?.state !== 'checked') return digest;
  for await (const lines of readChunks(db, companyId, id)) {
    const stock = lines.filter(isStock);
    if (stock.length) await addStock(db, companyId, stock, digest);
    for (const line of lines) if (!isStock(line)) digest.items.push(line);
  }
  return digest;
}
