import { secondFactorCalls } from '@backoffice/contracts';
import { queryOptions } from '@tanstack/react-query';

import { callIfKnown, write, writeAndRead } from './call';
import * as ROOTS from './query-roots';

export const factorQueries = {
  /** One's own second factor; null where the server has no such call. */
  own: () =>
    queryOptions({
      queryKey: [ROOTS.secondFactor, 'detail'],
      queryFn: ({ signal }) => callIfKnown(secondFactorCalls.factor, { signal }),
    }),
};

/** Without the session: the page that shows the recovery codes refetches it when it is left. */
const OWN = { invalidates: [ROOTS.secondFactor, ROOTS.people] };

/** 422 with the field `password` where it is wrong, 429 after too many. */
export const factorMutations = {
  /** Begins a second factor, or one on a new phone; the old one is good until the new is confirmed. */
  begin: () => writeAndRead(secondFactorCalls.begin, {}),

  /** Confirms what was begun; 422 with the field `code` where it is wrong. */
  confirm: () => writeAndRead(secondFactorCalls.confirm, OWN),

  /** Takes one's own second factor away; 403 where the company asks for one. */
  turnOff: () => write(secondFactorCalls.off, OWN),

  /** New recovery codes; the old ones stop working. */
  renewCodes: () => writeAndRead(secondFactorCalls.newCodes, OWN),

  /** Asks every device for a code again. */
  forgetDevices: () => write(secondFactorCalls.forgetDevices, OWN),

  /** Takes somebody else's second factor away; their sessions end. */
  reset: (id: number) =>
    write(secondFactorCalls.reset, { params: { id }, invalidates: [ROOTS.people] }),
};
