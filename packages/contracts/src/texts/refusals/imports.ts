import { part, refusal } from './entry';

const invalid = refusal('invalid');
const forbidden = refusal('forbidden');
const conflict = refusal('conflict');
const closed = refusal('closed');
const tooLarge = refusal('too_large');

/** Refusals of files that cannot be read; each says what to do about it. */
const FILE_REFUSALS = {
  file_empty: invalid('The file is empty.'),
  file_too_much: tooLarge(
    'The file is too large to be read, or not what it seems. Save the table as .csv, or make several files of it.',
  ),
  files_still_read: refusal('too_many_requests')(
    'Your files are still being read. Wait until that is done, then send this one again.',
  ),
  file_quote_open: invalid(
    'A quote (") is opened after line {line} and never closed, or a row is far too long.',
  ),
  file_broken_after: invalid("The file can't be read after line {line}. Save it anew as .csv."),
  file_header_empty: invalid('Line {line} is empty: it holds no headers.'),
  file_holds_nothing: invalid('There is nothing in the file.'),
  file_too_wide: invalid('More than {most} columns: take out what is not needed.'),
  file_too_long: tooLarge('More than {most} rows: make several files of it.'),
  file_too_much_text: tooLarge('There is too much text in the table: make several files of it.'),
  file_without_rows: invalid('There are headers, but no rows under them.'),
  file_no_workbook: invalid('This is {kind}. Save it as .xlsx or .csv.'),
  file_of_other_kind: invalid(
    'This is {kind}. Open it where it was made, and save it as .xlsx or .csv.',
  ),
  file_no_table: invalid('This is no table. Save it as .xlsx or .csv.'),
  file_encoding_unknown: invalid('encoding: one of {encodings}'),
  workbook_with_macros: invalid('The workbook holds macros. Save it without them, as .xlsx.'),
  workbook_unusual: invalid('The workbook is not as Excel writes them. Save it anew as .xlsx.'),
  workbook_damaged: invalid(
    'The workbook is damaged. Open it where it was made and save it anew as .xlsx.',
  ),
  workbook_locked: invalid('The workbook is protected by a password. Save it without one.'),
  workbook_too_large: tooLarge(
    'Unpacked, the workbook has more than {most} MB. Save the sheet as .csv, or make several files of it.',
  ),
  workbook_without_sheet: invalid('There is no sheet "{sheet}".'),
  workbook_without_sheets: invalid('There is no sheet in the workbook.'),

  kind_opendocument: part('an OpenDocument table'),
  kind_numbers: part('a Numbers table'),
  kind_xlsb: part('a binary workbook (.xlsb)'),
  kind_no_workbook: part('no Excel workbook'),
  kind_xls: part('an old Excel workbook (.xls), or one with a password'),
  kind_pdf: part('a PDF'),
  kind_picture: part('a picture'),
  kind_gz: part('a packed file (.gz)'),
  kind_7z: part('a packed file (.7z)'),
  kind_rar: part('a packed file (.rar)'),
  kind_page: part('a web page or XML'),
} as const;

/** Refusals of files, and of checking and booking them. */
export const IMPORT_REFUSALS = {
  ...FILE_REFUSALS,
  import_not_found: refusal('not_found')('The import was not found'),
  import_not_checked: invalid('The file was not checked yet'),
  import_over: closed('This import is under way or over'),
  import_over_upload_again: closed('This import is under way or over: upload the file again'),
  import_needs_deleted: conflict('Something that it needs was deleted meanwhile.'),
  import_barcode_taken: conflict('One of its barcodes was given to something else meanwhile.'),
  import_not_booked: conflict('The server could not book it; its log says why.'),
  import_booked: closed('This import is booked: undo it.'),
  import_failed: closed('This import failed: nothing of it is in stock.'),
  import_not_done: refusal('importing')(
    'This import is not done: cancel it, and what is booked is taken back.',
  ),
  import_has_errors: invalid('{errors} errors: nothing is booked'),
  import_checked_anew: refusal('changed')('The file was checked anew meanwhile. Look at it again.'),
  import_books_nothing: invalid('There is nothing in this file to book'),
  other_import_under_way: conflict(
    '{by} is importing "{name}" ({booked} of {total}). Try again when that is done.',
  ),
  own_shop_imports_to: forbidden('You work in one shop: what you import goes there.'),
  own_shop_imports: forbidden('You work in one shop: what you import comes there.'),
  barcode_too_high: invalid('The barcode {barcode} leaves too few for later goods'),
  in_stock_by_now: conflict('In stock by now: {barcodes}'),
  taken_since_check: invalid('Taken since the check: {codes}'),
  taken_check_again: invalid('Taken since the check: {codes}. Check the file again.'),
  missing_not_made: invalid('Missing, and not to be made: {clauses}'),
  missing_in_table: part('{table}: {names}'),
  table_brands: part('brands'),
  table_colors: part('colors'),
  table_numbers: part('numbers'),
  table_types: part('types'),
  table_locations: part('locations'),

  file_has_columns: invalid('The file has {columns} columns'),
  column_of_other_subject: invalid('{subject} have no {field}'),
  column_twice: invalid('Two columns are the {field}'),
} as const;
