import { readReturnText, returnText } from './return-address';

test('lines of a sale travel in the address', () => {
  const handed = { sale: 12, lines: [340, 341] };
  expect(returnText(handed)).toBe('12:340,341');
  expect(readReturnText('12:340,341')).toEqual(handed);
});

test.each(['', '12', '12:', '12:a', ':3', '12:3,', '12:3:4', '-1:3'])(
  'an address with %j hands over nothing',
  (text) => expect(readReturnText(text)).toBeNull(),
);
