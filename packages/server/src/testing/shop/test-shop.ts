import { dayIn, deliveryCalls, yearOf } from '@backoffice/contracts';

import { type ApiCaller, apiCaller, type Sent } from '../api-caller';
import { ofWorker } from '../of-worker';
import type { TestServer } from '../test-server';
import type { Staff, StaffOptions } from '../worker/make-shop';

export type { Staff };

/** The password of everybody whom `signedIn` makes. */
export const PASSWORD = 'correct horse';

/** The year that it is in a shop, wherever the tests run. */
export const thisYear = () => yearOf(dayIn('Europe/Belgrade'));

/** A person of a company (a new one unless given) who is signed in; an owner unless told. */
export const signedIn = async (server: TestServer, options?: StaffOptions): Promise<Staff> =>
  (await ofWorker()).makeStaff(server, options);

/** Calls as this person. */
export function callerAs({ token }: { token: string }, url: string): ApiCaller {
  const plain = apiCaller(url);
  const withToken = <T extends Sent | undefined>(sent: T) => ({ token, ...sent });
  return {
    ok: (call, sent) => plain.ok(call, withToken(sent)),
    refused: (status, call, sent) => plain.refused(status, call, withToken(sent)),
    file: (call, sent) => plain.file(call, withToken(sent)),
    any: (call, sent) => plain.any(call, withToken(sent)),
    atLast: (call, sent) => plain.atLast(call, withToken(sent)),
  };
}

/** Hangs labels on units that were received, without a word to the server. */
const labelsOf =
  ({ database }: TestServer) =>
  (ids: number[]) =>
    database.db.updateTable('units').set({ label_due_by: null }).where('id', 'in', ids).execute();

/** A shop with reference data and somebody at the counter. */
export async function openShop(server: TestServer, options: { timezone?: string } = {}) {
  const staff = await signedIn(server, options);
  const api = callerAs(staff, server.url);
  const reference = await (await ofWorker()).makeReferenceData(server, staff.companyId);
  const { brand, color, type, sizes } = reference;
  const shoes = (quantity: number, more: object = {}) => ({
    productType: 'shoes',
    code: 'NK-1',
    ...{ brand, color, type },
    importPrice: 20,
    stockPrice: '49.90',
    sizes: [{ size: sizes[0], quantity }],
    ...more,
  });
  const label = labelsOf(server);
  return {
    ...staff,
    ...reference,
    api,
    shoes,
    /** Receives shoes and labels them; answers their ids. */
    receive: async (quantity: number, more?: object) => {
      const { data } = await api.ok(deliveryCalls.receive, { body: shoes(quantity, more) });
      const ids = data.items.map(({ id }) => id);
      await label(ids);
      return ids;
    },
    label,
    /** One entry of a basket. */
    line: (id: number, more: object = {}) => ({
      id,
      regular_price: '49.90',
      price: 45,
      paymentType: 'cash',
      sale_type: 'store',
      ...more,
    }),
  };
}

export type Shop = Awaited<ReturnType<typeof openShop>>;
