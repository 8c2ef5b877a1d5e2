import { csvText } from './csv';

interface Row {
  code: string | null;
  price: string | number | null;
}

const columns = [
  { header: 'Code', csv: (row: Row) => row.code },
  { header: 'Price, €', csv: (row: Row) => row.price },
  { header: 'Buttons' },
];
const lines = (rows: Row[]) => csvText(columns, rows).split('\r\n');

test('begins with a byte order mark and the heads of the written columns', () => {
  expect(lines([])).toEqual(['\uFEFFCode,"Price, €"', '']);
});

test.each([
  ['AIR-1', '45.50', 'AIR-1,45.50'],
  ['a "b"', 12, '"a ""b""",12'],
  ['two\nlines', null, '"two\nlines",'],
  [null, -3, ',-3'],
  ['=1+1', '-4.20', "'=1+1,-4.20"],
  ['+383 44', '@x', "'+383 44,'@x"],
  ['-cmd|calc', '\tx', "'-cmd|calc,'\tx"],
  ['＝1+1', '－2', "'＝1+1,'－2"],
  ['Çizme ë', 1, 'Çizme ë,1'],
])('%j and %j', (code, price, line) => {
  expect(csvText(columns, [{ code, price }]).split('\r\n')[1]).toBe(line);
});
