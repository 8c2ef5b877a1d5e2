import { AUDIT_KINDS, LANGUAGES, OTHER, SETTLE_REASONS } from '@backoffice/contracts';
import { AUDIT_KIND, SETTLE_REASON } from '@backoffice/contracts/words';

import ar from '../locales/ar.json';
import en from '../locales/en.json';
import sq from '../locales/sq.json';
import tr from '../locales/tr.json';

test('everything that the audit tells has words', () => {
  const keys = AUDIT_KINDS.map((kind) => kind.replace('.', '_'));
  expect(Object.keys(AUDIT_KIND).sort()).toEqual([...keys, OTHER].sort());
  expect(Object.keys(SETTLE_REASON).sort()).toEqual([...SETTLE_REASONS, OTHER].sort());
});

test.each(LANGUAGES)('in %s, reasons are worded as in exported files', (language) => {
  const { settleReasons } = { ar, en, sq, tr }[language].audit;
  const words = SETTLE_REASONS.map((reason) => [reason, SETTLE_REASON[reason][language]]);
  expect(settleReasons).toEqual(Object.fromEntries(words));
});
