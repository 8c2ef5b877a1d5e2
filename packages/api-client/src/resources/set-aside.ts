import { http } from '@backoffice/api-client';
import { PATHS, pathTo, type SetAsideInput } from '@backoffice/contracts';
import { mutationOptions } from '@tanstack/react-query';

import { idOrNull, recordOrEmpty } from './normalise';
import * as ROOTS from './query-roots';
import type { Write } from './write';

/** The request that sets a unit aside, as somebody may have to approve it. */
export const setAsideRequest = (unit: number, input: SetAsideInput) =>
  ({ method: 'PUT', path: pathTo(PATHS.setAside, { id: unit }), body: input }) as const;

/** Takes a unit in stock out of sale, or puts it back (`reason` null); 409 where it isn't in stock. */
export const setAsideMutation = (unit: number) =>
  mutationOptions({
    mutationFn: async ({ input, idempotencyKey, approval }: Write<SetAsideInput>) => {
      const { path, body } = setAsideRequest(unit, input);
      const answer = await http.put(path, { body, idempotencyKey, approval });
      return { operation: idOrNull(recordOrEmpty(answer).operation) };
    },
    meta: { invalidates: [ROOTS.products, ROOTS.operations] },
  });
