import { LANGUAGES } from '@backoffice/contracts';
import { writtenWordsIn } from '@backoffice/contracts/words';

import { describeColumns } from './recognition/column-facts';
import { suggestMapping } from './suggest';
import { readProductType } from './values/product-type';
import { readSetAside } from './values/set-aside';

const STOCK = [
  ...(['productType', 'code', 'name', 'brand', 'produced', 'type', 'color', 'size'] as const),
  ...(['location', 'importPrice', 'stockPrice', 'barcode', 'productCode'] as const),
  ...(['receivedOn', 'setAside'] as const),
];

test.each(LANGUAGES)('the headings and words of our own exports are known in %s', (language) => {
  const { fields: headings, productType, stockReason } = writtenWordsIn(language);
  const fieldsOf = (names: readonly (keyof typeof headings)[]) => {
    const headers = names.map((name) => headings[name === 'type' ? 'specificType' : name]);
    const facts = describeColumns(headers.length).facts();
    const { mapping } = suggestMapping({ headers, facts });
    return { subject: mapping.subject, fields: mapping.columns.map(({ field }) => field) };
  };
  expect(fieldsOf(STOCK)).toEqual({ subject: 'stock', fields: STOCK });
  const lists = {
    brands: ['brand', 'produced', 'productType'],
    colors: ['color', 'albanianName', 'englishName', 'turkishName'],
    numbers: ['size', 'productType'],
    types: ['type', 'productType'],
    locations: ['location'],
    articles: ['articleNumber', 'name', 'articleType', 'quantity'],
  } as const;
  for (const [subject, names] of Object.entries(lists)) {
    expect(fieldsOf(names)).toEqual({ subject, fields: names });
  }
  const types = ['shoes', 'textile', 'accessories'] as const;
  expect(types.map((type) => readProductType(productType[type]))).toEqual(types);
  const reasons = ['damaged', 'unsellable'] as const;
  expect(reasons.map((reason) => readSetAside(stockReason[reason]))).toEqual(reasons);
});
