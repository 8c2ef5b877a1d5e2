import { ApiError } from '@backoffice/api-client';
import { LANGUAGES, type Language, PARAM_KINDS, type Param } from '@backoffice/contracts';
import { inEnglish, REFUSALS } from '@backoffice/contracts/refusals';
import { initI18n } from '@backoffice/i18n';

import { refusalText } from './refusal-text';
import { loadRefusals } from './refusal-texts';
import ar from './texts/ar.json';
import en from './texts/en';
import sq from './texts/sq.json';
import tr from './texts/tr.json';

const TEXTS: Record<Language, Record<string, string>> = { en, sq, tr, ar };
const UNWORDED = 'In the words of the server';

/** Makes one key of a counted reason, as languages have one text for it or one for each plural. */
const base = (key: string) => key.replace(/^(things_.+)_(?:one|other)$/, '$1');
const reasons = [...new Set(Object.keys(REFUSALS).map(base))].sort();
const englishOf = (reason: string) => en[reason] ?? en[`${reason}_other`] ?? '';
const gapsIn = (text: string) =>
  [...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name).sort();

const OF_KIND: Record<string, Param> = {
  euros: '1250.50',
  difference: '-5.01',
  day: '2026-11-25',
  moment: '2026-11-25 10:00',
  clauses: [{ reason: 'nothing_moves' }],
};
const kindOf = (name: string): string | undefined => (PARAM_KINDS as Record<string, string>)[name];

/** A value for each gap, by which the test finds the gap in the text again. */
function paramsFor(reason: string): Record<string, Param> {
  const gaps = gapsIn(englishOf(reason));
  const values = gaps.map((name) => [name, OF_KIND[kindOf(name) ?? ''] ?? `<${name}>`] as const);
  return { count: 3, ...Object.fromEntries(values) };
}

const refused = (reason: string) =>
  new ApiError({
    status: 409,
    code: 'conflict',
    serverMessage: UNWORDED,
    reason,
    params: paramsFor(reason),
  });

describe.each(LANGUAGES)('refusals: %s', (language) => {
  const texts = TEXTS[language];

  beforeEach(async () => {
    initI18n(language);
    await loadRefusals(language);
  });

  test('every reason has a text with the gaps of the English one, and there is no other', () => {
    expect([...new Set(Object.keys(texts).map(base))].sort()).toEqual(reasons);
    const wrong = Object.entries(texts).filter(
      ([key, text]) =>
        text.trim() === '' || String(gapsIn(text)) !== String(gapsIn(englishOf(base(key)))),
    );
    expect(wrong).toEqual([]);
  });

  test('every reason is worded, with all that fills it', () => {
    for (const reason of reasons) {
      const text = refusalText(refused(reason)) ?? UNWORDED;
      const plain = gapsIn(englishOf(reason)).filter((name) => kindOf(name) === undefined);
      expect([reason, text.includes(UNWORDED), gapsIn(text)]).toEqual([reason, false, []]);
      expect([reason, plain.filter((name) => !text.includes(`<${name}>`))]).toEqual([reason, []]);
    }
  });
});

test('the English is what the server says', async () => {
  initI18n('en');
  await loadRefusals('en');
  const isPlain = (reason: string) =>
    gapsIn(englishOf(reason)).every((name) => [undefined, 'clauses'].includes(kindOf(name)));
  for (const reason of reasons.filter(isPlain)) {
    const said = inEnglish({ reason, params: paramsFor(reason) });
    expect(refusalText(refused(reason))).toBe(said);
  }
});

test.each<[Language, string]>([
  ['en', 'AB1, now €1,200.00, would cost €0.00'],
  ['sq', 'AB1, tani 1200,00\u00a0€, do të kushtonte 0,00\u00a0€'],
])('amounts stand as %s writes them', async (language, text) => {
  initI18n(language);
  await loadRefusals(language);
  const params = { code: 'AB1', price: '1200.00', new_price: '0.00' };
  expect(refusalText(new ApiError({ ...refused('no_price'), params }))).toBe(text);
});

test('one sentence words a long list, a reason for one unit, and a plural', async () => {
  initI18n('sq');
  await loadRefusals('sq');
  const lost = { code: 'AB1', id: '7', what: { reason: 'out_lost' } };
  const listed = ['AB2 (8)', { reason: 'unit_and_what', params: lost }];
  const units = { reason: 'and_more', params: { listed, more: 1200 } };
  expect(refusalText(new ApiError({ ...refused('not_in_stock'), params: { units } }))).toBe(
    'Nuk janë në stok: AB2 (8), AB1 (7, e humbur) dhe 1200 të tjera',
  );
  const used = {
    item: { reason: 'item_brand' },
    name: 'Nike',
    amount: 1,
    things: { reason: 'things_product', params: { count: 1 } },
  };
  expect(refusalText(new ApiError({ ...refused('item_in_use'), params: used }))).toBe(
    'Marka "Nike" përdoret nga 1 produkt',
  );
});

test('the words of the server are shown until the texts load, and for unknown reasons', async () => {
  initI18n('tr');
  expect(refusalText(refused('sign_in_first'))).toBe(UNWORDED);
  await loadRefusals('tr');
  expect(refusalText(new ApiError({ ...refused('sign_in_first'), reason: 'of_tomorrow' }))).toBe(
    UNWORDED,
  );
  const older = new ApiError({ ...refused('already_sold'), params: {} });
  expect(refusalText(older)).toBe(UNWORDED);
});
