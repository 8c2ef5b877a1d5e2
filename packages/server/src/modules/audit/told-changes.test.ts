import { calls } from '@backoffice/contracts/calls';

import { onServer } from '../../testing/on-each-engine';
import { openShop, type Shop } from '../../testing/shop/test-shop';

const { reference, transactions, ledger, company } = calls;
const BOOKING = {
  subType: 'Energy',
  transaction_type: 'outcome',
  payment_type: 'cash',
  sale_price: 12.5,
  date: '2026-11-20',
};

onServer('what the audit tells', (server) => {
  /** Events after the one with the id `from`, oldest first. */
  const toldBy = async ({ api }: Shop, from = 0) => {
    const { data } = await api.ok(calls.audit.list);
    return data
      .filter(({ id }) => id > from)
      .map(({ kind, subject, changes }) => ({ kind, subject, changes }))
      .reverse();
  };
  const lastOf = async ({ api }: Shop) => (await api.ok(calls.audit.list)).data[0]?.id ?? 0;

  test('reference data: added, changed from what to what, deleted', async () => {
    const shop = await openShop(server());
    const before = await lastOf(shop);
    const { api } = shop;
    const nike = { brandName: 'Puma', produced: 'Vietnam', type: 'shoes' };
    const { data: id } = await api.ok(reference.addBrand, { body: nike });
    await api.ok(reference.editBrand, { body: { ...nike, id, produced: 'Peru' } });
    await api.ok(reference.remove, { params: { endpoint: 'brand' }, body: { id } });
    expect(await toldBy(shop, before)).toEqual([
      { kind: 'panel.added', subject: 'Brand "Puma"', changes: {} },
      {
        kind: 'panel.edited',
        subject: 'Brand "Puma"',
        changes: { produced: { before: 'Vietnam', after: 'Peru' } },
      },
      { kind: 'panel.deleted', subject: 'Brand "Puma"', changes: {} },
    ]);
  });

  test('bookings and articles that were changed or deleted, and the company', async () => {
    const shop = await openShop(server());
    const before = await lastOf(shop);
    const { api } = shop;
    const { id } = (await api.ok(transactions.add, { body: BOOKING })).data;
    await api.ok(transactions.edit, { body: { ...BOOKING, id, sale_price: 15 } });
    await api.ok(transactions.remove, { params: { id } });
    const bag = { name: 'Bag', article_id: 'A-1' };
    const article = (await api.ok(ledger.addArticle, { body: bag })).data.id;
    const sack = { params: { id: article }, body: { name: 'Sack', article_id: 'A-1' } };
    await api.ok(ledger.editArticle, sack);
    await api.ok(company.editCompany, { body: { phone: '044', address: '' } });
    const booking = (amount: string) => `Energy, 2026-11-20, ${amount} € (${id})`;
    expect(await toldBy(shop, before)).toEqual([
      {
        kind: 'transaction.edited',
        subject: booking('12.50'),
        changes: { sale_price: { before: '12.50', after: '15.00' } },
      },
      { kind: 'transaction.deleted', subject: booking('15.00'), changes: {} },
      {
        kind: 'article.edited',
        subject: 'Bag (A-1)',
        changes: { name: { before: 'Bag', after: 'Sack' } },
      },
      expect.objectContaining({
        kind: 'company.edited',
        changes: { phone: { before: null, after: '044' } },
      }),
    ]);
  });

  test('nothing of what did not happen', async () => {
    const shop = await openShop(server());
    const before = await lastOf(shop);
    const { api, brand } = shop;
    const nike = { brandName: 'Nike', produced: 'Vietnam', type: 'shoes' };
    await shop.receive(1);
    await api.refused(409, reference.addBrand, { body: nike });
    await api.refused(409, reference.remove, {
      params: { endpoint: 'brand' },
      body: { id: brand },
    });
    await api.refused(404, reference.editBrand, { body: { ...nike, id: 999_999 } });
    await api.refused(404, transactions.remove, { params: { id: 999_999 } });
    await api.refused(422, company.editSettings, { body: { price_floor: 101 } });
    const again = {
      body: { ...nike, brandName: 'Puma' },
      headers: { 'idempotency-key': 'puma-key-1' },
    };
    await api.ok(reference.addBrand, again);
    await api.ok(reference.addBrand, again);
    expect((await toldBy(shop, before)).map(({ kind }) => kind)).toEqual(['panel.added']);
  });
});
