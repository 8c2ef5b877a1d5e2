import { ApiError, http } from '@backoffice/api-client';
import {
  PATHS,
  pathTo,
  PRODUCT_TYPES,
  type CodedProduct,
  type FoundByCode,
  type ProductCode,
  type ProductCodeInput,
} from '@backoffice/contracts';
import { mutationOptions, queryOptions } from '@tanstack/react-query';

import {
  badAnswer,
  idOf,
  numberOf,
  oneOf,
  recordOf,
  rowsOf,
  textOf,
  textOrNull,
  type Raw,
} from './normalise';
import { stockRowOf, type StockRow } from './products';
import * as ROOTS from './query-roots';
import { readAdded } from './support';
import type { Write } from './write';

/** What a supplier's code names, and the units of it that are for sale. */
export type CodeFound = Omit<FoundByCode, 'units'> & { units: StockRow[] };

const namedOf = (value: unknown): { id: number; name: string } => {
  const raw = recordOf(value);
  return { id: idOf(raw.id), name: textOf(raw.name) };
};
const namedOrNull = (value: unknown) => (value ? namedOf(value) : null);

function productOf(raw: Raw): CodedProduct {
  const type = oneOf(PRODUCT_TYPES, raw.type);
  if (type === null) throw badAnswer();
  return {
    id: idOf(raw.id),
    type,
    code: textOf(raw.code),
    brand: namedOf(raw.brand),
    specific_type: namedOrNull(raw.specific_type),
    color: namedOrNull(raw.color),
    name: textOrNull(raw.name),
  };
}

function foundOf(value: unknown): CodeFound {
  const raw = recordOf(value);
  return {
    product: productOf(recordOf(raw.product)),
    size: namedOrNull(raw.size),
    quantity: numberOf(raw.quantity),
    units: rowsOf(raw.units).map(stockRowOf()),
  };
}

const codeOf = (raw: Raw): ProductCode => ({
  code: textOf(raw.code),
  product: idOf(raw.product),
  size: namedOrNull(raw.size),
  quantity: numberOf(raw.quantity),
  added_at: textOf(raw.added_at),
  by: textOf(raw.by),
});

/** What a supplier's code names; null when nobody knows it, or the server knows no such codes. */
export async function findCode(code: string, signal: AbortSignal): Promise<CodeFound | null> {
  try {
    return await readAdded(http.get(pathTo(PATHS.productCode, { code }), { signal }), foundOf);
  } catch (error) {
    if (error instanceof ApiError && error.code === 'not_found') return null;
    throw error;
  }
}

export const productCodeQueries = {
  /** What `findCode` finds. */
  find: (code: string) =>
    queryOptions({
      queryKey: [ROOTS.products, 'code', code],
      queryFn: ({ signal }) => findCode(code, signal),
    }),

  /** Codes of what a unit is: its product in its size; null where the server knows none. */
  ofUnit: (unit: number) =>
    queryOptions({
      queryKey: [ROOTS.products, 'detail', unit, 'codes'],
      queryFn: ({ signal }) =>
        readAdded(http.get(PATHS.productCodes, { params: { unit }, signal }), (answer) =>
          rowsOf(answer).map(codeOf),
        ),
    }),

  /** A product's codes by size; null where the server knows none. */
  of: (product: number) =>
    queryOptions({
      queryKey: [ROOTS.products, 'codes', product],
      queryFn: ({ signal }) =>
        readAdded(http.get(PATHS.productCodes, { params: { product }, signal }), (answer) =>
          rowsOf(answer).map(codeOf),
        ),
    }),
};

export const productCodeMutations = {
  /** Gives a variant a code, or another quantity; 409 `duplicate` where another one has it. */
  add: () =>
    mutationOptions({
      mutationFn: ({ input, idempotencyKey }: Write<ProductCodeInput>) =>
        http.post(PATHS.productCodes, { body: input, idempotencyKey }),
      meta: { invalidates: [ROOTS.products] },
    }),

  /** Takes a code from its product. */
  remove: () =>
    mutationOptions({
      mutationFn: ({ input, idempotencyKey }: Write<string>) =>
        http.delete(pathTo(PATHS.productCode, { code: input }), { idempotencyKey }),
      meta: { invalidates: [ROOTS.products] },
    }),
};
