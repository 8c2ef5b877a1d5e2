import type { ImportMapping } from '@backoffice/contracts';

import { check } from '../../../testing/files/uploads';
import { onServer } from '../../../testing/on-each-engine';
import { openShop, type Shop } from '../../../testing/shop/test-shop';

const FILE =
  'Kodi;Marka;Lloji;Ngjyra;Numri;Sasia;Kosto;Çmimi\nNK-1;Nike;Sneaker;Black;42;1;20;49,90';
const OTHER = FILE.replace('Kodi', 'Code');

onServer('names of a file that stand for others', (server) => {
  let shop: Shop;
  beforeEach(async () => {
    shop = await openShop(server());
  });
  const checked = async (file: string, names?: ImportMapping['names']) => {
    const found = await check(server(), shop, file, (mapping) => ({
      ...mapping,
      defaults: { ...mapping.defaults, productType: 'shoes' },
      ...(names && { names }),
    }));
    const { missing, readAs } = found.checked.check ?? {};
    return { lines: found.lines, types: missing?.types.map(({ name }) => name), readAs };
  };
  const said = { table: 'types', type: 'shoes', name: 'Sneaker' } as const;

  test('are read so in later files too, until that is taken back', async () => {
    expect((await checked(FILE)).types).toEqual(['Sneaker']);

    const decided = await checked(FILE, [{ ...said, is: 'Sneakers' }]);
    expect(decided).toMatchObject({ types: [], readAs: [{ ...said, is: 'Sneakers' }] });
    expect(decided.lines).toMatchObject([{ type: 'Sneakers' }]);
    expect((await checked(OTHER)).lines).toMatchObject([{ type: 'Sneakers' }]);

    expect((await checked(OTHER, [{ ...said, is: null }])).types).toEqual(['Sneaker']);
    expect((await checked(FILE)).types).toEqual(['Sneaker']);
  });

  test('stay new where the company has no such name', async () => {
    const found = await checked(FILE, [{ ...said, is: 'Clogs' }]);
    expect(found).toMatchObject({ types: ['Sneaker'], readAs: [] });
  });
});
