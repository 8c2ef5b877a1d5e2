import { check } from '../../../testing/files/uploads';
import { onServer } from '../../../testing/on-each-engine';
import { openShop, type Shop } from '../../../testing/shop/test-shop';

onServer('the check of an import without stock', (server) => {
  let shop: Shop;
  beforeEach(async () => {
    shop = await openShop(server());
  });
  const checked = (text: string) => check(server(), shop, text);

  test('lists new reference data and reports known items', async () => {
    const brands = await checked(
      'Marka;Prodhuar në;Lloji i produktit\nNIKE;;Këpucë\nPuma;Italia;Shoes\nPuma;;Ayakkabı\nPuma;;Bikes',
    );
    expect(brands.findings.map(({ line, reason }) => [line, reason])).toEqual([
      [5, 'unknown_product_type'],
      [2, 'known'],
      [4, 'repeated'],
    ]);
    const colors = await checked('Ngjyra;Emri anglisht\nKuqe;Red\nBlack;\nBlu;');
    expect(colors.checked).toMatchObject({ total: 2, check: { items: 2, known: 1, skipped: 1 } });
    expect(colors.lines).toEqual([
      {
        is: 'item',
        line: 2,
        kind: 'color',
        input: { colorName: 'Kuqe', albanianName: 'Kuqe', englishName: 'Red', turkishName: 'Kuqe' },
      },
      expect.objectContaining({ line: 4 }),
    ]);
    const sizes = await checked('Size;Product type\n42,0;shoes\n44;shoes\nXL;accessories');
    expect(sizes.findings.map(({ line, reason }) => [line, reason])).toEqual([
      [4, 'unknown_product_type'],
      [2, 'known'],
    ]);
    const places = await checked('Lokacioni\nPrizren\nPejë');
    expect(places.lines).toEqual([
      { is: 'item', line: 3, kind: 'location', input: { name: 'Pejë' } },
    ]);
    const types = await checked('Specific type;Product type\nBoots;shoes');
    expect(types.lines).toMatchObject([{ kind: 'type', input: { specificType: 'Boots' } }]);
  });

  test('articles come in with their quantity; to one that is known it is added', async () => {
    const { lines, checked: found } = await checked(
      'Article number;Name;Quantity\nA-1;Socks;5\nA-2;;1\nA-1;Socks;2',
    );
    expect(lines).toEqual([]);
    expect(found.check).toMatchObject({ errors: 1 });
    const right = await checked('Article number;Name;Quantity\nA-1;Socks;5\nA-2;Belts;');
    expect(right.lines).toEqual([
      { is: 'article', line: 2, articleNumber: 'A-1', name: 'Socks', type: 'article', quantity: 5 },
      { is: 'article', line: 3, articleNumber: 'A-2', name: 'Belts', type: 'article', quantity: 0 },
    ]);
  });
});
