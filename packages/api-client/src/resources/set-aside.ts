import { http } from '@backoffice/api-client';
import { PATHS, pathTo, type SetAsideInput } from '@backoffice/contracts';
import { mutationOptions } from '@tanstack/react-query';

import { idOrNull, recordOrEmpty } from './normalise';
import * as ROOTS from './query-roots';
import type { Write } from './write';

/** Takes a unit in stock out of sale, or puts it back (`reason` null); 409 where it isn't in stock. */
export const setAsideMutation = (unit: number) =>
  mutationOptions({
    mutationFn: async ({ input, idempotencyKey, approval }: Write<SetAsideInput>) => {
      const path = pathTo(PATHS.setAside, { id: unit });
      const answer = await http.put(path, { body: input, idempotencyKey, approval });
      return { operation: idOrNull(recordOrEmpty(answer).operation) };
    },
    meta: { invalidates: [ROOTS.products, ROOTS.operations] },
  });
