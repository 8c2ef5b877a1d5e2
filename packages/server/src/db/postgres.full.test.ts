import { referenceCalls, productCalls, saleCalls } from '@backoffice/contracts';

import { ENGINES, patience, rounds } from '../testing/engines';
import { type PostgresProcess, startPostgresProcess } from '../testing/postgres/postgres-process';
import { openShop } from '../testing/shop/test-shop';
import { startTestServer, type TestServer } from '../testing/test-server';

const onPostgres = ENGINES.includes('postgres') ? test : test.skip;
const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
/** Waits as long as it takes: the test's own time limit ends it. */
async function until(isTrue: () => boolean): Promise<void> {
  while (!isTrue()) await wait(20);
}

let postgres: PostgresProcess | undefined;
let server: TestServer | undefined;
afterAll(async () => {
  await server?.close();
  await postgres?.tell('end');
});

onPostgres(
  'a database that goes away and comes back costs 503s and nothing that was acknowledged',
  async () => {
    postgres = await startPostgresProcess();
    server = await startTestServer({ engine: 'postgres', databaseUrl: postgres.url });
    const { url } = server;
    const { api, receive, line } = await openShop(server);
    const units: number[] = [];
    // A client that is refused goes on to the next unit: they must not run out while it is away.
    while (units.length < rounds(1_000, 4_000)) units.push(...(await receive(1_000)));
    const sold: number[] = [];
    const statuses = new Set<number>();
    let working = true;
    const client = async () => {
      while (working) {
        const id = units.pop() ?? 0;
        const { status } = await api.any(saleCalls.sell, { body: [line(id)] });
        statuses.add(status);
        if (status === 200) sold.push(id);
        else await wait(50);
      }
    };
    const clients = Promise.all(Array.from({ length: 8 }, client));
    await until(() => sold.length > 20);
    await postgres.tell('stop');
    expect((await fetch(`${url}/healthz`)).status).toBe(200);
    expect((await fetch(`${url}/readyz`)).status).toBe(503);
    expect(await (await fetch(`${url}/metrics`)).text()).toContain('\ndatabase_up 0\n');
    await until(() => statuses.has(503));
    await wait(rounds(1_500, 5_000));
    const soldBefore = sold.length;
    await postgres.tell('start');
    await until(() => sold.length > soldBefore);
    working = false;
    await clients;

    expect([...statuses].sort()).toEqual([200, 503]);
    expect((await fetch(`${url}/readyz`)).status).toBe(200);
    const { data: unsold } = await api.ok(productCalls.ids);
    expect(sold.filter((id) => unsold.includes(id))).toEqual([]);
    expect((await api.ok(referenceCalls.listLocations)).data).toHaveLength(2);
  },
  patience(120_000),
);
