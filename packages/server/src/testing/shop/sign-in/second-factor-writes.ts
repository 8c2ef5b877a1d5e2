import { secondFactorCalls } from '@backoffice/contracts';

import type { TestServer } from '../../test-server';
import { callerAs, PASSWORD, type Shop, signedIn } from '../test-shop';
import { beginFactor, codeOf, turnOnFactor } from './second-factor';

/** A request for each write about second factors. */
export const SECOND_FACTOR_WRITES = [
  () => ({ call: secondFactorCalls.begin, body: { password: PASSWORD } }),
  async ({ api }: Shop) => {
    const { secret } = await beginFactor(api);
    return { call: secondFactorCalls.confirm, body: { code: codeOf(secret, new Date()) } };
  },
  async ({ api }: Shop) => {
    await turnOnFactor(api, new Date());
    return { call: secondFactorCalls.off, body: { password: PASSWORD } };
  },
  async ({ api }: Shop) => {
    await turnOnFactor(api, new Date());
    return { call: secondFactorCalls.newCodes, body: { password: PASSWORD } };
  },
  async ({ companyId, userId }: Shop, _: number, { database: { db } }: TestServer) => {
    await db
      .updateTable('devices')
      .set({ remembered_until: '2100-01-01T00:00:00.000Z' })
      .where('company_id', '=', companyId)
      .where('user_id', '=', userId)
      .execute();
    return { call: secondFactorCalls.forgetDevices };
  },
  async ({ companyId }: Shop, _: number, server: TestServer) => {
    const staff = await signedIn(server, { companyId, rights: 'cashier' });
    await turnOnFactor(callerAs(staff, server.url), new Date());
    return { call: secondFactorCalls.reset, params: { id: staff.userId } };
  },
];
