import { readStored, readStoredJson, writeStored, writeStoredJson } from './storage';

const refuse = () => {
  throw new DOMException('Refused', 'SecurityError');
};

test('remembers texts and JSON values under a name of this product', () => {
  expect(writeStored('language', 'tr')).toBe(true);
  expect(writeStoredJson('scanner', { maxGap: 50 })).toBe(true);
  expect(localStorage.getItem('backoffice.language')).toBe('tr');
  expect(readStored('language')).toBe('tr');
  expect(readStoredJson('scanner')).toEqual({ maxGap: 50 });
  writeStored('language', null);
  expect(readStored('language')).toBeNull();
});

test.each(['', '{"maxGap":', 'nonsense'])('takes %j for no JSON value', (rubbish) => {
  localStorage.setItem('backoffice.scanner', rubbish);
  expect(readStoredJson('scanner')).toBeUndefined();
});

test('nothing breaks where storage is full or refused: nothing is remembered', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
  jest.spyOn(Storage.prototype, 'removeItem').mockImplementation(refuse);
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
  expect(writeStored('language', 'tr')).toBe(false);
  expect(writeStored('language', null)).toBe(false);
  expect(writeStoredJson('scanner', {})).toBe(false);
  expect(readStored('language')).toBeNull();
  expect(readStoredJson('scanner')).toBeUndefined();
});
