import * as z from 'zod/mini';

import { defineCall } from '../call';
import { EXPORT_FORMATS, EXPORT_LISTS } from '../files/export-constants';
import * as PATHS from '../paths';
import { LANGUAGES } from '../texts/language';

const language = z._default(z.enum(LANGUAGES), 'en');

/**
 * The query also takes the filter of the list's own call, under the same names but without paging.
 * `sales`, `returns` and `transactions` take `start_date` and `end_date` as well.
 */
const exportQuerySchema = z.looseObject({
  format: z._default(z.enum(EXPORT_FORMATS), 'xlsx'),
  /** The language of headers and of words in cells. */
  language,
});

/** The answer is a file, without the envelope of other answers. */
const file = z.unknown();

export const exportCalls = {
  /** Needs the right to see the list too; columns with costs are left out without `costs.view`. */
  list: defineCall({
    method: 'GET',
    path: PATHS.exportList,
    summary: 'A list as XLSX or CSV: all that its filter matches, read page by page',
    action: 'products.export',
    params: z.object({ list: z.enum(EXPORT_LISTS) }),
    query: exportQuerySchema,
    answer: file,
    file: true,
    added: true,
  }),
  /** Needs `costs.view` too. */
  company: defineCall({
    method: 'GET',
    path: PATHS.exportCompany,
    summary: 'Everything that the company has, as a ZIP of CSV files which ids join',
    action: 'company.edit',
    query: z.object({ language }),
    answer: file,
    file: true,
    added: true,
  }),
};
