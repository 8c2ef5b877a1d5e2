import { productCalls, searchKey } from '@backoffice/contracts';
import fc from 'fast-check';
import { sql } from 'kysely';

import { onEachEngine } from '../testing/on-each-engine';
import { openShop } from '../testing/shop/test-shop';
import { finds, nameKey } from './name-key';

/** Text of the languages that shops write, with the letters that fold in their own way. */
const LETTERS = [...'aAzZçÇëËşŞğĞöÖüÜéÉıİIiß ẞ-_%\\٤١۴۲ＡＢ１أحذيةًłŁ'];

onEachEngine('what is searched', (server) => {
  const asked = async <T>(query: ReturnType<typeof sql<{ it: T }>>): Promise<T> => {
    const { rows } = await query.execute(server().database.db);
    return (rows[0] as { it: T }).it;
  };

  test('has the same key in the database', async () => {
    const texts = fc.sample(fc.string({ unit: fc.constantFrom(...LETTERS), maxLength: 12 }), 200);
    const keys = texts.map(nameKey);
    const folded = await asked(sql<{
      it: string[];
    }>`select json_agg(search_key(name) order by at) as it
      from unnest(cast(${keys} as text[])) with ordinality as t (name, at)`);
    expect(folded.map((key) => key.trim())).toEqual(texts.map(searchKey));
  });

  test.each([
    ['ŞĞ-41', 'sg-٤١'],
    ['Këpucari', 'KEPUCARI'],
    ['IŞIK', 'işık'],
    ['Weiß', 'weiss'],
    ['AB-41', 'ＡＢ－４１'],
    ['50%', '0%'],
  ])('%s is found by %s', async (name, typed) => {
    const key = sql`search_key(cast(${nameKey(name)} as text))`;
    expect(await asked(sql<{ it: boolean }>`select ${finds(key, typed)} as it`)).toBe(true);
  });

  test('a sign of a pattern stands for itself', async () => {
    const key = sql`search_key(cast(${nameKey('AB')} as text))`;
    expect(await asked(sql<{ it: boolean }>`select ${finds(key, '_')} as it`)).toBe(false);
  });

  test('a brand and a code are found however they are typed', async () => {
    const shop = await openShop(server());
    await shop.receive(1);
    const { data } = await shop.api.ok(productCalls.list, { query: { brand: 'ＮＩＫＥ' } });
    expect(data).toHaveLength(1);
  });

  test('full-width forms make no other product, dashes do', async () => {
    const shop = await openShop(server());
    for (const code of ['NK-1', 'ＮＫ－１', 'NK–1']) await shop.receive(1, { code });
    const { data } = await shop.api.ok(productCalls.groups);
    expect(data.map(({ code, units }) => [code, units])).toEqual([
      ['NK–1', 1],
      ['NK-1', 2],
    ]);
  });
});
