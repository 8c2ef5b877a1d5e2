import {
  returnCalls,
  soldSaleCalls,
  type FiscalNumberInput,
  type SlipKind,
} from '@backoffice/contracts';
import { mutationOptions } from '@tanstack/react-query';

import { call, type Write } from './call';
import * as ROOTS from './query-roots';

const PRINTS = { sale: soldSaleCalls.print, return: returnCalls.print };
const FISCAL = { sale: soldSaleCalls.noteFiscal, return: returnCalls.noteFiscal };

/** A sale or a return, by its id. */
export interface SlipPrint {
  kind: SlipKind;
  id: number;
}

const meta = { invalidates: [ROOTS.sales] };

export const slipMutations = {
  /** Notes that a slip is printed: 0 for the first print, then the number of the copy. */
  print: () =>
    mutationOptions({
      mutationFn: async ({
        input: { kind, id },
        idempotencyKey,
      }: Write<SlipPrint>): Promise<number> => {
        const sent = { params: { id }, idempotencyKey };
        return (await call(PRINTS[kind], sent, () => ({ copy: 0 }))).copy;
      },
      meta,
    }),

  /** Notes the number of the coupon that a certified device printed; answers it as it is kept. */
  noteFiscal: ({ kind, id }: SlipPrint) =>
    mutationOptions({
      mutationFn: async ({
        input: body,
        idempotencyKey,
      }: Write<FiscalNumberInput>): Promise<string | null> => {
        const sent = { params: { id }, body, idempotencyKey };
        const kept = await call(FISCAL[kind], sent, () => body);
        return kept.fiscal_number;
      },
      meta,
    }),
};
