import { askEarly, takeEarly } from './early';
import { http } from './http';
import { setToken } from './session';

const TOKEN = 'the-token';
const USER = 'authentication/user';

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

test('a request sent before the code arrived answers its call, once', async () => {
  answerWith('{"success":true,"data":[1,2]}');
  askEarly(TOKEN, '/api/v1', [USER]);
  expect(asked.map(({ url }) => url)).toEqual(['/api/v1/authentication/user']);
  expect(asked[0]?.init.headers).toMatchObject({ Authorization: `Bearer ${TOKEN}` });

  await expect(http.get(USER)).resolves.toEqual([1, 2]);
  expect(takeEarly(TOKEN, USER)).toBeUndefined();
});

test('a refusal reads as one of the network would', async () => {
  answerWith('{"success":false,"code":"forbidden","message":"No"}', 403);
  askEarly(TOKEN, '/api/v1', [USER]);
  await expect(http.get(USER)).rejects.toMatchObject({
    status: 403,
    code: 'forbidden',
  });
});

test('without an answer it fails as a call without network does', async () => {
  globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
  askEarly(TOKEN, '/api/v1', [USER]);
  await expect(http.get(USER)).rejects.toMatchObject({
    code: 'network',
  });
});

test.each([
  ['another person asks', 'another-token', USER],
  ['something else is asked', TOKEN, 'authentication/verify-token'],
])('an early answer is not used when %s', (_, token, path) => {
  answerWith('{}');
  askEarly(TOKEN, '/api/v1', [USER]);
  expect(takeEarly(token, path)).toBeUndefined();
  expect(takeEarly(TOKEN, USER)).toBeDefined();
});

test('an answer that nobody took for a while is too old', () => {
  jest.useFakeTimers();
  answerWith('{}');
  askEarly(TOKEN, '/api/v1', [USER]);
  jest.setSystemTime(Date.now() + 11_000);
  expect(takeEarly(TOKEN, USER)).toBeUndefined();
  jest.useRealTimers();
});
