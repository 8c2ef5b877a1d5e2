import type { ImportCheck, ImportField, ImportMapping } from '@backoffice/contracts';

import type { KnownNames } from '../company/names';
import type { ColumnFacts } from '../recognition/column-facts';
import { readAs } from '../suggest';
import type { IsColor } from './options';
import { Verdicts } from './verdicts';

/** What every row of a file is judged by, and what is found on the way. */
export interface Check {
  mapping: ImportMapping;
  headers: readonly string[];
  /** How a column's ambiguous values are read. */
  columns: ReturnType<typeof readAs>[];
  fields: ReadonlySet<ImportField>;
  names: KnownNames;
  /** The company's VAT rate in percent. */
  vatRate: number;
  /** The last day that a row may give as its day of receipt. */
  today: string;
  verdicts: Verdicts;
  /** Runs of sizes that rows name. */
  runs: Map<string, NonNullable<ImportCheck['runs']>[number]>;
  /** Whether the company has a color of this name. */
  isColor: IsColor;
  /** Required fields that have no column and were reported already, once for the whole file. */
  needed: Set<ImportField>;
}

export function newCheck(
  mapping: ImportMapping,
  {
    headers,
    facts,
    names,
    today,
    vatRate,
  }: {
    headers: readonly string[];
    facts: readonly ColumnFacts[];
    names: KnownNames;
    today: string;
    vatRate: number;
  },
): Check {
  return {
    mapping,
    headers,
    columns: mapping.columns.map((column, place) => readAs(column, facts[place])),
    fields: new Set(mapping.columns.flatMap(({ field }) => field ?? [])),
    names,
    today,
    vatRate,
    verdicts: new Verdicts(mapping.leaveOut),
    runs: new Map(),
    isColor: (name) => names.state('colors', name) === 'known',
    needed: new Set(),
  };
}
