import { sql } from 'kysely';

import type { Tx } from '../../../../db/database';
import { barcodeOf } from '../../../units/barcodes';
import type { StockLine } from '../../judged-line';
import type { StoredImport } from '../stored-import';

/** One unit of a row; `kept` says that the file brought its barcode. */
export interface NextUnit {
  line: StockLine;
  barcode: string;
  kept: boolean;
}

interface Chunk {
  first_unit: number;
  lines: StockLine[];
}

/** At most `limit` units of an import, after those that are booked, in the order of the rows. */
export async function readNextUnits(
  tx: Tx,
  companyId: number,
  { id, booked, first_number: first }: StoredImport,
  limit: number,
): Promise<NextUnit[]> {
  const { rows } = await sql<Chunk>`select first_unit, lines from import_chunks
    where company_id = ${companyId} and import_id = ${id} and unit_count > 0
      and first_unit < ${booked + limit} and first_unit + unit_count > ${booked}
    order by position`.execute(tx);
  const units: NextUnit[] = [];
  for (const chunk of rows) {
    let place = chunk.first_unit;
    for (const line of chunk.lines) {
      for (let nth = 0; nth < line.quantity; nth += 1, place += 1) {
        if (place < booked || place >= booked + limit) continue;
        const barcode = line.barcode ?? barcodeOf((first ?? 1) + place);
        units.push({ line, barcode, kept: line.barcode !== null });
      }
    }
  }
  return units;
}
