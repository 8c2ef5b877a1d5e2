import { productCalls as calls } from '@backoffice/contracts';

import { onServer } from '../../../testing/on-each-engine';
import { openShop, type Shop } from '../../../testing/shop/test-shop';

onServer('a search by code', (server) => {
  let shop: Shop;
  beforeEach(async () => {
    shop = await openShop(server());
    for (const code of ['Ş-1', 'Ş-12', 'Ş-1', 'Ş-13']) await shop.receive(2, { code });
  });

  /** The codes of all pages, and how many units stood on each. */
  async function paged(query: object) {
    const codes: string[] = [];
    const lengths: number[] = [];
    let cursor: string | null | undefined;
    do {
      const more = cursor ? { cursor } : {};
      const { data, page }: Awaited<ReturnType<typeof list>> = await list({ ...query, ...more });
      codes.push(...data.map(({ code }) => code));
      lengths.push(data.length);
      cursor = page?.next;
    } while (cursor);
    return { codes, lengths };
  }
  const list = (query: object) => shop.api.ok(calls.list, { query: { limit: 3, ...query } });

  test('answers the very code first, page by page', async () => {
    const { codes, lengths } = await paged({ code: 's-1' });
    expect(codes.join()).toBe('Ş-1,Ş-1,Ş-1,Ş-1,Ş-13,Ş-13,Ş-12,Ş-12');
    expect(lengths).toEqual([3, 3, 2]);
    const { data, page } = await list({ code: 's-1' });
    expect([data[0]?.code, page?.total]).toEqual(['Ş-1', 8]);
  });

  test('keeps an order that is asked for', async () => {
    const { codes } = await paged({ code: 's-1', sort: 'code', dir: 'desc' });
    expect(codes.join()).toBe('Ş-13,Ş-13,Ş-12,Ş-12,Ş-1,Ş-1,Ş-1,Ş-1');
  });

  test('answers products in the same way', async () => {
    const { data } = await shop.api.ok(calls.groups, { query: { code: 's-1', limit: 2 } });
    expect(data.map(({ code }) => code)).toEqual(['Ş-1', 'Ş-13']);
  });
});
