import { askEarly, takeEarly } from './early';
import { http } from './http';
import { setToken } from './session';

const TOKEN = 'the-token';
const body = { years: [2026], type: 'sales' };
const years = { path: 'transactions/years', body };

const before = globalThis.fetch;
/** Requests that reached the network. */
let asked: { url: string; init: RequestInit }[] = [];

/** Stands in for the network: jsdom has neither `fetch` nor `Response`. */
function answerWith(text: string, status = 200) {
  globalThis.fetch = (url, init = {}) => {
    asked.push({ url: String(url), init });
    const headers = new Map([['date', new Date().toUTCString()]]);
    return Promise.resolve({ status, headers, text: () => Promise.resolve(text) } as never);
  };
}

beforeEach(() => {
  asked = [];
  globalThis.backofficeEarlyCalls = undefined;
  setToken(TOKEN);
});
afterEach(() => {
  globalThis.fetch = before;
});

test('what was asked before the code came answers its call, once', async () => {
  answerWith('{"success":true,"data":[1,2]}');
  askEarly(TOKEN, '/api/v1', [{ path: 'authentication/user' }]);
  askEarly(TOKEN, '/api/v1', [years]);
  expect(asked.map(({ url, init }) => [url, init.method, init.body])).toEqual([
    ['/api/v1/authentication/user', undefined, undefined],
    ['/api/v1/transactions/years', 'POST', JSON.stringify(body)],
  ]);
  expect(asked[0]?.init.headers).toMatchObject({ Authorization: `Bearer ${TOKEN}` });

  await expect(http.post('transactions/years', { body })).resolves.toEqual([1, 2]);
  await expect(http.get('authentication/user')).resolves.toEqual([1, 2]);
  expect(takeEarly(TOKEN, years)).toBeUndefined();
});

test('a refusal reads as one of the network would', async () => {
  answerWith('{"success":false,"code":"forbidden","message":"No"}', 403);
  askEarly(TOKEN, '/api/v1', [years]);
  await expect(http.post('transactions/years', { body })).rejects.toMatchObject({
    status: 403,
    code: 'forbidden',
  });
});

test('without an answer it fails as a call without network does', async () => {
  globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
  askEarly(TOKEN, '/api/v1', [years]);
  await expect(http.post('transactions/years', { body })).rejects.toMatchObject({
    code: 'network',
  });
});

test.each([
  ['another person asks', 'another-token', years],
  ['something else is asked', TOKEN, { ...years, body: { ...body, type: 'bank' } }],
])('an answer stays where %s', (_, token, call) => {
  answerWith('{}');
  askEarly(TOKEN, '/api/v1', [years]);
  expect(takeEarly(token, call)).toBeUndefined();
  expect(takeEarly(TOKEN, years)).toBeDefined();
});

test('an answer that nobody took for a while is too old', () => {
  jest.useFakeTimers();
  answerWith('{}');
  askEarly(TOKEN, '/api/v1', [years]);
  jest.setSystemTime(Date.now() + 11_000);
  expect(takeEarly(TOKEN, years)).toBeUndefined();
  jest.useRealTimers();
});
