import { http } from '@backoffice/api-client';
import { calls } from '@backoffice/contracts/calls';

import { brand } from '../factories/reference';
import { FakeApi, fakeApi } from './fake-api';
import { failure, plain } from './reply';

describe('a fake API', () => {
  const api = fakeApi();

  it('answers data in an envelope, or what a function makes of the request', async () => {
    api.on(calls.reference.addBrand, 7);
    await expect(http.full('POST', 'panels/brand', { body: brandInput() })).resolves.toEqual({
      data: 7,
    });
    api.on(calls.reference.listBrands, ({ query }) => [brand({ brandName: `For ${query.type}` })]);
    await expect(http.get('panels/brands', { params: { type: 'textile' } })).resolves.toMatchObject(
      [{ brandName: 'For textile' }],
    );
  });

  it('knows who is signed in from the start', async () => {
    await expect(http.get('authentication/user')).resolves.toHaveProperty('user.id', 1);
  });

  it('remembers requests by call', async () => {
    api.on(calls.ledger.editArticle, plain({ success: true }));
    const body = { name: 'Bag', article_id: 'A-1' };
    await http.put('administration/articles/5', { body, idempotencyKey: 'a-key-of-ours' });
    expect(api.requests(calls.ledger.editArticle)).toEqual([
      expect.objectContaining({ params: { id: '5' }, body, idempotencyKey: 'a-key-of-ours' }),
    ]);
    expect(() => api.lastRequest(calls.reference.addBrand)).toThrow(
      'POST panels/brand was not called',
    );
  });

  it('prefers the call whose path has no variable part', async () => {
    api.on(calls.reference.remove, 1);
    api.on(calls.transactions.remove, 2);
    await expect(http.delete('transactions/9')).resolves.toBe(2);
    expect(api.requests(calls.reference.remove)).toHaveLength(0);
  });

  it('keeps answers back until they are let go', async () => {
    api.on(calls.reference.listLocations, []);
    const release = api.hold(calls.reference.listLocations);
    let isAnswered = false;
    const call = http.get('panels/locations').then(() => (isAnswered = true));
    await new Promise((resolve) => setTimeout(resolve, 5));
    expect(isAnswered).toBe(false);
    release();
    await call;
    expect(isAnswered).toBe(true);
  });

  it('is given up when it keeps an answer back for longer than the call has time', async () => {
    api.on(calls.reference.listLocations, []);
    api.hold(calls.reference.listLocations);
    await expect(http.get('panels/locations', { timeout: 5 })).rejects.toMatchObject({
      code: 'timeout',
    });
  });

  it('refuses, loses answers, and does not know calls', async () => {
    const list = calls.reference.listColors;
    api.fail(list, 429, 'too_many_requests', 'Slowly', { retryAfter: 3 });
    await expect(http.get('panels/colors')).rejects.toMatchObject({ status: 429, retryAfter: 3 });
    api.offline(list);
    await expect(http.get('panels/colors')).rejects.toMatchObject({ isNetwork: true });
    api.unsupported(list);
    await expect(http.get('panels/colors')).rejects.toMatchObject({ isUnsupported: true });
  });
});

describe('a test fails', () => {
  let api: FakeApi;
  const verdict = () => {
    try {
      api.finish();
    } catch (error) {
      return (error as Error).message;
    }
    return 'passed';
  };

  beforeEach(() => {
    api = new FakeApi();
    api.install();
  });

  it('for a call that nobody stubbed', async () => {
    await expect(http.get('panels/brands')).rejects.toMatchObject({ isNetwork: true });
    expect(verdict()).toBe('GET panels/brands is not stubbed');
  });

  it('for a request that the server would refuse', async () => {
    api.on(calls.reference.addBrand, 7);
    await http.post('panels/brand', { body: { brandName: '' } });
    expect(verdict()).toContain('POST panels/brand body brandName');
  });

  it('for a query that the server would refuse', async () => {
    api.on(calls.products.list, []);
    await http.get('products/products', { params: { limit: 'many' } });
    expect(verdict()).toContain('GET products/products query limit: Not a whole number');
  });

  it('for an answer that the server would never give', async () => {
    api.on(calls.reference.listBrands, [brand({ id: -1 })]);
    await http.get('panels/brands');
    expect(verdict()).toContain('GET panels/brands answer data.0.id');
  });

  it('but not for the answer of a plain server', async () => {
    api.on(calls.reference.listBrands, plain([{ id: 'x' }]));
    await http.get('panels/brands');
    expect(verdict()).toBe('passed');
  });

  it('for a code that does not go with its status', () => {
    expect(() => failure(404, 'conflict', 'No')).toThrow('The code conflict goes with 409');
    expect(verdict()).toBe('passed');
  });
});

const brandInput = () => ({ brandName: 'Nike', produced: 'Vietnam', type: 'shoes' });
