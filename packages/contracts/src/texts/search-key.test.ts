import { searchKey } from './search-key';

test.each([
  ['ËMRI Çizme', 'emri cizme'],
  ['IŞIK', 'isik'],
  ['ışık', 'isik'],
  ['İŞIK', 'isik'],
  ['Weiß', 'weiss'],
  ['GRÖSSE', 'grosse'],
  ['ＡＢ－４１', 'ab-41'],
  ['AB-٤١', 'ab-41'],
  ['أحذية', 'احذية'],
  ['  Nike\u00a0', 'nike'],
  ['Łódź', 'łodz'],
])('%s is searched as %s', (text, key) => {
  expect(searchKey(text)).toBe(key);
});

test('a key is searched as itself', () => {
  for (const text of ['IŞIK ½', 'Straße', 'Ǆ ﬁ ㎏', 'ΟΔΟΣ']) {
    expect(searchKey(searchKey(text))).toBe(searchKey(text));
  }
});
