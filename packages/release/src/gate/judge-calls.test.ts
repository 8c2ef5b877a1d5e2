import { rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';

import { openApiDocument, shapesOf, type Shapes } from '@backoffice/contracts/openapi';

import { publish } from '../publish';
import type { UsedCalls } from '../read/read-release';
import { areaFiles, hostFiles, workshop, type Workshop } from '../testing/sample-builds';
import { judgeCalls } from './judge-calls';

const document = openApiDocument() as { paths: Record<string, object> };
const server = shapesOf(document);
const use = (...names: string[]): UsedCalls =>
  Object.fromEntries(names.map((name) => [name, server[name] as UsedCalls[string]]));
const without = (...names: string[]): Shapes =>
  Object.fromEntries(Object.entries(server).filter(([name]) => !names.includes(name)));
const reasons = (used: UsedCalls, its: Shapes) =>
  judgeCalls('sales', used, its).map(({ reason }) => reason);

const SELL = 'PUT products/products';
const HISTORY = 'GET products/:id/history';
const PRICES = 'POST prices/apply';

test('a server that has every call as it is used is fine', () => {
  expect(reasons(use(SELL, HISTORY), server)).toEqual([]);
});

test('a call that the server lacks is refused by its name', () => {
  expect(reasons(use(SELL, HISTORY), without(HISTORY))).toEqual([
    'sales uses GET products/:id/history, which the server does not have',
  ]);
});

test('a call that the area can do without may be missing', () => {
  const optional = { ...use(HISTORY)[HISTORY], optional: true } as UsedCalls[string];
  expect(reasons({ [HISTORY]: optional }, without(HISTORY))).toEqual([]);
});

test('a call may be missing if its action is unknown on the server, which hides it', () => {
  expect(server[PRICES]?.action).toBe('prices.change');
  expect(reasons(use(PRICES), without(PRICES))).toEqual([]);
});

test('a call may not be missing if the description of the server names no actions', () => {
  const unnamed = Object.entries(without(PRICES)).map(([name, shape]) => [
    name,
    { ...shape, action: null },
  ]);
  expect(reasons(use(PRICES), Object.fromEntries(unnamed) as Shapes)).toEqual([
    'sales uses POST prices/apply, which the server does not have',
  ]);
});

test('a call with another shape on the server is refused with the differences', () => {
  const { 'answer.data.total': _, ...fields } = server[SELL]?.fields ?? {};
  const older: Shapes = {
    ...server,
    [SELL]: {
      action: 'products.sell',
      fields: { ...fields, 'body[].seller': { is: ['integer'] } },
    },
  };
  expect(reasons(use(SELL), older)).toEqual([
    'sales uses PUT products/products otherwise: the server does not answer answer.data.total, wants body[].seller',
  ]);
});

describe('a release', () => {
  let shop: Workshop;
  beforeEach(async () => {
    shop = await workshop();
    await publish(shop.releases, await shop.build('host', '1', hostFiles()));
  });
  afterEach(() => rm(shop.folder, { recursive: true }));

  const sales = () =>
    shop.build('sales', '1', { ...areaFiles('sales'), 'calls.json': use(HISTORY) });
  const lacking = () => {
    const { '/api/v1/products/{id}/history': _, ...paths } = document.paths;
    return JSON.stringify({ ...document, paths });
  };

  test('is checked against the description that the server left beside the releases', async () => {
    const file = join(shop.releases, 'openapi.json');
    await writeFile(file, lacking());
    const attempt = publish(shop.releases, await sales());
    await expect(attempt).rejects.toThrow(
      `✗ sales uses ${HISTORY}, which the server does not have`,
    );
    await writeFile(file, JSON.stringify(document));
    expect((await publish(shop.releases, await sales())).refusals).toEqual([]);
  });

  test('can be forced past it', async () => {
    await writeFile(join(shop.releases, 'openapi.json'), lacking());
    const { refusals } = await publish(shop.releases, await sales(), { force: true });
    expect(refusals).toHaveLength(1);
  });

  test('asks the server that is named, with the token of its operators', async () => {
    const asked: unknown[] = [];
    const elsewhere = createServer(({ url, headers }, response) => {
      asked.push([url, headers.authorization]);
      response.statusCode = headers.authorization ? 200 : 403;
      response.end(lacking());
    }).listen(0, '127.0.0.1');
    await new Promise((resolve) => elsewhere.once('listening', resolve));
    const address = `http://127.0.0.1:${(elsewhere.address() as AddressInfo).port}`;
    try {
      const attempt = async () => publish(shop.releases, await sales(), { servers: [address] });
      await expect(attempt()).rejects.toThrow('tells its calls to operators only');
      process.env.OPERATIONS_TOKEN = 'secret';
      await expect(attempt()).rejects.toThrow('which the server does not have');
      expect(asked.at(-1)).toEqual(['/api/v1/openapi.json', 'Bearer secret']);
    } finally {
      delete process.env.OPERATIONS_TOKEN;
      await new Promise((resolve) => elsewhere.close(resolve));
    }
    await expect(publish(shop.releases, await sales(), { servers: [address] })).rejects.toThrow(
      `The server at ${address} cannot be asked`,
    );
  });
});
