import {
  clearToken,
  createQueryClient,
  getToken,
  noteLine,
  onSessionChange,
  setToken,
} from '@backoffice/api-client';
import { productQueries } from '@backoffice/api-client/resources/products';
import { saleMutations, saleQueries } from '@backoffice/api-client/resources/sales';
import { calls, DAY, fakeApi, productRow, saleRow, sold } from '@backoffice/testing';
import { MutationObserver, QueryObserver, type QueryClient } from '@tanstack/react-query';

const api = fakeApi();
let client: QueryClient;

beforeEach(() => {
  client = createQueryClient({ retryDelay: 0 });
});

afterEach(() => client.clear());

const sellOne = () =>
  new MutationObserver(client, saleMutations.sell()).mutate({
    input: [
      { id: 1, regular_price: '60.00', price: '60.00', paymentType: 'cash', sale_type: 'store' },
    ],
    idempotencyKey: 'key-of-the-basket',
  });

/** A list that stays on screen; resolves with how to leave it, once it has its first data. */
async function showSales(): Promise<() => void> {
  const observer = new QueryObserver(client, saleQueries.ofDay(DAY));
  const leave = observer.subscribe(() => undefined);
  await observer.fetchOptimistic(observer.options);
  return leave;
}

const salesRequests = () => api.requests(calls.sales.ofDay).length;

describe('queries', () => {
  it.each([
    ['a server that fails', () => api.fail(calls.sales.ofDay, 500, 'internal', 'No')],
    ['a network that is down', () => api.offline(calls.sales.ofDay)],
  ])('are tried three times with %s', async (_what, breakIt) => {
    breakIt();
    await expect(client.fetchQuery(saleQueries.ofDay(DAY))).rejects.toMatchObject({
      name: 'ApiError',
    });
    expect(salesRequests()).toBe(3);
  });

  it('are given up after 30 seconds, and tried again after one and after two more', async () => {
    // A line that is known to be away is waited for less long.
    noteLine(true);
    jest.useFakeTimers();
    client = createQueryClient();
    api.on(calls.sales.ofDay, []);
    api.hold(calls.sales.ofDay);
    const verdict = client.fetchQuery(saleQueries.ofDay(DAY)).catch((error: unknown) => error);
    const after = async (time: number) => {
      await jest.advanceTimersByTimeAsync(time);
      return salesRequests();
    };
    expect(await after(30_999)).toBe(1);
    expect(await after(1)).toBe(2);
    expect(await after(31_999)).toBe(2);
    expect(await after(1)).toBe(3);
    expect(await after(30_000)).toBe(3);
    await expect(verdict).resolves.toMatchObject({ code: 'timeout', isNetwork: true });
  });

  it('are tried once when the server refuses them', async () => {
    api.fail(calls.sales.ofDay, 422, 'invalid', 'No such day');
    await expect(client.fetchQuery(saleQueries.ofDay(DAY))).rejects.toThrow('No such day');
    expect(salesRequests()).toBe(1);
  });

  it('are refetched at every mount; a failed refetch keeps what was there', async () => {
    api.on(calls.sales.ofDay, [saleRow()]);
    (await showSales())();
    api.fail(calls.sales.ofDay, 422, 'invalid', 'No');
    const observer = new QueryObserver(client, saleQueries.ofDay(DAY));
    await new Promise<void>((resolve) => {
      observer.subscribe((result) => result.isError && resolve());
    });
    expect(observer.getCurrentResult().data).toHaveLength(1);
  });
});

describe('mutations', () => {
  it('refresh what they name, on screen and unseen, and nothing else', async () => {
    api.on(calls.sales.ofDay, [saleRow()]);
    api.on(calls.products.list, [productRow()]);
    api.on(calls.sales.sell, sold());
    const leave = await showSales();
    await client.fetchInfiniteQuery(productQueries.list({ code: 'AB' }));
    client.setQueryData(['panels', 'list'], []);

    await sellOne();
    await Promise.resolve();
    expect(salesRequests()).toBe(2);
    const isInvalidated = (root: string) =>
      client.getQueryCache().find({ queryKey: [root], exact: false })?.state.isInvalidated;
    expect(isInvalidated('products')).toBe(true);
    expect(isInvalidated('panels')).toBe(false);
    leave();
  });

  it('refresh what they name when somebody else was faster', async () => {
    api.on(calls.sales.ofDay, []);
    api.fail(calls.sales.sell, 409, 'already_sold', 'Sold a moment ago');
    const leave = await showSales();
    await expect(sellOne()).rejects.toThrow('Sold a moment ago');
    expect(salesRequests()).toBe(2);
    leave();
  });

  it('are never repeated by the library', async () => {
    api.offline(calls.sales.sell);
    await expect(sellOne()).rejects.toMatchObject({ isNetwork: true });
    expect(api.requests(calls.sales.sell)).toHaveLength(1);
  });
});

describe('another session', () => {
  beforeEach(() => setToken('first'));

  it('signed out: nothing is left', async () => {
    api.on(calls.sales.ofDay, [saleRow()]);
    (await showSales())();
    clearToken();
    expect(client.getQueryCache().getAll()).toHaveLength(0);
  });

  it('signed out with a list on screen: nothing more is asked', async () => {
    api.on(calls.sales.ofDay, [saleRow()]);
    const leave = await showSales();
    clearToken();
    await Promise.resolve();
    expect(salesRequests()).toBe(1);
    expect(client.getQueryCache().getAll()).toHaveLength(0);
    leave();
  });

  it('that expired while selling: the sale has failed, and its key stays good', async () => {
    api.fail(calls.sales.sell, 401, 'unauthorized', 'Sign in again');
    await expect(sellOne()).rejects.toMatchObject({ status: 401, isDefinite: false });
    expect(getToken()).toBeNull();
  });

  it('of another person in another tab: screens forget and ask again as the new one', async () => {
    api.on(calls.sales.ofDay, ({ token }) =>
      token === 'first' ? [saleRow({ seller: 'arta' })] : [saleRow({ seller: 'besa' })],
    );
    const observer = new QueryObserver(client, saleQueries.ofDay(DAY));
    const seen: (string | null | undefined)[] = [];
    const asked = new Promise<void>((resolve) => {
      observer.subscribe(({ data }) => {
        seen.push(data?.[0]?.seller);
        if (seen.at(-1) === 'besa') resolve();
        else if (seen.at(-1) === 'arta' && seen.length < 3) switchUser();
      });
    });
    const switchUser = () => {
      localStorage.setItem('backoffice.token', 'second');
      window.dispatchEvent(new StorageEvent('storage', { key: 'backoffice.token' }));
    };
    await asked;
    expect(seen.slice(seen.indexOf('arta') + 1)).not.toContain('arta');
  });

  it('is told before the listeners that came later, so that no screen sees old data', async () => {
    api.on(calls.sales.ofDay, [saleRow()]);
    (await showSales())();
    let left = -1;
    const stop = onSessionChange(() => {
      left = client.getQueryCache().getAll().length;
    });
    clearToken();
    stop();
    expect(left).toBe(0);
  });
});
