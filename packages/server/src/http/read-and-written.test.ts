import type { Location } from '@backoffice/contracts';
import { calls } from '@backoffice/contracts/calls';

import type { ApiCaller } from '../testing/api-caller';
import { onServer } from '../testing/on-each-engine';
import { openShop } from '../testing/shop/test-shop';

const { ledger, authentication, company, reference, transactions } = calls;

/** Any version: each write makes a new one. */
const ANEW = expect.any(String);

const firstShop = async (api: ApiCaller) =>
  (await api.ok(reference.listLocations)).data[0] as Location;

onServer('a row that was read', (server) => {
  test('is accepted by its write, with the one field that was changed', async () => {
    const { api } = await openShop(server());
    const body = { subType: 'Rent', transaction_type: 'outcome', payment_type: 'cash' } as const;
    const shop = await firstShop(api);
    await api.ok(transactions.add, { body: { ...body, sale_price: 5, location: shop.id } });
    const [booking] = (await api.ok(transactions.list)).data;
    expect(booking).toMatchObject({ location: shop.name, location_id: shop.id });
    const changed = await api.ok(transactions.edit, {
      body: { ...booking!, id: String(booking!.id), sale_price: '6.00' },
    });
    expect(changed.data).toEqual({ ...booking, sale_price: '6.00', version: ANEW });

    await api.ok(ledger.addArticle, { body: { name: 'Chair', article_id: 'C-1' } });
    const [article] = (await api.ok(ledger.articles)).data;
    const params = { id: article!.id };
    const renamed = { ...article!, name: 'Stool' };
    expect((await api.ok(ledger.editArticle, { params, body: renamed })).data).toEqual({
      ...renamed,
      version: ANEW,
    });

    const { data: ours } = await api.ok(company.company);
    const moved = { ...ours, phone: null, address: 'Street 1' };
    expect((await api.ok(company.editCompany, { body: moved })).data).toEqual({
      ...moved,
      version: ANEW,
    });
    for (const [list, edit] of [
      [reference.listBrands, reference.editBrand],
      [reference.listColors, reference.editColor],
      [reference.listNumbers, reference.editNumber],
      [reference.listTypes, reference.editType],
      [reference.listLocations, reference.editLocation],
    ] as const) {
      const row = (await api.ok(list)).data[0] as Location;
      await api.ok(edit, { body: { ...row, id: String(row.id) } as never });
    }
  });

  test('with a change that its write does not make is refused, and nothing is changed', async () => {
    const { api } = await openShop(server());
    const shop = await firstShop(api);
    await api.ok(transactions.add, {
      body: { subType: 'Rent', transaction_type: 'outcome', payment_type: 'cash', sale_price: 5 },
    });
    const [booking] = (await api.ok(transactions.list)).data;
    const shopped = { ...booking!, location_id: booking!.location_id ? null : shop.id };
    const refusal = await api.refused(422, transactions.edit, { body: shopped });
    expect(refusal.fields).toHaveProperty('location_id');
    await api.refused(422, transactions.edit, { body: { ...booking!, location: 'Nowhere' } });

    await api.ok(ledger.addArticle, { body: { name: 'Chair', article_id: 'C-1' } });
    const [article] = (await api.ok(ledger.articles)).data;
    const counted = { ...article!, quantity: 99 };
    const params = { id: article!.id };
    const answer = await api.refused(422, ledger.editArticle, { params, body: counted });
    expect(answer.fields).toHaveProperty('quantity');

    const { data: ours } = await api.ok(company.company);
    const renamed = { ...ours, name: 'Another', phone: '1' };
    expect((await api.refused(422, company.editCompany, { body: renamed })).fields).toHaveProperty(
      'name',
    );
    expect((await api.ok(transactions.list)).data).toEqual([booking]);
    expect((await api.ok(ledger.articles)).data).toEqual([article]);
    expect((await api.ok(company.company)).data).toEqual(ours);
  });

  test('names a shop by its id, its name, or its id as text', async () => {
    const { api } = await openShop(server());
    const body = { subType: 'Rent', transaction_type: 'outcome', payment_type: 'cash' } as const;
    const shop = await firstShop(api);
    for (const location of [shop.id, shop.name, String(shop.id)]) {
      const { data } = await api.ok(transactions.add, {
        body: { ...body, sale_price: 1, location },
      });
      expect(data.location_id).toBe(shop.id);
    }
  });

  test('of who is signed in has the company as its own page has it', async () => {
    const { api } = await openShop(server());
    const { users: _, version: __, ...ours } = (await api.ok(company.company)).data;
    expect((await api.ok(authentication.user)).data.company).toEqual(ours);
  });
});
