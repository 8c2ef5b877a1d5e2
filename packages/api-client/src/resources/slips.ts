import { http } from '@backoffice/api-client';
import { PATHS, pathTo, type FiscalNumberInput, type SlipKind } from '@backoffice/contracts';
import { mutationOptions } from '@tanstack/react-query';

import { numberOf, recordOrEmpty, textOrNull } from './normalise';
import * as ROOTS from './query-roots';
import type { Write } from './write';

const PRINTS = { sale: PATHS.salePrints, return: PATHS.returnPrints };
const FISCAL = { sale: PATHS.fiscalNumber, return: PATHS.returnFiscalNumber };

/** A sale or a return, by its id. */
export interface SlipPrint {
  kind: SlipKind;
  id: number;
}

export const slipMutations = {
  /** Notes that a slip is printed: 0 for the first print, then the number of the copy. */
  print: () =>
    mutationOptions({
      mutationFn: async ({
        input: { kind, id },
        idempotencyKey,
      }: Write<SlipPrint>): Promise<number> => {
        const answer = await http.post(pathTo(PRINTS[kind], { id }), { idempotencyKey });
        return numberOf(recordOrEmpty(answer).copy);
      },
      meta: { invalidates: [ROOTS.sales] },
    }),

  /** Notes the number of the coupon that a certified device printed; answers it as it is kept. */
  noteFiscal: ({ kind, id }: SlipPrint) =>
    mutationOptions({
      mutationFn: async ({
        input,
        idempotencyKey,
      }: Write<FiscalNumberInput>): Promise<string | null> => {
        const path = pathTo(FISCAL[kind], { id });
        const answer = await http.put(path, { body: input, idempotencyKey });
        return textOrNull(recordOrEmpty(answer).fiscal_number);
      },
      meta: { invalidates: [ROOTS.sales] },
    }),
};
