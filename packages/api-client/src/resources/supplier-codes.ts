import { ApiError } from '@backoffice/api-client';
import { supplierCodeCalls, type FoundByCode } from '@backoffice/contracts';
import { mutationOptions, queryOptions } from '@tanstack/react-query';

import { callIfKnown, write, type Write } from './call';
import * as ROOTS from './query-roots';
import { send } from './send';

/** What a supplier's code names; null when nobody knows it, or the server knows no such codes. */
export async function findCode(code: string, signal: AbortSignal): Promise<FoundByCode | null> {
  try {
    return await callIfKnown(supplierCodeCalls.find, { params: { code }, signal });
  } catch (error) {
    if (error instanceof ApiError && error.code === 'not_found') return null;
    throw error;
  }
}

export const supplierCodeQueries = {
  /** What `findCode` finds. */
  find: (code: string) =>
    queryOptions({
      queryKey: [ROOTS.products, 'code', code],
      queryFn: ({ signal }) => findCode(code, signal),
    }),

  /** Codes of a unit's product in its size; null where the server knows no supplier codes. */
  ofUnit: (unit: number) =>
    queryOptions({
      queryKey: [ROOTS.products, 'detail', unit, 'codes'],
      queryFn: ({ signal }) => callIfKnown(supplierCodeCalls.list, { query: { unit }, signal }),
    }),

  /** A product's codes by size; null where the server knows no supplier codes. */
  of: (product: number) =>
    queryOptions({
      queryKey: [ROOTS.products, 'codes', product],
      queryFn: ({ signal }) => callIfKnown(supplierCodeCalls.list, { query: { product }, signal }),
    }),
};

const invalidates = [ROOTS.products];

export const supplierCodeMutations = {
  /** Gives a product in a size a code, or a code a new quantity; 409 `duplicate` if it is taken. */
  add: () => write(supplierCodeCalls.add, { invalidates }),

  /** Takes a code from its product. */
  remove: () =>
    mutationOptions({
      mutationFn: async ({ input: code, idempotencyKey }: Write<string>) => {
        await send(supplierCodeCalls.remove, { params: { code }, idempotencyKey });
      },
      meta: { invalidates },
    }),
};
