import type { ImportLevel, ImportReason, ImportState } from '@backoffice/contracts';
import type { ColumnType, Generated } from 'kysely';

import type { Moment, Owned, Row } from './columns';

/** JSON that inserts and updates write as text. */
type Kept<T> = ColumnType<T, string, string>;
type KeptLater<T> = ColumnType<T | null, string | null | undefined, string | null>;

/** A row of a file: its line and its cells. */
export type StoredRow = [line: number, cells: string[]];

/** Files that are read, checked and booked, and what suppliers print. */
export interface ImportTables {
  imports: Row & {
    user_id: number;
    uploaded_at: Moment;
    name: string;
    file_hash: string;
    format: 'csv' | 'xlsx';
    encoding: string | null;
    delimiter: string | null;
    sheet: string | null;
    reading: Kept<unknown>;
    header_line: number;
    headers: Kept<string[]>;
    headers_hash: string;
    row_count: number;
    state: Generated<ImportState>;
    mapping: KeptLater<unknown>;
    found: KeptLater<unknown>;
    unit_count: Generated<number | null>;
    error_count: Generated<number | null>;
    checked_at: Generated<Moment | null>;
    consent: KeptLater<unknown>;
    resolved: KeptLater<unknown>;
    first_number: Generated<number | null>;
    operation_id: Generated<number | null>;
    undone_by: Generated<number | null>;
    taken_to: Generated<number>;
    stays: KeptLater<number[]>;
    booked: Generated<number>;
    started_at: Generated<Moment | null>;
    ended_at: Generated<Moment | null>;
    failure: Generated<string | null>;
    failure_reason: KeptLater<unknown>;
    claimed_by: Generated<string | null>;
    claimed_until: Generated<Moment | null>;
  };
  import_chunks: Owned & {
    import_id: number;
    position: number;
    rows: Kept<StoredRow[]>;
    lines: KeptLater<unknown[]>;
    first_unit: Generated<number | null>;
    unit_count: Generated<number | null>;
  };
  import_findings: Row & {
    import_id: number;
    level: ImportLevel;
    line: number;
    header: string | null;
    value: string;
    reason: ImportReason;
    details: Kept<Record<string, string>>;
  };
  import_mappings: Owned & { headers_hash: string; mapping: Kept<unknown>; used_at: Moment };
  /** Ids of products, and supplier codes with what they named. */
  joined_runs: Owned & {
    operation_id: number;
    product_id: number;
    products: Kept<number[]>;
    codes: Kept<{ gtin: string; product: number; number: number | null }[]>;
  };
  product_codes: Row & {
    product_id: number;
    number_id: number | null;
    code: string;
    gtin: string;
    quantity: Generated<number>;
    user_id: number;
    added_at: Moment;
    import_id: Generated<number | null>;
  };
}
