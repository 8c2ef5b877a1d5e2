import { formatDay } from './date-formats';
import { changeLanguage, initI18n } from './texts';
import { typedDay } from './typed-day';

beforeAll(() => initI18n('en'));
afterEach(() => changeLanguage('en'));

test.each([
  ['2026-11-26', '2026-11-26'],
  ['2026-2-3', '2026-02-03'],
  ['26.11.2026', '2026-11-26'],
  ['26/11/2026', '2026-11-26'],
  ['3.2.27', '2027-02-03'],
  [' 26 nov 2025 ', '2025-11-26'],
  ['26 November', '2026-11-26'],
  ['Nov 26', '2026-11-26'],
  ['3.2.', '2026-02-03'],
  ['0302', '2026-02-03'],
  ['030227', '2027-02-03'],
  ['26112025', '2025-11-26'],
  ['7', '2026-11-07'],
  ['٢٦/١١/٢٠٢٦', '2026-11-26'],
])('"%s" is %s', (text, day) => {
  expect(typedDay(text, '2026-11-20')).toBe(day);
});

test.each(['', '31.2.2026', '0', '32', '1.13', '26 foo 2026', '1.2.3.4', '26.11.226', '123', 'AB'])(
  '"%s" is no day',
  (text) => {
    expect(typedDay(text, '2026-11-20')).toBeNull();
  },
);

test.each(['en', 'sq', 'tr', 'ar'] as const)('what %s shows is read back', async (language) => {
  await changeLanguage(language);
  for (const day of ['2026-01-09', '2026-05-31', '2026-08-01', '2026-12-24']) {
    expect(typedDay(formatDay(day), '2020-01-01')).toBe(day);
    expect(typedDay(formatDay(day, { dateStyle: 'long' }), '2020-01-01')).toBe(day);
  }
});
