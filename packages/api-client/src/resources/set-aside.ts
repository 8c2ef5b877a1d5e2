import { productCalls, type SetAsideInput } from '@backoffice/contracts';

import { writeAndRead } from './call';
import * as ROOTS from './query-roots';
import { requestOf } from './send';

/** The request that sets a unit aside, as somebody may have to approve it. */
export const setAsideRequest = (unit: number, body: SetAsideInput) =>
  requestOf(productCalls.setAside, { params: { id: unit }, body });

/** Takes a unit in stock out of sale, or puts it back (`reason` null); 409 where it isn't in stock. */
export const setAsideMutation = (unit: number) =>
  writeAndRead(
    productCalls.setAside,
    { params: { id: unit }, invalidates: [ROOTS.products, ROOTS.operations] },
    () => ({ operation: null }),
  );
