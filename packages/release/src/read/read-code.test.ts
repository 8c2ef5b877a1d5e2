import { exposedParts } from './read-code';

test('the pages of an area are read from its built code', () => {
  const built = `(self.x||=[]).push([[96],{1(e,n,t){let r={pages:{selling:()=>t.e(1),"day-sales":()=>t.e(2)},texts:async function(e){return{pages:{no:1}}}}}}]);`;
  expect(exposedParts(['let unrelated={pages:{a:1}}', built])).toEqual({
    pages: ['selling', 'day-sales'],
    extensions: [],
    searches: false,
  });
});

test.each([
  ['are spread from elsewhere', 'let r={pages:{...p},texts:1}'],
  ['have computed names', 'let r={pages:{[p]:1},texts:1}'],
  ['are nowhere', 'let r={}'],
])('pages that %s cannot be read', (_, built) => {
  expect(exposedParts([built]).pages).toBeUndefined();
});

test('extensions and search of an area are read from its built code', () => {
  const built = 'let r={pages:{a:1},texts:e,search:()=>1,extensions:{"sell-unit":()=>t.e(1)}}';
  expect(exposedParts([built])).toMatchObject({ extensions: ['sell-unit'], searches: true });
});
