import { nearNames } from './near-names';

const named = (name: string, ...others: string[]) => ({ name, others, type: null });

test('a name that is spelled otherwise finds the company’s', () => {
  const types = [named('Sandals'), named('Sneakers'), named('Boots')];
  expect(nearNames(types)({ name: 'Sandale' })).toEqual(['Sandals']);
  expect(nearNames(types)({ name: 'sneaker' })[0]).toBe('Sneakers');
  expect(nearNames(types)({ name: 'Ballerinas' })).not.toContain('Boots');
});

test('a color is found by what it is called in another language', () => {
  const colors = [
    named('Blue', 'E kaltër', 'Blue', 'Mavi'),
    named('Red', 'E kuqe', 'Red', 'Kırmızı'),
  ];
  expect(nearNames(colors)({ name: 'Kaltër' })[0]).toBe('Blue');
  expect(nearNames(colors)({ name: 'kuqe' })[0]).toBe('Red');
});

test('a name counts only within its product type', () => {
  const brands = [{ name: 'Adidas', others: [], type: 'textile' }];
  expect(nearNames(brands)({ name: 'Adiddas', type: 'shoes' })).toEqual([]);
  expect(nearNames(brands)({ name: 'Adiddas', type: 'textile' })).toEqual(['Adidas']);
});
