import type { ImportMapping } from '@backoffice/contracts';

import { check, upload } from '../../../testing/files/uploads';
import { onServer } from '../../../testing/on-each-engine';
import { openShop, type Shop } from '../../../testing/shop/test-shop';

const HEAD = 'Kodi;Marka;Lloji;Ngjyra;Numri;Sasia;Çmimi i blerjes;Çmimi i shitjes';
const file = (...rows: string[]) => [HEAD, ...rows].join('\n');

onServer('rows that are left out of an import', (server) => {
  let shop: Shop;
  beforeEach(async () => {
    shop = await openShop(server());
  });
  const checked = (text: string, mend: (mapping: ImportMapping) => object) =>
    check(server(), shop, text, mend);

  test('books what is right where wrong rows are left out, by line, by reason, or all', async () => {
    const text = file(
      'NK-1;Nike;Sneakers;Black;42;1;20,00;49,90',
      ';Nike;Sneakers;Black;42;1;20,00;49,90',
      'NK-1;Nike;Sneakers;Black;36-Feb;1;20,00;49,90',
      'NK-1;Nike;Sneakers;Black;43;x;20,00;49,90',
      'NK-1;Nike;Sneakers;Black;44;1;20,00;49,90',
    );
    const leaving = async (leaveOut: ImportMapping['leaveOut']) => {
      const {
        checked: found,
        lines,
        findings,
      } = await checked(text, (mapping) => ({
        ...mapping,
        leaveOut,
      }));
      const { errors, left, units } = found.check ?? {};
      const told = findings.map(({ line, level, reason }) => `${line} ${level} ${reason}`);
      return { errors, left, units, booked: lines.length, told };
    };
    expect(await leaving({ reasons: ['size_is_day'] })).toEqual({
      ...{ errors: 2, left: 1, units: 2, booked: 0 },
      told: ['3 error required', '5 error not_quantity', '4 left size_is_day'],
    });
    expect(await leaving({ reasons: ['size_is_day', 'required'], lines: [5] })).toEqual({
      ...{ errors: 0, left: 3, units: 2, booked: 2 },
      told: ['3 left required', '4 left size_is_day', '5 left not_quantity'],
    });
    expect(await leaving({ all: true })).toMatchObject({ errors: 0, left: 3, booked: 2 });
    expect((await upload(server(), shop, text)).mapping).not.toHaveProperty('leaveOut');
  });

  test('what is wrong with the whole file is not left out with its rows', async () => {
    const text = ['Kodi;Marka;Sasia', 'NK-1;Nike;1'].join('\n');
    const { checked: found, findings } = await checked(text, (mapping) => ({
      ...mapping,
      leaveOut: { all: true },
    }));
    expect(found.check?.errors).toBeGreaterThan(0);
    expect(findings.every(({ level }) => level === 'error')).toBe(true);
  });
});
