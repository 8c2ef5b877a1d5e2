import { createQueryClient } from '@backoffice/api-client';
import {
  article,
  articleSale,
  calls,
  company,
  DAY,
  employee,
  fakeApi,
  plain,
  transaction,
  transactionSubtype,
} from '@backoffice/testing';
import { MutationObserver } from '@tanstack/react-query';

import { companyMutations, companyQueries } from './company';
import { ledgerMutations, ledgerQueries } from './ledger';
import { transactionMutations, transactionQueries } from './transactions';

const api = fakeApi();
const client = createQueryClient({ retryDelay: 0 });
const idempotencyKey = 'key-of-the-dialog';

afterEach(() => client.clear());

describe('transactions', () => {
  const input = {
    subType: 'Taxes',
    transaction_type: 'outcome',
    payment_type: 'cash',
    sale_price: '60.00',
  } as const;

  it('are those of a day', async () => {
    const rows = [transaction(), transaction({ transaction_type: 'income' })];
    api.on(calls.transactions.list, rows);
    await expect(client.fetchQuery(transactionQueries.ofDay(DAY))).resolves.toEqual(rows);
    expect(api.lastRequest(calls.transactions.list).query).toEqual({ date: DAY });
  });

  it.each([
    [4, '4'],
    [null, 'none'],
  ])('are those of one shop: %s', async (shop, location) => {
    const rows = [transaction({ payment_type: 'bank', bank: 'TEB', location_id: 4 })];
    api.on(calls.transactions.list, rows);
    const query = transactionQueries.ofDay(DAY, shop);
    await expect(client.fetchQuery(query)).resolves.toEqual(rows);
    expect(api.lastRequest(calls.transactions.list).query).toEqual({ date: DAY, location });
  });

  it('of a plain server have the day that was asked for', async () => {
    const bare = {
      id: 1,
      subType: 'Taxes',
      transaction_type: 'income',
      payment_type: 'bank',
      sale_price: 60,
    };
    api.on(calls.transactions.list, plain([bare]));
    const unsaid = { description: null, bank: null, location_id: null, location: null };
    await expect(client.fetchQuery(transactionQueries.ofDay(DAY))).resolves.toEqual([
      { ...bare, ...unsaid, sale_price: '60.00', date: DAY },
    ]);
  });

  it('are added, edited and deleted', async () => {
    api.on(calls.transactions.add, transaction());
    api.on(calls.transactions.edit, transaction());
    api.on(calls.transactions.remove, 5);
    const add = new MutationObserver(client, transactionMutations.add());
    const edit = new MutationObserver(client, transactionMutations.edit());
    const remove = new MutationObserver(client, transactionMutations.remove());
    await add.mutate({ input, idempotencyKey });
    await edit.mutate({ input: { ...input, id: 5 }, idempotencyKey });
    await remove.mutate({ input: { id: 5 }, idempotencyKey });
    expect(api.lastRequest(calls.transactions.add).body).toEqual(input);
    expect(api.lastRequest(calls.transactions.edit).body).toEqual({ ...input, id: 5 });
    expect(api.lastRequest(calls.transactions.remove).params).toEqual({ id: '5' });
  });

  it('have the subtypes that the server lists', async () => {
    const subtypes = [transactionSubtype({ name: 'Rent', price: '400.00' })];
    api.on(calls.transactions.subtypes, subtypes);
    await expect(client.fetchQuery(transactionQueries.subtypes())).resolves.toEqual({
      subtypes,
      isFixed: false,
    });
  });

  it('have three fixed subtypes on a server without a list', async () => {
    api.unsupported(calls.transactions.subtypes);
    const { subtypes, isFixed } = await client.fetchQuery(transactionQueries.subtypes());
    expect(isFixed).toBe(true);
    expect(subtypes.map(({ name, price }) => [name, price])).toEqual([
      ['Taxes', '60.00'],
      ['Energy', null],
      ['Administration', null],
    ]);
  });
});

describe('the ledger', () => {
  it('lists articles and their sales', async () => {
    const articles = [article({ quantity: -2 })];
    const sales = [articleSale({ payment_type: 'bank', bank: 'PCB' })];
    api.on(calls.ledger.articles, articles);
    api.on(calls.ledger.sales, sales);
    await expect(client.fetchQuery(ledgerQueries.articles('bag'))).resolves.toEqual(articles);
    await expect(client.fetchQuery(ledgerQueries.sales())).resolves.toEqual(sales);
    expect(api.lastRequest(calls.ledger.articles).query).toEqual({ type: 'bag' });
  });

  it('reads what a plain server says of articles and sales', async () => {
    const bare = { id: '3', article_id: 1001, name: 'Bag', quantity: '4' };
    api.on(calls.ledger.articles, plain([bare]));
    api.on(calls.ledger.sales, plain([{ id: 1, articleId: '3', price: 5 }]));
    await expect(client.fetchQuery(ledgerQueries.articles())).resolves.toEqual([
      { id: 3, article_id: '1001', name: 'Bag', quantity: 4, type: '' },
    ]);
    await expect(client.fetchQuery(ledgerQueries.sales())).resolves.toEqual([
      {
        id: 1,
        articleId: 3,
        article_id: null,
        name: null,
        price: '5.00',
        payment_type: null,
        bank: null,
        createdAt: null,
      },
    ]);
  });

  it('adds, edits, fills up and sells', async () => {
    const { addArticle, editArticle, addQuantity, sell } = calls.ledger;
    api.on(addArticle, { id: 6 });
    api.on(editArticle, article());
    api.on(addQuantity, article());
    const answer = { saleInsertID: 8, createdAt: '2026-11-21T10:00:00.000Z' };
    api.on(sell, answer);
    const { addArticle: add, editArticle: edit, addQuantity: fill, sell: sale } = ledgerMutations;
    const bag = { name: 'Bag', article_id: 'A-1' };
    await expect(
      new MutationObserver(client, add()).mutate({ input: bag, idempotencyKey }),
    ).resolves.toEqual({ id: 6 });
    await new MutationObserver(client, edit()).mutate({ input: { ...bag, id: 6 }, idempotencyKey });
    await new MutationObserver(client, fill()).mutate({
      input: { article_id: 'A-1', added_quantity: 5 },
      idempotencyKey,
    });
    await expect(
      new MutationObserver(client, sale()).mutate({
        input: { articleId: 6, price: '12.50' },
        idempotencyKey,
      }),
    ).resolves.toEqual(answer);
    expect(api.lastRequest(editArticle)).toMatchObject({ params: { id: '6' }, body: bag });
  });
});

describe('the company', () => {
  it('comes with its users and is edited', async () => {
    const ours = company();
    api.on(calls.company.company, ours);
    api.on(calls.company.editCompany, ours);
    await expect(client.fetchQuery(companyQueries.company())).resolves.toEqual(ours);
    const edit = new MutationObserver(client, companyMutations.edit());
    const input = { phone: '1', address: 'There' };
    await edit.mutate({ input, idempotencyKey });
    expect(api.lastRequest(calls.company.editCompany).body).toEqual(input);
  });

  it('has employees where the server knows them', async () => {
    const employees = [employee(), employee({ salary: null })];
    api.on(calls.company.employees, employees);
    await expect(client.fetchQuery(companyQueries.employees())).resolves.toEqual(employees);
  });

  it.each([
    ['404', () => api.unsupported(calls.company.employees)],
    ['405', () => api.on(calls.company.employees, plain({}, 405))],
    ['501', () => api.on(calls.company.employees, plain('', 501))],
  ])('has none to show where the server answers %s', async (_status, answer) => {
    answer();
    await expect(client.fetchQuery(companyQueries.employees())).resolves.toBeNull();
  });

  it('does not take a server that is down for one without employees', async () => {
    api.fail(calls.company.employees, 500, 'internal', 'Down');
    await expect(client.fetchQuery(companyQueries.employees())).rejects.toThrow('Down');
  });
});
