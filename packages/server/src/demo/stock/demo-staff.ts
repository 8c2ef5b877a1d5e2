import { dayIn, type Rights } from '@backoffice/contracts';

import type { Context } from '../../caller';

export interface Staffed {
  companyId: number;
  timeZone: string;
  /** The owner first, whoever keeps the stock third. */
  userIds: number[];
}

/** A request as if somebody had made it at a moment. */
export function requestOf(
  { companyId, timeZone, userIds }: Staffed,
  { person, rights, at }: { person: number; rights: Rights; at: Date },
): Context {
  return {
    caller: {
      companyId,
      userId: userIds[person] as number,
      username: '',
      timezone: timeZone,
      locationId: null,
      rights,
      isLimited: false,
      sharedTill: null,
      preview: null,
      isFactorDue: false,
      tokenHash: '',
    },
    now: at,
    today: dayIn(timeZone, at),
    approval: null,
  };
}
