import { allCalls, type Call, calls } from '@backoffice/contracts/calls';

import { onServer } from '../testing/on-each-engine';
import { openShop, type Shop, signedIn } from '../testing/shop/test-shop';

const { transactions, ledger, reference, people, company, authentication } = calls;

type Row = { id?: number; version?: string };
interface Edit {
  call: Call;
  params?: Record<string, number>;
  /** The body that a dialog sends; `n` tells two changes of the same row apart. */
  body: (n: number) => Record<string, unknown>;
  read: () => Promise<Row | undefined>;
}

const ROW = { type: 'shoes' };
/** Kinds of reference data; each body differs from the last by one value. */
const ITEMS = [
  ['Brand', 'Brands', (n: number) => ({ ...ROW, brandName: 'Ecco', produced: `Land ${n}` })],
  [
    'Color',
    'Colors',
    (n: number) => ({
      colorName: 'Sand',
      albanianName: 'a',
      englishName: 'b',
      turkishName: `${n}`,
    }),
  ],
  ['Number', 'Numbers', (n: number) => ({ ...ROW, number: `5${n}` })],
  ['Type', 'Types', (n: number) => ({ ...ROW, specificType: `Clog ${n}` })],
  ['Location', 'Locations', (n: number) => ({ name: `Pejë ${n}` })],
] as const;

const itemEdit =
  ([kind, list, values]: (typeof ITEMS)[number]) =>
  async ({ api }: Shop): Promise<Edit> => {
    const { data: id } = await api.ok(reference[`add${kind}`], { body: values(0) });
    const read = async () => {
      const { data } = (await api.any(reference[`list${list}`])).body as { data: Row[] };
      return data.find((row) => row.id === id);
    };
    return { call: reference[`edit${kind}`], body: (n) => ({ id, ...values(n) }), read };
  };

const EDITS: Record<string, (shop: Shop, server: Parameters<typeof signedIn>[0]) => Promise<Edit>> =
  {
    'a booking': async ({ api }) => {
      const booking = { subType: 'Energy', transaction_type: 'outcome', payment_type: 'cash' };
      const { id } = (await api.ok(transactions.add, { body: { ...booking, sale_price: 5 } })).data;
      return {
        call: transactions.edit,
        body: (n) => ({ id, ...booking, sale_price: 5 + n }),
        read: async () => (await api.ok(transactions.list)).data[0],
      };
    },
    'an article': async ({ api }) => {
      const article = (n: number) => ({ name: `Bag ${n}`, article_id: 'A-1' });
      const { id } = (await api.ok(ledger.addArticle, { body: article(0) })).data;
      const read = async () => (await api.ok(ledger.articles)).data[0];
      return { call: ledger.editArticle, params: { id }, body: article, read };
    },
    ...Object.fromEntries(ITEMS.map((item) => [`reference data: ${item[0]}`, itemEdit(item)])),
    'a person': async ({ api, companyId }, server) => {
      const { userId: id } = await signedIn(server, { companyId, rights: 'cashier' });
      const read = async () => (await api.ok(people.list)).data.find((person) => person.id === id);
      return {
        call: people.edit,
        params: { id },
        body: (n) => ({ surname: `Krasniqi ${n}` }),
        read,
      };
    },
    'the own profile': async ({ api }) => ({
      call: authentication.editUser,
      body: (n) => ({ phone: `044 ${n}` }),
      read: async () => (await api.ok(authentication.user)).data.user,
    }),
    'the company': async ({ api }) => ({
      call: company.editCompany,
      body: (n) => ({ phone: `038 ${n}`, address: '' }),
      read: async () => (await api.ok(company.company)).data,
    }),
    'its settings': async ({ api }) => ({
      call: company.editSettings,
      body: (n) => ({ return_days: 30 + n }),
      read: async () => (await api.ok(company.settings)).data,
    }),
  };

/** Writes that need no version: no dialog edits several values by them; the last number counts. */
const OTHERS = [
  ...[calls.sales.sell, calls.products.transfer, calls.products.setAside, calls.imports.check],
  ...[authentication.changePassword, calls.secondFactor.confirm, calls.sharedTills.setPin],
  calls.sharedTills.edit,
  ...[calls.soldSales.noteFiscal, calls.returns.noteFiscal],
] as Call[];

onServer('what was changed since it was read', (server) => {
  const edited = new Set<Call>();
  afterAll(() => {
    const puts = allCalls.filter((call) => call.method === 'PUT' && !OTHERS.includes(call));
    expect(puts.filter((call) => !edited.has(call))).toEqual([]);
  });

  test.each(Object.entries(EDITS))('%s: is not overwritten unseen', async (_, open) => {
    const shop = await openShop(server());
    const { api } = shop;
    const { call, params, body, read } = await open(shop, server());
    edited.add(call);
    const send = (n: number, version?: string, key?: string) => ({
      ...{ params, body: { ...body(n), version } },
      ...(key && { headers: { 'idempotency-key': key } }),
    });

    const seen = (await read())?.version;
    const first = await api.ok(call, send(1, seen, 'key-number-1'));
    const theirs = await read();
    expect(theirs?.version).not.toBe(seen);
    const refusal = await api.refused(409, call, send(2, seen, 'key-number-2'));
    expect(refusal.code).toBe('edited_since');
    expect(theirs).toMatchObject(refusal.data as object);
    expect(refusal.data).toMatchObject({ version: theirs?.version });
    expect(await read()).toEqual(theirs);

    expect(await api.ok(call, send(1, seen, 'key-number-1'))).toEqual(first);
    await api.ok(call, send(2, theirs?.version));
    await api.ok(call, send(1));
    expect((await read())?.version).toBe(theirs?.version);

    const atOnce = [send(2, theirs?.version), send(3, theirs?.version)];
    const answers = await Promise.all(atOnce.map((sent) => api.any(call, sent)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  test('a change by a server that knows nothing of versions is noticed as well', async () => {
    const { api, companyId } = await openShop(server());
    const body = { name: 'Bag', article_id: 'A-1' };
    const { id } = (await api.ok(ledger.addArticle, { body })).data;
    const [seen] = (await api.ok(ledger.articles)).data;
    await server()
      .database.db.updateTable('articles')
      .set({ name: 'Sack' })
      .where('company_id', '=', companyId)
      .execute();
    const sent = { params: { id }, body: { ...body, version: seen?.version } };
    const { data } = await api.refused(409, ledger.editArticle, sent);
    expect(data).toMatchObject({ name: 'Sack' });
  });
});
