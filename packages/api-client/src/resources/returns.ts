import { http } from '@backoffice/api-client';
import {
  PATHS,
  pathTo,
  type MovedMoney,
  type ReturnInput,
  type ReturnMade,
  type ReturnView,
} from '@backoffice/contracts';
import { mutationOptions, queryOptions } from '@tanstack/react-query';

import { movedMoneyOf } from './moved-money';
import {
  idOf,
  idOrNull,
  moneyOf,
  numberOf,
  recordOf,
  rowsOf,
  textOf,
  textOrNull,
} from './normalise';
import * as ROOTS from './query-roots';
import { foundLineOf } from './sold-lines';
import type { Write } from './write';

/** What was taken back, what was sold for it, and the money that moved (euros, negative for what was paid out). */
export interface BookedReturn {
  return: Omit<ReturnMade['return'], 'operation'>;
  sale: { id: number; receipt_number: number | null; total: string } | null;
  money: MovedMoney[];
}

function bookedOf(value: unknown): BookedReturn {
  const raw = recordOf(value);
  const made = recordOf(raw.return);
  const sale = raw.sale ? recordOf(raw.sale) : null;
  return {
    return: {
      id: idOf(made.id),
      return_number: idOf(made.return_number),
      code: textOf(made.code),
      total: moneyOf(made.total),
    },
    sale: sale && {
      id: idOf(sale.id),
      receipt_number: idOrNull(sale.receipt_number),
      total: moneyOf(sale.total),
    },
    money: movedMoneyOf(raw.money),
  };
}

function returnViewOf(value: unknown): ReturnView {
  const raw = recordOf(value);
  const made = recordOf(raw.return);
  const sale = made.exchange ? recordOf(made.exchange) : null;
  return {
    return: {
      id: idOf(made.id),
      return_number: idOf(made.return_number),
      code: textOf(made.code),
      returned_at: textOf(made.returned_at),
      seller: textOf(made.seller),
      approved_by: textOrNull(made.approved_by),
      location: textOrNull(made.location),
      total: moneyOf(made.total),
      note: textOf(made.note),
      fiscal_number: textOrNull(made.fiscal_number),
      prints: numberOf(made.prints),
      exchange: sale && {
        sale_id: idOf(sale.sale_id),
        receipt_number: idOf(sale.receipt_number),
        total: moneyOf(sale.total),
      },
    },
    lines: rowsOf(raw.lines).map(foundLineOf),
    money: movedMoneyOf(raw.money),
  };
}

export const returnQueries = {
  /** A return with its lines, for its slip. */
  one: (id: number) =>
    queryOptions({
      queryKey: [ROOTS.sales, 'return', id],
      queryFn: async ({ signal }) =>
        returnViewOf(await http.get(pathTo(PATHS.returned, { id }), { signal })),
    }),
};

/** The request that takes goods back, as somebody may have to approve it. */
export const returnRequest = (input: ReturnInput) =>
  ({ method: 'POST', path: PATHS.returns, body: input }) as const;

export const returnMutations = {
  /**
   * Takes sold lines back and sells others for them, whole or not at all. 409 carries `conflicts`: by
   * line where it was taken back before (`already_reversed`), else by unit. 403 `beyond_rules` may be
   * lifted by an approval of `sales.override`. Keep the idempotency key until the answer is definite.
   */
  make: () =>
    mutationOptions({
      mutationFn: async ({
        input,
        idempotencyKey,
        approval,
      }: Write<ReturnInput>): Promise<BookedReturn> => {
        const { path, body } = returnRequest(input);
        return bookedOf(await http.post(path, { body, idempotencyKey, approval }));
      },
      meta: {
        invalidates: [ROOTS.products, ROOTS.sales, ROOTS.figures, ROOTS.till, ROOTS.shipments],
      },
    }),
};
