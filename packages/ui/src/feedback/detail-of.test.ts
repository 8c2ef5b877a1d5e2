import { ApiError, type ApiErrorDetails } from '@backoffice/api-client';
import { addTexts, initI18n, LANGUAGES } from '@backoffice/i18n';

import { uiTexts } from '../ui-texts';
import { detailOf } from './detail-of';

const failed = (details: Partial<ApiErrorDetails>) =>
  new ApiError({ status: 500, code: 'internal', ...details });

beforeEach(async () => {
  initI18n('en');
  addTexts('en', await uiTexts('en'));
});

test.each<[string, Partial<ApiErrorDetails>, string]>([
  ["the server's own words", { serverMessage: 'Code is taken', status: 409 }, 'Code is taken'],
  [
    'its words and the number to ask support about',
    { serverMessage: 'Something broke', requestId: 'r-17' },
    'Something broke (reference r-17)',
  ],
  ['a failure without words', {}, 'Something went wrong on the server'],
  [
    'a failure without words, with a number',
    { requestId: 'r-17' },
    'Something went wrong on the server (reference r-17)',
  ],
  [
    'a gateway that gave up',
    { status: 502, code: 'unknown' },
    'Something went wrong on the server',
  ],
  [
    'a server that is away',
    { status: 503, code: 'unavailable' },
    'The server is busy or down for maintenance',
  ],
  ['a no without a reason', { status: 200, code: 'rejected' }, 'The server refused this'],
  ['a refusal without a reason', { status: 409, code: 'conflict' }, 'The server refused this'],
  ['a right that is missing', { status: 403, code: 'forbidden' }, 'You may not do this'],
  [
    'a code that nobody knows',
    { status: 418, code: 'teapot' as 'unknown' },
    'The server refused this',
  ],
  ['no line', { status: 0, code: 'network' }, 'The server cannot be reached'],
])('%s', (_name, details, text) => {
  expect(detailOf(failed(details))).toBe(text);
});

test('a refusal that is explained needs no number', () => {
  const refused = failed({ status: 422, code: 'invalid', serverMessage: 'No', requestId: 'r-17' });
  expect(detailOf(refused)).toBe('No');
});

test('no language shows the number of a status', async () => {
  for (const language of LANGUAGES) {
    initI18n(language);
    addTexts(language, await uiTexts(language));
    for (const status of [200, 400, 404, 418, 500, 502, 504]) {
      const text = detailOf(failed({ status, code: status === 200 ? 'rejected' : 'unknown' }));
      expect(text).toMatch(/\p{L}{3}/u);
      expect(text).not.toMatch(/\d/);
    }
  }
});

test('an error of the browser is not shown in its own words', () => {
  expect(detailOf(new TypeError('x is undefined'))).toBeUndefined();
});
