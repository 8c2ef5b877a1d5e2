import { referenceCalls } from '@backoffice/contracts';

import { apiCaller } from '../testing/api-caller';
import { ENGINES } from '../testing/engines';
import { type Pooler, startPooler } from '../testing/postgres/pooler';
import { openShop, type Shop } from '../testing/shop/test-shop';
import { type TestDatabase, testDatabase } from '../testing/test-database';
import { startTestServer, type TestServer } from '../testing/worker/start-server';

const onPostgres = ENGINES.includes('postgres') ? describe : describe.skip;

jest.setTimeout(120_000);

onPostgres('two servers behind a pooler that nobody told them of', () => {
  let source: TestDatabase;
  let pooler: Pooler;
  const servers: TestServer[] = [];
  beforeAll(async () => {
    source = await testDatabase('postgres');
    const { databaseUrl = '' } = source;
    pooler = await startPooler(databaseUrl);
    for (let n = 0; n < 2; n += 1) {
      servers.push(await startTestServer({ engine: 'postgres', databaseUrl: pooler.url }));
    }
  }, 120_000);
  afterAll(async () => {
    for (const server of servers) await server.close();
    await pooler.close();
    await source.remove();
  });

  const LISTS = [
    referenceCalls.listBrands,
    referenceCalls.listColors,
    referenceCalls.listTypes,
    referenceCalls.listLocations,
  ];

  /** Opens the shops past the pooler, so that its sessions have no prepared statement yet. */
  async function openTwo(): Promise<Shop[]> {
    const direct = await startTestServer({
      engine: 'postgres',
      databaseUrl: source.databaseUrl ?? '',
    });
    const shops = [await openShop(direct), await openShop(direct)];
    await direct.close();
    return shops;
  }

  test('answer with no row of another list or another company', async () => {
    const shops = await openTwo();
    const warned = jest.spyOn(process, 'emitWarning').mockImplementation(() => undefined);
    const statuses: number[] = [];
    for (let step = 0; step < 40; step += 1) {
      const turn = [0, 1, 1, 0, 1, 0, 0][step % 7] ?? 0;
      const call = LISTS[turn ? LISTS.length - 1 - (step % LISTS.length) : step % LISTS.length];
      const shop = shops[(step >> 1) % 2] as Shop;
      const api = apiCaller(servers[turn]?.url ?? '');
      // The caller checks each answer against the call's contract: rows of another list don't fit.
      const { status, body } = await api.any(call as (typeof LISTS)[number], { token: shop.token });
      statuses.push(status);
      if (status !== 200) continue;
      const { data } = body as { data: { id: number }[] };
      const own = [...shop.locations, ...shop.sizes, shop.brand, shop.bags, shop.color, shop.type];
      expect(data.length).toBeGreaterThan(0);
      for (const { id } of data) expect(own).toContain(id);
    }
    expect(statuses.filter((status) => status !== 200 && status !== 503)).toEqual([]);
    expect(statuses.slice(-20)).toEqual(Array.from({ length: 20 }, () => 200));
    expect(warned).toHaveBeenCalledWith(expect.stringContaining('DATABASE_POOLER=1'));
    warned.mockRestore();
  });
});
