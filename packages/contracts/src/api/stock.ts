import * as z from 'zod/mini';

import { defineCall } from '../call';
import { MAX_ROWS, OUT_REASONS } from '../constants';
import { answer } from '../envelope';
import * as PATHS from '../paths';
import { id, money, optionalText } from '../primitives';

const ids = z.array(id).check(z.minLength(1), z.maxLength(MAX_ROWS));

export const stockOutSchema = z.object({
  ids,
  reason: z.enum(OUT_REASONS),
  note: z._default(optionalText(500), ''),
});
export type StockOutInput = z.input<typeof stockOutSchema>;
export type ParsedStockOut = z.output<typeof stockOutSchema>;

export const stockInSchema = z.object({
  ids,
  /** Id of the location where they were found. */
  location: id,
  note: z._default(optionalText(500), ''),
});
export type StockInInput = z.input<typeof stockInSchema>;
export type ParsedStockIn = z.output<typeof stockInSchema>;

/** What a label said when it was printed. */
const printedLabelSchema = z.object({
  id,
  price: money,
  code: z.string().check(z.maxLength(120)),
  number: z.nullable(z.string().check(z.maxLength(120))),
});
export const labelsPrintedSchema = z.object({
  labels: z.array(printedLabelSchema).check(z.minLength(1), z.maxLength(MAX_ROWS)),
});
export type LabelsPrintedInput = z.infer<typeof labelsPrintedSchema>;

/** The units that a write to stock changed, and its operation. */
export const stockChangeSchema = z.object({ ids: z.array(id), operation: id });
export type StockChange = z.infer<typeof stockChangeSchema>;

export const stockCalls = {
  out: defineCall({
    method: 'POST',
    path: PATHS.stockOut,
    summary: 'Take units out of stock that are lost, damaged, written off or never came',
    action: 'stock.adjust',
    changes: ['stock'],
    body: stockOutSchema,
    answer: answer(stockChangeSchema),
    added: true,
  }),
  in: defineCall({
    method: 'POST',
    path: PATHS.stockIn,
    summary: 'Put units that were out back into stock where they were found',
    action: 'stock.adjust',
    changes: ['stock'],
    body: stockInSchema,
    answer: answer(stockChangeSchema),
    added: true,
  }),
  labelsPrinted: defineCall({
    method: 'POST',
    path: PATHS.labelsPrinted,
    summary: 'Note that units have the labels that say what they are; others stay due',
    action: 'products.view',
    changes: ['stock'],
    body: labelsPrintedSchema,
    answer: answer(z.object({ ids: z.array(id) })),
    added: true,
  }),
};
