import { compareSizes } from './size-order';

describe('compareSizes', () => {
  it.each([
    [
      ['37', '36.5', '36', '40'],
      ['36', '36.5', '37', '40'],
    ],
    [
      ['XL', 'S', 'L', 'M', 'XS', 'XXL', 'XXS'],
      ['XXS', 'XS', 'S', 'M', 'L', 'XL', 'XXL'],
    ],
    [
      ['3XL', 'XXL', '4XL', 'XL', '5XL', '2XS'],
      ['2XS', 'XL', 'XXL', '3XL', '4XL', '5XL'],
    ],
    [
      ['M', '42', 'one size', '9', 's'],
      ['9', '42', 's', 'M', 'one size'],
    ],
    [
      ['37,5', '38', '37'],
      ['37', '37,5', '38'],
    ],
    [
      ['EU 40', 'EU 9'],
      ['EU 9', 'EU 40'],
    ],
  ])('sorts %j as %j', (sizes, sorted) => {
    expect([...sizes].sort(compareSizes)).toEqual(sorted);
  });
});
