import type { ProductType, SizeRun } from '@backoffice/contracts';

import { sizesOfRun } from '../values/size';
import type { RowReader } from './row-reader';

/** Notes the run of sizes that a row names; null where it names none. */
export function runOf(row: RowReader, quantity: number): string | null {
  const read = sizesOfRun(row.draft.cells.size?.text ?? '');
  if (!read) return null;
  const { runs } = row.check;
  const found = runs.get(read.run) ?? { ...read, rows: 0, quantity: 0 };
  runs.set(read.run, { ...found, rows: found.rows + 1, quantity: found.quantity + quantity });
  return read.run;
}

const sum = ({ pieces }: SizeRun) => pieces.reduce((all, one) => all + one.pieces, 0);

/** How many units of each size a row with a run of sizes brings, as somebody has said. */
export function splitRun(row: RowReader, run: string, of: { type: ProductType; quantity: number }) {
  const { mapping, names } = row.check;
  const said = mapping.runs?.find((one) => one.run === run);
  const { size = null, quantity: cell = null } = row.draft.cells;
  if (!said) {
    row.wrong(size, 'size_run');
    return [];
  }
  const times = said.isWhole ? of.quantity : of.quantity / sum(said);
  if (!Number.isInteger(times)) {
    row.wrong(cell ?? size, 'run_quantity', { pieces: String(sum(said)) });
    return [];
  }
  return said.pieces.map(({ size: name, pieces }) => ({
    size: names.named('numbers', name, of.type),
    quantity: pieces * times,
  }));
}
