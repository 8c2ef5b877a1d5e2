import type { Call } from '@backoffice/contracts/calls';

import type { FakeApi } from '../fake-api/fake-api';

const REFERENCE = 'Reference r-17';

/** A way in which a call fails, and what the screen says about it. */
interface Way {
  way: string;
  reason: string;
  isOffline?: boolean;
  strike: (api: FakeApi, call: Call) => void;
}

export const WAYS: readonly Way[] = [
  {
    way: 'is cut off',
    reason: 'The server cannot be reached',
    isOffline: true,
    strike: (api, call) => api.offline(call),
  },
  {
    way: 'answers 500',
    reason: REFERENCE,
    strike: (api, call) => api.fail(call, 500, 'internal', REFERENCE),
  },
];
