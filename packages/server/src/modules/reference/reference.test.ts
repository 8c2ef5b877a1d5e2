import {
  deliveryCalls,
  referenceCalls,
  sharedTillCalls,
  type SizeNumber,
  transactionCalls,
} from '@backoffice/contracts';
import { sql } from 'kysely';

import { onEachEngine } from '../../testing/on-each-engine';
import { callerAs, openShop, signedIn } from '../../testing/shop/test-shop';
import { SQL_TABLE } from './reference-tables';
import { USES } from './reference.repository';

const VERSION = { version: expect.any(String) };

onEachEngine('reference data', (server) => {
  test('a brand is added, listed by type, changed and deleted', async () => {
    const { api } = await openShop(server());
    const body = { brandName: ' Puma ', produced: 'Vietnam', type: 'textile' };
    const { data: id } = await api.ok(referenceCalls.addBrand, { body });
    const query = { type: 'textile' };
    const puma = { ...VERSION, id, brandName: 'Puma', produced: 'Vietnam', type: 'textile' };
    expect((await api.ok(referenceCalls.listBrands, { query })).data).toEqual([puma]);

    await api.ok(referenceCalls.editBrand, {
      body: { ...puma, version: undefined, produced: 'India' },
    });
    const changed = { ...puma, produced: 'India' };
    expect((await api.ok(referenceCalls.listBrands, { query })).data).toEqual([changed]);

    await api.ok(referenceCalls.remove, {
      params: { endpoint: 'brands' },
      body: { kind: 'brand', id },
    });
    expect((await api.ok(referenceCalls.listBrands, { query })).data).toEqual([]);
  });

  test('colours, sizes, types and locations are kept with their fields', async () => {
    const { api, color, sizes, type, locations } = await openShop(server());
    expect((await api.ok(referenceCalls.listColors)).data).toEqual([
      {
        ...VERSION,
        id: color,
        colorName: 'Black',
        albanianName: 'E zezë',
        englishName: 'Black',
        turkishName: 'Siyah',
      },
    ]);
    expect((await api.ok(referenceCalls.listNumbers)).data).toEqual([
      { ...VERSION, id: sizes[0], number: '42', type: 'shoes' },
      { ...VERSION, id: sizes[1], number: '43', type: 'shoes' },
    ]);
    expect((await api.ok(referenceCalls.listTypes)).data).toEqual([
      { ...VERSION, id: type, specificType: 'Sneakers', type: 'shoes' },
    ]);
    expect((await api.ok(referenceCalls.listLocations)).data).toEqual([
      { ...VERSION, id: locations[0], name: 'Prishtinë' },
      { ...VERSION, id: locations[1], name: 'Prizren' },
    ]);
  });

  test('sizes stand in the order of a shelf, in lists and in the database', async () => {
    const { api, companyId } = await openShop(server());
    const shelf = ['9', '36,5', '38', '38/40', '42', '43', 'XXXS', 'XS', 'M', '2XL', '6XL', 'One'];
    const missing = shelf.filter((size) => !['42', '43'].includes(size));
    for (const number of missing.reverse()) {
      await api.ok(referenceCalls.addNumber, { body: { number, type: 'shoes' } });
    }
    const { data } = await api.ok(referenceCalls.listNumbers);
    expect((data as SizeNumber[]).map(({ number }) => number)).toEqual(shelf);
    const { rows } = await sql<{ name: string }>`select name from numbers
      where company_id = ${companyId} order by sort_key collate "C"`.execute(server().database.db);
    expect(rows.map(({ name }) => name)).toEqual(shelf);
  });

  test('the same name again is refused for the same type only', async () => {
    const { api } = await openShop(server());
    const body = { brandName: 'NIKE', produced: 'China', type: 'shoes' };
    const { code, message } = await api.refused(409, referenceCalls.addBrand, { body });
    expect([code, message]).toEqual(['duplicate', 'Brand "NIKE" exists already']);
    await api.ok(referenceCalls.addBrand, { body: { ...body, type: 'textile' } });

    const { data: id } = await api.ok(referenceCalls.addLocation, { body: { name: 'Pejë' } });
    await api.refused(409, referenceCalls.editLocation, { body: { id, name: 'PRIZREN' } });
  });

  test('what products use is neither deleted nor given another type', async () => {
    const { api, brand, sizes, locations, receive, type } = await openShop(server());
    await receive(3);
    await receive(1, { code: 'NK-2' });
    const remove = (endpoint: string, id: number | undefined) =>
      api.refused(409, referenceCalls.remove, { params: { endpoint }, query: { id: id ?? 0 } });
    expect(await remove('brand', brand)).toMatchObject({
      message: 'Brand "Nike" is used by 2 products',
      reason: 'item_in_use',
      params: {
        item: { reason: 'item_brand' },
        name: 'Nike',
        amount: 2,
        things: { reason: 'things_product', params: { count: 2 } },
      },
    });
    expect((await remove('numbers', sizes[0])).message).toBe('Number "42" is used by 4 products');
    expect((await remove('types', type)).code).toBe('in_use');
    expect((await remove('location', locations[0])).code).toBe('in_use');
    const body = { id: brand, brandName: 'Nike', produced: 'Vietnam', type: 'textile' };
    await api.refused(409, referenceCalls.editBrand, { body });
    await api.ok(referenceCalls.remove, {
      params: { endpoint: 'locations' },
      query: { id: locations[1] ?? 0 },
    });
  });

  test('a shop that only its bookings refer to is not deleted, and the refusal says so', async () => {
    const shop = await openShop(server());
    const [, there = 0] = shop.locations;
    const person = await signedIn(server(), { companyId: shop.companyId, location: there });
    const body = {
      subType: 'Energy',
      transaction_type: 'outcome',
      payment_type: 'cash',
      sale_price: 12,
    };
    await callerAs(person, server().url).ok(transactionCalls.add, { body });
    await server()
      .database.db.updateTable('users')
      .set({ location_id: null })
      .where('id', '=', person.userId)
      .execute();
    const refused = await shop.api.refused(409, referenceCalls.remove, {
      params: { endpoint: 'location' },
      query: { id: there },
    });
    expect(refused.message).toBe('Location "Prizren" is used by 1 transaction');
  });

  test('a size that only the history of a correction refers to is not deleted, and says so', async () => {
    const { api, sizes, shoes } = await openShop(server());
    const [wrong = 0, right = 0] = sizes;
    const { data } = await api.ok(deliveryCalls.receive, { body: shoes(2) });
    await api.ok(deliveryCalls.correct, { params: { id: data.id }, body: { size: right } });
    const refused = await api.refused(409, referenceCalls.remove, {
      params: { endpoint: 'numbers' },
      query: { id: wrong },
    });
    expect(refused.message).toBe('Number "42" is used by 2 movements');
  });

  test('a shop whose shared till was revoked is deleted, and named while the till is there', async () => {
    const { api, locations } = await openShop(server());
    const [, there = 0] = locations;
    const body = { name: 'Front', location: there };
    const { data: till } = await api.ok(sharedTillCalls.register, { body });
    const sent = { params: { endpoint: 'location' }, query: { id: there } };
    const refused = await api.refused(409, referenceCalls.remove, sent);
    expect(refused.message).toBe('Location "Prizren" is used by 1 shared till');
    await api.ok(sharedTillCalls.revoke, { params: { id: till.id } });
    await api.ok(referenceCalls.remove, sent);
  });

  test('every reference to an item that the database allows has a name', async () => {
    const { rows } = await sql<{ used: string; by: string }>`
      select p.relname as used, c.relname || '.' || a.attname as by
      from pg_constraint k
      join pg_class p on p.oid = k.confrelid join pg_class c on c.oid = k.conrelid
      join pg_attribute a on a.attrelid = k.conrelid and a.attnum = any(k.conkey)
      where k.contype = 'f' and a.attname <> 'company_id'
        and p.relnamespace = cast(current_schema() as regnamespace)
        and p.relname = any(cast(${Object.values(SQL_TABLE)} as text[]))`.execute(
      server().database.db,
    );
    const known = Object.entries(USES).flatMap(([kind, uses]) =>
      uses.map(([table, column]) => ({
        used: SQL_TABLE[kind as keyof typeof USES],
        by: `${table}.${column}`,
      })),
    );
    const sorted = (all: typeof rows) => all.map(({ used, by }) => `${used} ← ${by}`).sort();
    expect(sorted(known)).toEqual(sorted(rows));
  });

  test('what is not there answers 404, what is wrong 422 by field', async () => {
    const { api } = await openShop(server());
    const missing = { id: 999_999, name: 'Nowhere' };
    await api.refused(404, referenceCalls.editLocation, { body: missing });
    await api.refused(404, referenceCalls.remove, {
      params: { endpoint: 'brand' },
      query: { id: 9 },
    });
    await api.refused(422, referenceCalls.remove, { params: { endpoint: 'brand' } });
    await api.refused(404, referenceCalls.remove, {
      params: { endpoint: 'cars' },
      query: { id: 9 },
    });
    const { fields } = await api.refused(422, referenceCalls.addNumber, {
      body: { type: 'accessories' },
    });
    expect(Object.keys(fields ?? {}).sort()).toEqual(['number', 'type']);
  });

  test('another company has its own', async () => {
    const { brand } = await openShop(server());
    const other = await openShop(server());
    expect((await other.api.ok(referenceCalls.listBrands)).data).toHaveLength(2);
    const body = { id: brand, brandName: 'Mine', produced: 'X', type: 'shoes' };
    await other.api.refused(404, referenceCalls.editBrand, { body });
    const { token } = await signedIn(server());
    expect((await other.api.ok(referenceCalls.listBrands, { token })).data).toEqual([]);
  });
});
