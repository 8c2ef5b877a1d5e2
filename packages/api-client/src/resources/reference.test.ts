import { createQueryClient } from '@backoffice/api-client';
import {
  brand,
  calls,
  color,
  fakeApi,
  location,
  plain,
  sizeNumber,
  specificType,
} from '@backoffice/testing';
import { MutationObserver } from '@tanstack/react-query';

import { referenceMutations, referenceQueries } from './reference';

const api = fakeApi();
const client = createQueryClient({ retryDelay: 0 });
const idempotencyKey = 'key-of-the-dialog';

afterEach(() => client.clear());

it('lists each table as the server gives it', async () => {
  const rows = {
    brands: [brand()],
    colors: [color()],
    numbers: [sizeNumber({ number: '36.5' })],
    types: [specificType({ type: 'textile' })],
    locations: [location()],
  };
  api.on(calls.reference.listBrands, rows.brands);
  api.on(calls.reference.listColors, rows.colors);
  api.on(calls.reference.listNumbers, rows.numbers);
  api.on(calls.reference.listTypes, rows.types);
  api.on(calls.reference.listLocations, rows.locations);
  await expect(client.fetchQuery(referenceQueries.list('brands'))).resolves.toEqual(rows.brands);
  await expect(client.fetchQuery(referenceQueries.list('colors'))).resolves.toEqual(rows.colors);
  await expect(client.fetchQuery(referenceQueries.list('numbers'))).resolves.toEqual(rows.numbers);
  await expect(client.fetchQuery(referenceQueries.list('types'))).resolves.toEqual(rows.types);
  await expect(client.fetchQuery(referenceQueries.list('locations'))).resolves.toEqual(
    rows.locations,
  );
});

it('narrows by type, each type with a cache of its own', async () => {
  api.on(calls.reference.listBrands, ({ query }) => [brand({ brandName: query.type })]);
  const shoes = await client.fetchQuery(referenceQueries.list('brands', 'shoes'));
  const textile = await client.fetchQuery(referenceQueries.list('brands', 'textile'));
  expect([shoes[0]?.brandName, textile[0]?.brandName]).toEqual(['shoes', 'textile']);
});

it('reads sizes that come as numbers, and ids that come as text', async () => {
  api.on(calls.reference.listNumbers, plain({ data: [{ id: '4', number: 42, type: 'shoes' }] }));
  await expect(client.fetchQuery(referenceQueries.list('numbers'))).resolves.toEqual([
    { id: 4, number: '42', type: 'shoes' },
  ]);
});

it('adds an item and answers its id', async () => {
  api.on(calls.reference.addLocation, 9);
  const add = new MutationObserver(client, referenceMutations.add('location'));
  await expect(add.mutate({ input: { name: 'Airport' }, idempotencyKey })).resolves.toBe(9);
  expect(api.lastRequest(calls.reference.addLocation)).toMatchObject({
    body: { name: 'Airport' },
    idempotencyKey,
  });
});

it('edits an item by its id', async () => {
  api.on(calls.reference.editNumber, 4);
  const edit = new MutationObserver(client, referenceMutations.edit('number'));
  const input = { id: 4, number: '43', type: 'shoes' } as const;
  await edit.mutate({ input, idempotencyKey });
  expect(api.lastRequest(calls.reference.editNumber).body).toEqual(input);
});

it('deletes with kind and id in the body and in the query', async () => {
  api.on(calls.reference.remove, 4);
  const remove = new MutationObserver(client, referenceMutations.remove('brand'));
  await remove.mutate({ input: { id: 4 }, idempotencyKey });
  expect(api.lastRequest(calls.reference.remove)).toMatchObject({
    path: 'panels/brand',
    body: { kind: 'brand', id: 4 },
    query: { kind: 'brand', id: '4' },
  });
});

it('passes on why an item cannot be deleted', async () => {
  api.fail(calls.reference.remove, 409, 'in_use', 'Brand "Nike" is used by 12 products');
  const remove = new MutationObserver(client, referenceMutations.remove('brand'));
  await expect(remove.mutate({ input: { id: 4 }, idempotencyKey })).rejects.toMatchObject({
    code: 'in_use',
    serverMessage: 'Brand "Nike" is used by 12 products',
  });
});
