import { ApiError, http } from '@backoffice/api-client';
import {
  PATHS,
  type MovementInput,
  type OpeningInput,
  type Till,
  type TillMovement,
} from '@backoffice/contracts';
import { mutationOptions, queryOptions } from '@tanstack/react-query';

import { movedMoneyOf } from './moved-money';
import { idOf, numberOf, recordOf, textOf, textOrNull } from './normalise';
import * as ROOTS from './query-roots';
import { shopParam, type ShopChoice } from './shop-choice';
import { readAdded } from './support';
import { movementOf, openingOf, reportOf, shopOf } from './till-reports';
import type { Write } from './write';

const lastClosingOf = (value: unknown): Till['last_closing'] => {
  if (!value) return null;
  const raw = recordOf(value);
  return { id: idOf(raw.id), number: numberOf(raw.number), closed_at: textOf(raw.closed_at) };
};

function tillOf(value: unknown): Till {
  const raw = recordOf(value);
  return {
    location: shopOf(raw.location),
    version: textOf(raw.version),
    since: textOrNull(raw.since),
    opening: openingOf(raw.opening),
    can_open: raw.can_open === true,
    last_closing: lastClosingOf(raw.last_closing),
    ...(raw.sums ? { sums: movedMoneyOf(raw.sums) } : {}),
    ...(raw.report ? { report: reportOf(raw.report) } : {}),
  };
}

/** The till as it stands now, where a call was refused with `changed`; null for every other failure. */
export function changedTill(error: unknown): Till | null {
  const isChanged = error instanceof ApiError && error.code === 'changed' && error.data;
  return isChanged ? tillOf(error.data) : null;
}

export const tillQueries = {
  /**
   * A till since it was last closed; without a shop that of whoever asks. Euros; `sums` and `report`
   * only for `till.manage`. Null where the server has no such call.
   */
  till: (shop?: ShopChoice) =>
    queryOptions({
      queryKey: [ROOTS.till, 'detail', { location: shopParam(shop) }],
      queryFn: ({ signal }) =>
        readAdded(http.get(PATHS.till, { params: { location: shopParam(shop) }, signal }), tillOf),
    }),
};

const meta = { invalidates: [ROOTS.till] };

export const tillMutations = {
  /** Counts what is in the drawer (cents → pieces) as a period begins; 409 `changed` has `changedTill`. */
  open: () =>
    mutationOptions({
      mutationFn: async ({ input, idempotencyKey }: Write<OpeningInput>): Promise<Till> =>
        tillOf(await http.post(PATHS.tillOpenings, { body: input, idempotencyKey })),
      meta,
    }),

  /** Puts money into a till or takes it out; euros, more than nothing. */
  move: () =>
    mutationOptions({
      mutationFn: async ({ input, idempotencyKey }: Write<MovementInput>): Promise<TillMovement> =>
        movementOf(recordOf(await http.post(PATHS.tillMovements, { body: input, idempotencyKey }))),
      meta,
    }),
};
