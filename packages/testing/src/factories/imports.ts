import type {
  Import,
  ImportCheck,
  ImportFinding,
  ImportMapping,
  UploadedImport,
} from '@backoffice/contracts';

import { MOMENT, sequence } from './sequence';

const nextImport = sequence();
const nextFinding = sequence();

const FIELDS = ['code', 'brand', 'size', 'quantity', 'stockPrice'] as const;

/** A mapping of stock with columns for code, brand, size, quantity and price. */
export const importMapping = (own: Partial<ImportMapping> = {}): ImportMapping => ({
  subject: 'stock',
  layout: 'table',
  columns: FIELDS.map((field) => ({ field, decimals: null, days: null })),
  defaults: {},
  ...own,
});

/** Two rows with three units of one new product; no reference data is missing. */
export const importCheck = (own: Partial<ImportCheck> = {}): ImportCheck => ({
  rows: 2,
  skipped: 0,
  errors: 0,
  warnings: 0,
  units: 3,
  products: 1,
  newProducts: 1,
  codes: 0,
  value: '149.70',
  locations: [{ name: 'Shop 1', units: 3 }],
  items: 0,
  known: 0,
  missing: { brands: [], colors: [], numbers: [], types: [], locations: [] },
  ...own,
});

/** A file with Albanian headers, read and not yet checked. */
export const importRow = (own: Partial<Import> = {}): Import => ({
  id: own.id ?? nextImport(),
  name: 'stoku.csv',
  format: 'csv',
  encoding: 'utf-8',
  delimiter: ';',
  sheet: null,
  state: 'uploaded',
  by: 'arta',
  uploaded_at: MOMENT,
  header_line: 1,
  headers: ['Kodi', 'Marka', 'Numri', 'Sasia', 'Çmimi'],
  row_count: 2,
  mapping: importMapping(),
  check: null,
  booked: 0,
  total: 0,
  started_at: null,
  ended_at: null,
  operation: null,
  undone: false,
  failure: null,
  ...own,
});

/** The same with the rows of the file, recognized by its headers. */
export const uploadedImport = (own: Partial<UploadedImport> = {}): UploadedImport => ({
  ...importRow(own),
  rows: [
    ['AM-90', 'Şık', '42', '2', '49,90'],
    ['AM-90', 'Şık', '43', '1', '49,90'],
  ],
  lines: [2, 3],
  encodings: [],
  sheets: [],
  suggested: 'recognized',
  questions: [],
  again: null,
  ...own,
});

/** A size in line 3 that a spreadsheet turned into a date. */
export const importFinding = (own: Partial<ImportFinding> = {}): ImportFinding => ({
  id: own.id ?? nextFinding(),
  level: 'error',
  line: 3,
  column: 'Numri',
  value: '36-Feb',
  reason: 'size_is_day',
  details: {},
  row: ['AM-90', 'Şık', '36-Feb', '1', '49,90'],
  ...own,
});
