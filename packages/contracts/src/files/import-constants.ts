/** The states of an import: `checked` may have errors, `cancelling` takes back what was booked. */
export const IMPORT_STATES = [
  'uploaded',
  'checked',
  'applying',
  'cancelling',
  'applied',
  'cancelled',
  'failed',
] as const;
export type ImportState = (typeof IMPORT_STATES)[number];

/** Kinds of data that a file can bring. */
export const IMPORT_SUBJECTS = [
  'stock',
  'brands',
  'colors',
  'numbers',
  'types',
  'locations',
  'articles',
  /** Which supplier codes belong to which products and sizes; no goods. */
  'codes',
] as const;
export type ImportSubject = (typeof IMPORT_SUBJECTS)[number];

/** Meanings that a column can have; FIELDS_OF says which ones each subject has. */
export const IMPORT_FIELDS = [
  'productType',
  'code',
  'name',
  'brand',
  'produced',
  'type',
  'color',
  'albanianName',
  'englishName',
  'turkishName',
  'size',
  /** The header is a size, the cells are numbers of units in it. */
  'sizeQuantity',
  'quantity',
  /** The column holds the stock of one place, which the column names. */
  'placeQuantity',
  'importPrice',
  'stockPrice',
  /** What a variant costs more than its product, or less. */
  'surcharge',
  /** A price for some days: it is not taken, and the check says so. */
  'salePrice',
  'location',
  /** Our own barcode of one unit. */
  'barcode',
  /** A supplier's code: EAN, UPC, ITF-14. */
  'productCode',
  'receivedOn',
  'setAside',
  'articleNumber',
  'articleType',
  /** From here on: columns of tills and web shops that keep a line for each variant. */
  'handle',
  /** The number of the line's product, which its variants may name in place of a handle. */
  'rowId',
  'title',
  /** A title that ends with its options, `Runner Black 41`. */
  'variantTitle',
  /** Whether the line is a product, one of its variants, or both. */
  'rowKind',
  'optionName1',
  'optionValue1',
  'optionName2',
  'optionValue2',
  'optionName3',
  'optionValue3',
  /** All options in one cell, `Size: 41, Color: Tan`; or their names and their values in two. */
  'options',
  'optionNames',
  'optionValues',
] as const;
export type ImportField = (typeof IMPORT_FIELDS)[number];

export const FIELDS_OF = {
  stock: [
    'productType',
    'code',
    'name',
    'brand',
    'produced',
    'type',
    'color',
    'size',
    'sizeQuantity',
    'quantity',
    'placeQuantity',
    'importPrice',
    'stockPrice',
    'surcharge',
    'salePrice',
    'location',
    'barcode',
    'productCode',
    'receivedOn',
    'setAside',
    'handle',
    'rowId',
    'title',
    'variantTitle',
    'rowKind',
    'optionName1',
    'optionValue1',
    'optionName2',
    'optionValue2',
    'optionName3',
    'optionValue3',
    'options',
    'optionNames',
    'optionValues',
  ],
  brands: ['brand', 'produced', 'productType'],
  colors: ['color', 'albanianName', 'englishName', 'turkishName'],
  numbers: ['size', 'productType'],
  types: ['type', 'productType'],
  locations: ['location'],
  articles: ['articleNumber', 'name', 'articleType', 'quantity'],
  codes: ['productCode', 'code', 'size', 'productType', 'brand', 'type', 'color', 'name'],
} as const satisfies Record<ImportSubject, readonly ImportField[]>;

/** Why a row of a file has an error or a warning. */
export const IMPORT_REASONS = [
  'required',
  'too_long',
  'not_text',
  'not_money',
  /** `1,234`: a comma before the cents, or between thousands? */
  'ambiguous_money',
  'negative',
  'not_quantity',
  /** `1.000`: one or a thousand? */
  'ambiguous_quantity',
  'too_many',
  /** `8.9E+12`: a spreadsheet made a number of a code and lost its end. */
  'scientific',
  /** A size that a spreadsheet turned into a day, `36-Feb`. */
  'size_is_day',
  /** `36-41`: several sizes, and nobody says how many pieces of each. */
  'size_run',
  /** Its quantity can't be split into whole runs of the pieces that somebody said. */
  'run_quantity',
  'not_size',
  'not_day',
  'ambiguous_day',
  'future_day',
  'unknown_product_type',
  'not_set_aside_reason',
  /** The value is not a barcode of our own. */
  'barcode_form',
  /** A unit with this barcode is in stock, sold, out or under way. */
  'barcode_taken',
  /** Twice in the file. */
  'barcode_repeated',
  /** One barcode for several units. */
  'barcode_of_many',
  /** No EAN, UPC or ITF-14, a wrong check digit, or a spreadsheet took its leading zeros. */
  'code_form',
  /** In the range of our own barcodes and slips. */
  'code_of_ours',
  /** It names another product or size. */
  'code_taken',
  /** One code for several sizes. */
  'code_of_many',
  /** Of a list of codes: no product has the row's code, several have it, or its size is none. */
  'product_unknown',
  'product_several',
  'size_unknown',
  /** A formula without a value, or with an error for a value. */
  'formula',
  /** The row has text in cells beyond the headers. */
  'cells',
  /** From here on: reasons of warnings. */
  'not_stocked',
  /** An amount with more than two decimals. */
  'rounded',
  /** A line of sums below the goods, and a line that only heads its variants: they bring nothing. */
  'totals',
  'parent',
  'sale_price',
  'negative_stock',
  'blank_code',
  /** Its name ends with no size, so it comes as an accessory. */
  'no_size',
  /** The item that it names is there already. */
  'known',
  /** The same row stands in the file before. */
  'repeated',
  /** Its barcode belongs to a unit that was taken back; that unit comes back into stock. */
  'revived',
] as const;
export type ImportReason = (typeof IMPORT_REASONS)[number];

/** What is said about a row, in the order of weight; `left`: an error in a row that is left out. */
export const IMPORT_LEVELS = ['error', 'left', 'warning'] as const;
export type ImportLevel = (typeof IMPORT_LEVELS)[number];

/** The most rows that are left out one by one. */
export const MAX_LEFT_LINES = 1_000;

/** The most size runs of a file, and the most sizes and pieces of one. */
export const MAX_RUNS = 100;
export const MAX_RUN_SIZES = 40;
export const MAX_RUN_PIECES = 100;

/** The most names that one answer reads as others. */
export const MAX_READ_AS = 1_000;

/** Limits of a file: bytes as it comes and unpacked, columns, rows, and units that it brings. */
export const MAX_IMPORT_BYTES = 20 * 1024 * 1024;
export const MAX_IMPORT_UNPACKED_BYTES = 100 * 1024 * 1024;
export const MAX_IMPORT_COLUMNS = 256;
export const MAX_IMPORT_ROWS = 100_000;
export const MAX_IMPORT_UNITS = 50_000;
