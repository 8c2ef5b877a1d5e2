import { http } from '@backoffice/api-client';
import { PATHS, pathTo, type SetAsideInput } from '@backoffice/contracts';
import { mutationOptions } from '@tanstack/react-query';

import * as ROOTS from './query-roots';
import type { Write } from './write';

/** Takes a unit in stock out of sale, or puts it back (`reason` null); 409 where it isn't in stock. */
export const setAsideMutation = (unit: number) =>
  mutationOptions({
    mutationFn: async ({ input, idempotencyKey }: Write<SetAsideInput>) => {
      await http.put(pathTo(PATHS.setAside, { id: unit }), { body: input, idempotencyKey });
    },
    meta: { invalidates: [ROOTS.products] },
  });
