import { ledgerCalls as calls } from '@backoffice/contracts';

import { onEachEngine } from '../../testing/on-each-engine';
import { openShop } from '../../testing/shop/test-shop';

const VERSION = { version: expect.any(String) };

onEachEngine('the ledger of articles', (server) => {
  test('keeps articles, what is added to them and what is sold', async () => {
    const { api } = await openShop(server());
    const { data: added } = await api.ok(calls.addArticle, {
      body: { name: 'Bag', article_id: '7' },
    });
    const { id } = added;
    const more = { article_id: '7', added_quantity: 2 };
    await api.ok(calls.addQuantity, { body: more });
    const { data: first } = await api.ok(calls.sell, { body: { articleId: id, price: '0.3' } });
    for (const price of [1, 2]) await api.ok(calls.sell, { body: { articleId: id, price } });
    expect((await api.ok(calls.articles)).data).toEqual([
      { ...VERSION, id, article_id: '7', name: 'Bag', quantity: -1, type: 'article' },
    ]);
    const { data: sales } = await api.ok(calls.sales);
    expect(sales.map(({ price }) => price)).toEqual(['2.00', '1.00', '0.30']);
    expect(sales[2]).toMatchObject({ id: first.saleInsertID, articleId: id, name: 'Bag' });
    expect(sales[2]?.createdAt).toBe(first.createdAt);
  });

  test('a piece is paid in cash, or through a bank that is named', async () => {
    const { api } = await openShop(server());
    const article = { name: 'Bag', article_id: '7' };
    const { data } = await api.ok(calls.addArticle, { body: article });
    const sell = (more: object) => ({ body: { articleId: data.id, price: 2, ...more } });
    await api.ok(calls.sell, sell({}));
    await api.ok(calls.sell, sell({ payment_type: 'cash', bank: 'NLB' }));
    await api.ok(calls.sell, sell({ payment_type: 'bank', bank: 'TEB' }));
    for (const bank of [undefined, null, '']) {
      const failure = await api.refused(422, calls.sell, sell({ payment_type: 'bank', bank }));
      expect(failure.fields).toEqual({ bank: 'Please choose a bank' });
    }
    await api.refused(422, calls.sell, sell({ payment_type: 'bank', bank: 'RBKO' }));
    const { data: sales } = await api.ok(calls.sales);
    expect(sales.map(({ payment_type, bank }) => [payment_type, bank])).toEqual([
      ['bank', 'TEB'],
      ['cash', null],
      ['cash', null],
    ]);
    expect((await api.ok(calls.articles)).data[0]?.quantity).toBe(-3);
  });

  test('articles are renamed, and filtered by type', async () => {
    const { api } = await openShop(server());
    const bag = { name: 'Bag', article_id: 'A1', type: 'packaging' };
    const { id } = (await api.ok(calls.addArticle, { body: bag })).data;
    await api.ok(calls.addArticle, { body: { name: 'Polish', article_id: 'A2' } });
    const body = { id, name: 'Big bag', article_id: 'A9' };
    await api.ok(calls.editArticle, { params: { id }, body });
    const { data } = await api.ok(calls.articles, { query: { type: 'packaging' } });
    expect(data).toEqual([
      { ...VERSION, id, name: 'Big bag', article_id: 'A9', quantity: 0, type: 'packaging' },
    ]);
  });

  test('a number is given once, and what is unknown or foreign is not found', async () => {
    const { api } = await openShop(server());
    const other = await openShop(server());
    const body = { name: 'Bag', article_id: 'a1' };
    const { id } = (await api.ok(calls.addArticle, { body })).data;
    const again = { ...body, article_id: 'A1' };
    expect((await api.refused(409, calls.addArticle, { body: again })).code).toBe('duplicate');
    const { id: second } = (await api.ok(calls.addArticle, { body: { ...body, article_id: 'b' } }))
      .data;
    await api.refused(409, calls.editArticle, { params: { id: second }, body: again });
    await api.refused(422, calls.editArticle, { params: { id }, body: { ...body, id: second } });
    await other.api.refused(404, calls.editArticle, { params: { id }, body });
    await other.api.refused(404, calls.sell, { body: { articleId: id, price: 1 } });
    await other.api.refused(404, calls.addQuantity, {
      body: { article_id: 'a1', added_quantity: 1 },
    });
    await api.refused(422, calls.addQuantity, { body: { article_id: 'a1', added_quantity: 0 } });
    await api.refused(422, calls.sell, { body: { articleId: id, price: -1 } });
    expect((await other.api.ok(calls.articles)).data).toEqual([]);
  });
});
