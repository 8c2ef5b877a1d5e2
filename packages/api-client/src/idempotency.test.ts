import { ApiError } from './api-error';
import { createIdempotencyKey, DraftKey } from './idempotency';

const refused = (status: number) => new ApiError({ status, code: 'unknown' });

it('makes keys that differ and that the server takes', () => {
  const keys = Array.from({ length: 100 }, createIdempotencyKey);
  expect(new Set(keys).size).toBe(100);
  for (const key of keys) expect(key).toMatch(/^[0-9a-f]{32}$/);
});

it.each([
  ['the network is lost', new ApiError({ status: 0, code: 'network' })],
  ['no answer comes in time', new ApiError({ status: 0, code: 'timeout' })],
  ['the server fails', refused(500)],
  ['the session ends, since an earlier attempt may have worked', refused(401)],
  ['the server asks for patience', refused(429)],
  ['something else breaks', new TypeError('x is undefined')],
])('the same work keeps its key when %s', (_what, error) => {
  const key = new DraftKey();
  const before = key.value;
  key.settle(error);
  expect(key.value).toBe(before);
});

it.each([400, 404, 409, 413, 422])(
  'a definite %i ends the work: the next try is a new one',
  (status) => {
    const key = new DraftKey();
    const before = key.value;
    key.settle(refused(status));
    expect(key.value).not.toBe(before);
  },
);

it('a success ends the work', () => {
  const key = new DraftKey();
  const before = key.value;
  key.settle();
  expect(key.value).not.toBe(before);
});

it('survives a reload with its draft', () => {
  const key = new DraftKey();
  expect(new DraftKey(key.value).value).toBe(key.value);
});
