import { AxiosError, type InternalAxiosRequestConfig } from 'axios';

import { ApiError } from './api-error';
import { forgetServerDate, serverAhead } from './clock/server-clock';
import { configure } from './config';
import { http, interceptHttp } from './http';
import { noteLine, noteOffline } from './line';
import { getToken, onSessionChange, setToken } from './session';
import { standInBy } from './stand-in';

let sent: InternalAxiosRequestConfig[] = [];

/** The server's next answers, whatever is asked. */
function answer(body: unknown, status = 200, headers: Record<string, string> = {}): void {
  interceptHttp((config) => {
    sent.push(config);
    return Promise.resolve({ config, status, statusText: '', headers, data: body });
  });
}

const failure = (call: Promise<unknown>): Promise<ApiError> =>
  call.then(
    () => {
      throw new Error('It should have failed');
    },
    (error: unknown) => {
      if (error instanceof ApiError) return error;
      throw error;
    },
  );

beforeEach(() => {
  sent = [];
});

describe('answers', () => {
  it.each([
    ['the data of an envelope', { success: true, data: [1, 2] }, [1, 2]],
    ['data that is false or zero', { success: true, data: 0 }, 0],
    ['data that is null', { success: true, data: null }, null],
    ['a bare list', [{ id: 1 }], [{ id: 1 }]],
    ['a bare record', { user: { id: 1 } }, { user: { id: 1 } }],
    [
      'a body with a success flag and no data',
      { success: true, isValid: true },
      { success: true, isValid: true },
    ],
    ['an envelope without a success flag', { data: 'token' }, 'token'],
    ['an empty body', '', null],
  ])('gives %s', async (_what, body, expected) => {
    answer(body);
    await expect(http.get('panels/brands')).resolves.toEqual(expected);
  });

  it('keeps page and message for those who ask', async () => {
    const page = { total: 7, next: 'abc' };
    answer({ success: true, data: [1], page, message: 'Seven' });
    await expect(http.full('GET', 'products/products')).resolves.toEqual({
      data: [1],
      page,
      message: 'Seven',
    });
  });
});

describe('requests', () => {
  it('go under the base URL with the bearer token, the key and no empty parameters', async () => {
    configure({ apiBaseUrl: 'https://api.example.com/api/v1' });
    setToken('secret');
    answer({ success: true, data: 1 });
    await http.put('products/products', {
      params: { code: '', brand: 'ni', type: undefined, cursor: null },
      body: [{ id: 1 }],
      idempotencyKey: 'key-of-the-draft',
      approval: 'id-of-the-approval',
    });
    configure({ apiBaseUrl: '/api/v1' });

    const [request] = sent;
    expect(request).toMatchObject({
      baseURL: 'https://api.example.com/api/v1',
      url: 'products/products',
      method: 'put',
      data: '[{"id":1}]',
      params: { brand: 'ni' },
    });
    expect(request?.headers.get('Authorization')).toBe('Bearer secret');
    expect(request?.headers.get('Idempotency-Key')).toBe('key-of-the-draft');
    expect(request?.headers.get('Approval')).toBe('id-of-the-approval');
    expect(request?.headers.get('Content-Type')).toBe('application/json');
  });

  it.each(['GET', 'DELETE'] as const)('are JSON without a body too: %s', async (method) => {
    answer([]);
    await http.full(method, 'transactions/7');
    expect(sent[0]?.headers.get('Content-Type')).toBe('application/json');
    expect(sent[0]?.data).toBe('');
  });

  it('carry no Authorization header when nobody is signed in', async () => {
    answer([]);
    await http.get('panels/brands');
    expect(sent[0]?.headers.has('Authorization')).toBe(false);
  });
});

describe('failures', () => {
  it('carry everything that the server said', async () => {
    const conflicts = [{ id: 4, code: 'AB1', sold_at: null, sold_by: 'arta' }];
    const body = {
      success: false,
      code: 'already_sold',
      message: 'AB1 was sold a moment ago',
      fields: { price: 'Too low' },
      conflicts,
      requestId: 'r-1',
    };
    answer(body, 409, { 'retry-after': '12' });
    const error = await failure(http.put('products/products', { body: [] }));
    expect(error).toMatchObject({
      status: 409,
      code: 'already_sold',
      message: 'AB1 was sold a moment ago',
      serverMessage: 'AB1 was sold a moment ago',
      fields: { price: 'Too low' },
      conflicts,
      retryAfter: 12,
      requestId: 'r-1',
      isNetwork: false,
      isDefinite: true,
    });
  });

  it.each([
    [400, 'malformed', true],
    [401, 'unauthorized', false],
    [404, 'not_found', true],
    [409, 'conflict', true],
    [422, 'invalid', true],
    [429, 'too_many_requests', false],
    [500, 'internal', false],
    [503, 'unavailable', false],
    [418, 'unknown', true],
  ])('of a server without codes: %i is %s, definite: %s', async (status, code, isDefinite) => {
    answer('', status);
    await expect(failure(http.get('panels/brands'))).resolves.toMatchObject({
      status,
      code,
      isDefinite,
      serverMessage: undefined,
    });
  });

  it('reads a failure that comes with 200', async () => {
    answer({ success: false, message: 'Code is taken' });
    await expect(failure(http.post('products/products'))).resolves.toMatchObject({
      code: 'rejected',
      message: 'Code is taken',
      isDefinite: true,
    });
  });

  it("takes a web page for no answer: a proxy's, or a server's that answers every path", async () => {
    answer('<!doctype html>', 200, { 'content-type': 'text/html; charset=utf-8' });
    await expect(failure(http.get('company/employees'))).resolves.toMatchObject({
      code: 'web_page',
      isDefinite: false,
      isUnsupported: true,
    });
  });

  it('takes half a JSON text for a broken answer, not for a server without the call', async () => {
    answer('{"success":true,"da', 200, { 'content-type': 'application/json' });
    await expect(failure(http.get('company/employees'))).resolves.toMatchObject({
      code: 'bad_answer',
      isDefinite: false,
      isUnsupported: false,
    });
  });

  it.each([
    ['network', new AxiosError('Network Error', AxiosError.ERR_NETWORK)],
    ['timeout', new AxiosError('timeout of 30000ms exceeded', AxiosError.ECONNABORTED)],
  ])('on the way: %s', async (code, cause) => {
    interceptHttp(() => Promise.reject(cause));
    await expect(failure(http.get('panels/brands'))).resolves.toMatchObject({
      status: 0,
      code,
      isNetwork: true,
      isDefinite: false,
      cause,
    });
  });

  it('tells a cancelled call from a lost one', async () => {
    const controller = new AbortController();
    controller.abort();
    const error = await failure(http.get('panels/brands', { signal: controller.signal }));
    expect(error).toMatchObject({ code: 'cancelled', isNetwork: false });
  });

  it('understands a date in Retry-After', async () => {
    const inOneMinute = new Date(Date.now() + 60_000).toUTCString();
    answer('', 429, { 'retry-after': inOneMinute });
    const { retryAfter } = await failure(http.post('authentication/login'));
    expect(retryAfter).toBeGreaterThan(57);
    expect(retryAfter).toBeLessThanOrEqual(60);
  });
});

describe('a 401', () => {
  const unauthorized = { success: false, code: 'unauthorized', message: 'Sign in again' };

  it('ends the session when it answers the current token', async () => {
    setToken('current');
    const changes: string[] = [];
    const stop = onSessionChange(({ cause }) => changes.push(cause));
    answer(unauthorized, 401);
    await failure(http.get('panels/brands'));
    stop();
    expect(getToken()).toBeNull();
    expect(changes).toEqual(['expired']);
  });

  it('that comes late, for a token of before, leaves the new session alone', async () => {
    setToken('old');
    interceptHttp((config) => {
      setToken('new');
      return Promise.resolve({
        config,
        status: 401,
        statusText: '',
        headers: {},
        data: unauthorized,
      });
    });
    await failure(http.get('panels/brands'));
    expect(getToken()).toBe('new');
  });

  it('adopts the token that another tab has stored meanwhile', async () => {
    setToken('old');
    localStorage.setItem('backoffice.token', 'of-another-tab');
    answer(unauthorized, 401);
    await failure(http.get('panels/brands'));
    expect(getToken()).toBe('of-another-tab');
    expect(localStorage.getItem('backoffice.token')).toBe('of-another-tab');
  });

  it('about what was typed keeps the session', async () => {
    setToken('current');
    answer(unauthorized, 401);
    await failure(http.put('authentication/password', { keepsSession: true }));
    expect(getToken()).toBe('current');
  });
});

it('reads the clock of the server alone, not of a proxy before it', async () => {
  forgetServerDate();
  answer('<h1>502</h1>', 502, { date: new Date(Date.now() + 86_400_000).toUTCString() });
  await failure(http.get('panels/brands'));
  expect(serverAhead()).toBeNull();
  answer([], 200, { date: new Date().toUTCString() });
  await http.get('panels/brands');
  expect(Math.abs(serverAhead() ?? NaN)).toBeLessThanOrEqual(1_000);
});

describe('a till that goes on without a line', () => {
  const refusal = { success: false, code: 'conflict', message: 'Not among the goods' };
  const standIn = jest.fn();
  const sell = (idempotencyKey: string) => http.post('sales', { body: {}, idempotencyKey });
  const cut = () =>
    interceptHttp(() => Promise.reject(new AxiosError('cut', AxiosError.ERR_NETWORK)));

  beforeEach(() => {
    standIn.mockReset().mockResolvedValue({ status: 409, data: refusal });
    standInBy(async () => ({ answer: standIn }));
  });
  afterEach(() => {
    standInBy(undefined);
    noteLine(true);
  });

  it('is told why it may not sell', async () => {
    noteOffline();
    expect(await failure(sell('never-sent'))).toMatchObject({ status: 409, isDefinite: true });
  });

  it.each([
    { what: 'with no answer', lose: cut, code: 'network' },
    { what: 'at a proxy', lose: () => answer('<h1>502</h1>', 502), code: 'unknown' },
  ])('isn’t told that nothing was sold where its request ended $what', async ({ lose, code }) => {
    lose();
    expect(await failure(sell(code))).toMatchObject({ code, isDefinite: false });
    noteOffline();
    expect(await failure(sell(code))).toMatchObject({ code, isDefinite: false });
    standIn.mockResolvedValue({ status: 200, data: { success: true, data: 'slip' } });
    expect(await sell(code)).toBe('slip');
  });

  it('is told by the server what became of it', async () => {
    cut();
    await failure(sell('told'));
    answer(refusal, 409);
    expect(await failure(sell('told'))).toMatchObject({ isDefinite: true });
    noteOffline();
    expect(await failure(sell('told'))).toMatchObject({ isDefinite: true });
  });
});
