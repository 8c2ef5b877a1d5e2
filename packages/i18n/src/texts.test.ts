import i18next from 'i18next';

import { currentLanguage, directionOf, isLanguage } from './language';
import { addTexts, changeLanguage, initI18n } from './texts';

test('texts are added deep, and the first to bring a key wins', () => {
  initI18n('en');
  addTexts('en', { shop: { page: { title: 'Sales' } } });
  addTexts('en', { shop: { page: { title: 'Other', empty: 'Nothing sold' } } });
  expect(i18next.t('page.title', { ns: 'shop' })).toBe('Sales');
  expect(i18next.t('page.empty', { ns: 'shop' })).toBe('Nothing sold');
});

test('gaps stand in single braces, and what fills them stays as it is', () => {
  initI18n('en');
  addTexts('en', { messages: { fieldRequired: '{field} is required!' } });
  const text = i18next.t('fieldRequired', { ns: 'messages', field: 'Size <M> & "L"' });
  expect(text).toBe('Size <M> & "L" is required!');
});

test('English stands in for a text that a language lacks', async () => {
  initI18n('en');
  addTexts('en', { shop: { title: 'Sales' } });
  await changeLanguage('tr');
  expect(currentLanguage()).toBe('tr');
  expect(i18next.t('title', { ns: 'shop' })).toBe('Sales');
});

test('only Arabic runs from right to left', () => {
  expect((['en', 'sq', 'tr', 'ar'] as const).map(directionOf)).toEqual([
    'ltr',
    'ltr',
    'ltr',
    'rtl',
  ]);
  expect(isLanguage('de')).toBe(false);
});
