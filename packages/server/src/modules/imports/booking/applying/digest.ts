import { isUnitBarcode } from '@backoffice/contracts';
import { sql } from 'kysely';

import type { Executor } from '../../../../db/database';
import type { ArticleLine, ItemLine, JudgedLine, StockLine } from '../../judged-line';
import { collect, type Names, noNames } from './names';
import { refuseTakenBarcodes, refuseTakenCodes } from './taken';

/** What of an import's rows must be known at once to apply it, read in parts before. */
export interface Digest {
  /** The check whose rows these are. */
  checkedAt: string | null;
  units: number;
  names: Names;
  /** The numbers in barcodes that are kept. */
  kept: number[];
  /** Barcodes were free that are above this, or were looked up. */
  counter: number;
  /** Of reference data and articles. */
  items: (ItemLine | ArticleLine)[];
}

/** The number that a barcode of ours stands for. */
export const numberOf = (barcode: string): number => Number(barcode.slice(1, 11));

const isStock = (line: JudgedLine): line is StockLine => line.is === 'stock';

/** The counter of barcodes, as it is. */
export async function readCounter(db: Executor, companyId: number): Promise<number> {
  const row = await db
    .selectFrom('counters')
    .select('value')
    .where('company_id', '=', companyId)
    .where('kind', '=', 'barcode')
    .executeTakeFirst();
  return row?.value ?? 0;
}

/** The judged rows of one part after another; others have their turn between two. */
export async function* readChunks(
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
  // Whatever else it is, applying it refuses it.
  if (found?.state !== 'checked') return digest;
  for await (const lines of readChunks(db, companyId, id)) {
    const stock = lines.filter(isStock);
    if (stock.length) await addStock(db, companyId, stock, digest);
    for (const line of lines) if (!isStock(line)) digest.items.push(line);
  }
  return digest;
}
