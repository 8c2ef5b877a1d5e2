import { importCalls } from '@backoffice/contracts';

import type { TestServer } from '../../test-server';
import type { Shop } from '../test-shop';
import { checkedImport, MAPPING } from './imports';

/** An import of one new brand: it is booked at once, and nothing goes on in the background. */
const ofBrand = ({ database: { db } }: TestServer, shop: Shop, n: number) =>
  checkedImport(db, shop, [
    {
      ...{ is: 'item', line: 2, kind: 'brand' },
      input: { brandName: `Imported ${n}`, produced: 'Italy', type: 'shoes' },
    },
  ]);

/** A request for each write about an import; `n` tells the requests of one test apart. */
export const IMPORT_WRITES = [
  async (shop: Shop, n: number, server: TestServer) => ({
    call: importCalls.check,
    params: { id: await ofBrand(server, shop, n) },
    body: { mapping: MAPPING },
  }),
  async (shop: Shop, n: number, server: TestServer) => {
    const params = { id: await ofBrand(server, shop, n) };
    return { call: importCalls.apply, params, body: { create: false } };
  },
  async (shop: Shop, n: number, server: TestServer) => ({
    call: importCalls.cancel,
    params: { id: await ofBrand(server, shop, n) },
  }),
];
