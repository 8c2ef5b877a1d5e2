import { check } from '../../../testing/files/uploads';
import { onServer } from '../../../testing/on-each-engine';
import { openShop, type Shop } from '../../../testing/shop/test-shop';

const HEAD = 'Code;Brand;Type;Color;Size;Quantity;Price;Cost;EAN';
const row = (quantity: number) => `A1;Nike;Sneakers;Black;36-39;${quantity};49.90;20;4006381333931`;
const pieces = (...all: number[]) =>
  all.map((one, place) => ({ size: String(36 + place), pieces: one }));

onServer('a cell that stands for several sizes', (server) => {
  let shop: Shop;
  beforeEach(async () => {
    shop = await openShop(server());
  });
  const checked = (text: string, more: object = {}) =>
    check(server(), shop, text, (mapping) => ({
      ...mapping,
      ...more,
      defaults: { ...mapping.defaults, productType: 'shoes' },
    }));

  test('is asked about, and becomes the pieces that somebody says', async () => {
    const asked = await checked(`${HEAD}\n${row(12)}\n${row(6)}`);
    expect(asked.findings.map(({ reason }) => reason)).toEqual(['size_run', 'size_run']);
    expect(asked.checked.check?.runs).toEqual([
      { run: '36-39', sizes: ['36', '37', '38', '39'], rows: 2, quantity: 18 },
    ]);
    const runs = [{ run: '36-39', pieces: pieces(1, 2, 2, 1) }];
    const found = await checked(`${HEAD}\n${row(12)}`, { runs });
    expect(found.lines).toMatchObject([
      { size: '36', quantity: 2, productCode: null },
      { size: '37', quantity: 4 },
      { size: '38', quantity: 4 },
      { size: '39', quantity: 2 },
    ]);
    expect(found.findings.map(({ level, reason }) => `${level} ${reason}`)).toEqual([
      'warning code_of_many',
    ]);
  });

  test('may be counted in whole runs', async () => {
    const runs = [{ run: '36-39', pieces: pieces(1, 2, 0, 1), isWhole: true }];
    const found = await checked(`${HEAD}\n${row(3)}`, { runs });
    expect(found.lines).toMatchObject([
      { size: '36', quantity: 3 },
      { size: '37', quantity: 6 },
      { size: '39', quantity: 3 },
    ]);
  });

  test('is refused where its quantity makes no whole runs', async () => {
    const runs = [{ run: '36-39', pieces: pieces(1, 2, 2, 1) }];
    const found = await checked(`${HEAD}\n${row(7)}`, { runs });
    expect(found.findings).toMatchObject([{ reason: 'run_quantity', details: { pieces: '6' } }]);
    const none = await checked(`${HEAD}\n${row(7)}`, {
      runs: [{ run: '36-39', pieces: pieces(0) }],
    });
    expect(none.findings).toMatchObject([{ reason: 'run_quantity' }]);
  });

  test('is asked about anew in the next file', async () => {
    const runs = [{ run: '36-39', pieces: pieces(1, 1, 1, 1) }];
    const { id } = await checked(`${HEAD}\n${row(4)}`, { runs });
    const next = await check(server(), shop, `${HEAD}\n${row(8)}`);
    expect(next.id).not.toBe(id);
    expect(next.uploaded.mapping.runs).toBeUndefined();
  });
});
