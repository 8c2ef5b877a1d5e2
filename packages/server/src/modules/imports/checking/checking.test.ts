import { importCalls } from '@backoffice/contracts';

import { check, upload } from '../../../testing/files/uploads';
import { onServer } from '../../../testing/on-each-engine';
import { openShop, type Shop } from '../../../testing/shop/test-shop';

const HEAD = 'Kodi;Marka;Lloji;Ngjyra;Numri;Sasia;Çmimi i blerjes;Çmimi i shitjes';
const file = (...rows: string[]) => [HEAD, ...rows].join('\n');

onServer('the check of an import', (server) => {
  let shop: Shop;
  beforeEach(async () => {
    shop = await openShop(server());
  });
  const checked = (text: string, mend?: Parameters<typeof check>[3]) =>
    check(server(), shop, text, mend);
  const said = async (text: string, mend?: Parameters<typeof check>[3]) => {
    const { findings } = await checked(text, mend);
    return findings.map(({ line, column, value, reason }) => [line, column, value, reason]);
  };

  test('reads rows with Albanian headers as what they bring, and says what is missing', async () => {
    const {
      checked: found,
      lines,
      findings,
    } = await checked(
      file(
        'NK-1;NIKE;Sneakers;E zezë;42;2;20,00;49,90',
        'NK-1;Nike;Sneakers;Black;36 1/2;1;20;"1.049,90"',
        'AD-1;Adidas;Sneakers;Kuqe;36,5;0;20;49,90',
      ),
    );
    expect(findings).toEqual([]);
    expect(found).toMatchObject({ state: 'checked', total: 3, booked: 0 });
    expect(found.check).toEqual({
      rows: 3,
      skipped: 1,
      errors: 0,
      warnings: 0,
      left: 0,
      readAs: [],
      runs: [],
      units: 3,
      products: 1,
      newProducts: 1,
      codes: 0,
      value: '1149.70',
      locations: [{ name: null, units: 3 }],
      items: 0,
      known: 0,
      missing: {
        brands: [{ name: 'Adidas', type: 'shoes' }],
        colors: [{ name: 'Kuqe' }],
        numbers: [{ name: '36.5', type: 'shoes' }],
        types: [],
        locations: [],
      },
    });
    expect(lines).toMatchObject([
      { line: 2, code: 'NK-1', brand: 'Nike', color: 'Black', size: '42', quantity: 2 },
      { line: 3, size: '36.5', quantity: 1, importPrice: '20.00', stockPrice: '1049.90' },
    ]);
  });

  test('says of each wrong cell where it stands, what it is and why, and keeps nothing to book', async () => {
    const text = [
      `${HEAD};EAN;Data`,
      ';Nike;Sneakers;Black;42;1;20,00;49,90;;',
      'NK-1;Nike;Sneakers;Black;36-Feb;1;20,00;49,90;;',
      'NK-1;Nike;Sneakers;Black;42;2,5;20,00;49,90;;',
      'NK-1;Nike;Sneakers;Black;42;-1;20,00;-5;;',
      'NK-1;Nike;Sneakers;Black;42;1;x;49,90;8.9E+12;',
      'NK-1;Nike;Sneakers;Black;42;1;20,00;49,90;36000291452;',
      'NK-1;Nike;Sneakers;Black;42;1;20,00;49,90;;2126-01-01',
      'NK-1;Nike;Sneakers;Black;42;1;20,00;49,90;;;more',
      'NK-1;Nike;Sneakers;Black;42;1;#REF!;49,90;;',
      `NK-1;${'x'.repeat(81)};Sneakers;Black;42;1001;20,00;49,90;;`,
    ].join('\n');
    const { checked: found, findings, lines } = await checked(text);
    expect(lines).toEqual([]);
    expect(found.check).toMatchObject({ rows: 10, errors: 10, warnings: 3 });
    expect(findings.map(({ line, column, reason }) => [line, column, reason])).toEqual([
      [2, 'Kodi', 'required'],
      [3, 'Numri', 'size_is_day'],
      [4, 'Sasia', 'not_quantity'],
      [5, 'Çmimi i shitjes', 'negative'],
      [6, 'Çmimi i blerjes', 'not_money'],
      [8, 'Data', 'future_day'],
      [9, null, 'cells'],
      [10, 'Çmimi i blerjes', 'formula'],
      [11, 'Marka', 'too_long'],
      [11, 'Sasia', 'too_many'],
      [5, 'Sasia', 'negative_stock'],
      [6, 'EAN', 'scientific'],
      [7, 'EAN', 'code_form'],
    ]);
    expect(findings.at(-1)).toMatchObject({
      value: '36000291452',
      details: { maybe: '036000291452' },
      row: ['NK-1', 'Nike', 'Sneakers', 'Black', '42', '1', '20,00', '49,90', '36000291452', ''],
    });
  });

  test('asks what 1,234 is, unless another number of the column says it', async () => {
    const row = (price: string) => `NK-1;Nike;Sneakers;Black;42;1;20,00;${price}`;
    const text = file(row('1,234'), row('2,500'));
    expect((await upload(server(), shop, text)).questions).toEqual([
      { column: 7, about: 'decimals', example: '1,234' },
    ]);
    expect(await said(text)).toEqual([
      [2, 'Çmimi i shitjes', '1,234', 'ambiguous_money'],
      [3, 'Çmimi i shitjes', '2,500', 'ambiguous_money'],
    ]);
    const answered = await checked(text, (mapping) => ({
      ...mapping,
      columns: mapping.columns.map((column, place) =>
        place === 7 ? { ...column, decimals: '.' } : column,
      ),
    }));
    expect(answered.lines).toMatchObject([{ stockPrice: '1234.00' }, { stockPrice: '2500.00' }]);
    const plain = await checked(file(row('1,234'), row('12.50')));
    expect(plain.lines).toMatchObject([{ stockPrice: '1234.00' }, { stockPrice: '12.50' }]);
  });

  test('remembers what the columns are for the next file with the same headers', async () => {
    const text = file('NK-1;Nike;Sneakers;Black;42;1;20,00;49,90');
    const swapped = await checked(text, ({ columns, ...mapping }) => ({
      ...mapping,
      columns: [...columns.slice(0, 6), columns[7], columns[6]],
    }));
    expect(swapped.lines).toMatchObject([{ importPrice: '49.90', stockPrice: '20.00' }]);
    const again = await upload(server(), shop, text.replace('49,90', '59,90'));
    expect(again).toMatchObject({ suggested: 'remembered', questions: [] });
    expect(again.mapping.columns.map(({ field }) => field).slice(6)).toEqual([
      'stockPrice',
      'importPrice',
    ]);
    const other = await openShop(server());
    expect((await upload(server(), other, text)).suggested).toBe('recognized');
  });

  test('columns that are sizes bring several lines of a row', async () => {
    const { lines, checked: found } = await checked(
      [
        'Kodi;Marka;Lloji;Ngjyra;41;42;42,5;Kosto;Çmimi',
        'NK-1;Nike;Sneakers;Black;2;;1;20;49,90',
        'NK-2;Nike;Sneakers;Black;-;0;;20;49,90',
      ].join('\n'),
    );
    expect(lines).toMatchObject([
      { line: 2, size: '41', quantity: 2 },
      { line: 2, size: '42.5', quantity: 1 },
    ]);
    expect(found.check).toMatchObject({ rows: 2, skipped: 1, units: 3 });
    expect(found.check?.missing.numbers.map(({ name }) => name)).toEqual(['41', '42.5']);
  });

  test('accepts a barcode of ours for one unit that is not in stock, and for no more', async () => {
    const [taken = 0] = await shop.receive(1);
    const { barcode } = await server()
      .database.db.selectFrom('units')
      .select('barcode')
      .where('company_id', '=', shop.companyId)
      .where('id', '=', taken)
      .executeTakeFirstOrThrow();
    const free = '205000000009';
    const head = `${HEAD};Barkodi`;
    const row = (quantity: number, code: string) =>
      `NK-1;Nike;Sneakers;Black;42;${quantity};20,00;49,90;${code}`;
    const found = await said(
      [
        head,
        row(1, barcode),
        row(1, free),
        row(1, free),
        row(2, free),
        row(1, '205000000008'),
      ].join('\n'),
    );
    expect(found.filter(([, , , reason]) => reason !== 'repeated')).toEqual([
      [2, 'Barkodi', barcode, 'barcode_taken'],
      [4, 'Barkodi', free, 'barcode_repeated'],
      [5, 'Barkodi', free, 'barcode_of_many'],
      [6, 'Barkodi', '205000000008', 'barcode_form'],
    ]);
    expect(await said([head, row(1, free)].join('\n'))).toEqual([]);
  });

  test("a supplier's code names one product in one size", async () => {
    const head = `${HEAD};EAN`;
    const row = (size: number, code: string) =>
      `NK-1;Nike;Sneakers;Black;${size};1;20,00;49,90;${code}`;
    const [one, other] = ['4006381333931', '96385074'];
    const found = await checked(
      [head, row(42, one), row(43, one), row(42, `0${one}`), row(43, other)].join('\n'),
    );
    expect(found.findings.map(({ line, reason, details }) => [line, reason, details])).toEqual([
      [3, 'code_taken', { line: '2' }],
    ]);
    expect(
      (await checked([head, row(42, one), row(43, other)].join('\n'))).checked.check,
    ).toMatchObject({ codes: 2, errors: 0 });
  });

  test('warns of a repeated row, and still counts it as stock', async () => {
    const row = 'NK-1;Nike;Sneakers;Black;42;1;20,00;49,90';
    const { findings, checked: found } = await checked(file(row, row));
    expect(findings).toMatchObject([
      { level: 'warning', line: 3, reason: 'repeated', details: { line: '2' } },
    ]);
    expect(found.check).toMatchObject({ units: 2, errors: 0, warnings: 1 });
  });

  test('asks once for a missing column, and takes one value for all rows', async () => {
    const text = ['Kodi;Numri;Çmimi', 'NK-1;42;49,90', 'NK-2;43;49,90'].join('\n');
    const { findings } = await checked(text);
    expect(findings.map(({ line, column, details }) => [line, column, details])).toEqual(
      ['brand', 'type', 'color', 'importPrice'].map((field) => [2, null, { field }]),
    );
    const defaults = {
      productType: 'shoes',
      brand: 'nike',
      type: 'Sneakers',
      color: 'Black',
      importPrice: '1.5',
      location: 'Prizren',
      quantity: 2,
    };
    const { lines, checked: found } = await checked(text, (mapping) => ({ ...mapping, defaults }));
    expect(lines).toMatchObject([
      { brand: 'Nike', importPrice: '1.50', location: 'Prizren', quantity: 2 },
      { size: '43', quantity: 2 },
    ]);
    expect(found.check?.locations).toEqual([{ name: 'Prizren', units: 4 }]);
  });

  test('more than 50,000 units are refused', async () => {
    const rows = Array.from(
      { length: 51 },
      (_, row) => `NK-${row};Nike;Sneakers;Black;42;1000;20,00;49,90`,
    );
    expect(await said(file(...rows))).toEqual([[52, null, '', 'too_many']]);
  });

  test('findings come page by page, errors first', async () => {
    const row = (size: string) => `NK-1;Nike;Sneakers;Black;${size};1;20,00;49,90`;
    const { id } = await checked(file(row('42'), row('42'), row('-1'), row('-2'), row('42')));
    const seen: [string, number][] = [];
    let cursor: string | null | undefined;
    do {
      const query = { limit: 2, ...(cursor && { cursor }) };
      const { data, page } = await shop.api.ok(importCalls.findings, { params: { id }, query });
      seen.push(...data.map(({ level, line }): [string, number] => [level, line]));
      cursor = page?.next;
    } while (cursor);
    expect(seen).toEqual([
      ['error', 4],
      ['error', 5],
      ['warning', 3],
      ['warning', 6],
    ]);
    const query = { level: 'warning' };
    expect((await shop.api.ok(importCalls.findings, { params: { id }, query })).data).toHaveLength(
      2,
    );
    await shop.api.refused(422, importCalls.findings, { params: { id }, query: { cursor: 'x' } });
    await shop.api.refused(404, importCalls.findings, { params: { id: 999_999_999 } });
  });

  test('a mapping that does not fit is refused, and an import that is over too', async () => {
    const uploaded = await upload(server(), shop, file('NK-1;Nike;Sneakers;Black;42;1;20;49,90'));
    const { id, mapping } = uploaded;
    const [first, ...others] = mapping.columns;
    const refused = (status: number, wrong: object, of = id) =>
      shop.api.refused(status, importCalls.check, {
        params: { id: of },
        body: { mapping: { ...mapping, ...wrong } },
      });
    await refused(422, { columns: others });
    await refused(422, { columns: [{ field: 'brand' }, ...others] });
    await refused(422, { columns: [{ field: 'articleNumber' }, ...others] });
    await refused(422, { subject: 'colors' });
    await refused(404, {}, 999_999_999);
    const stranger = await openShop(server());
    await stranger.api.refused(404, importCalls.check, { params: { id }, body: { mapping } });
    expect(first?.field).toBe('code');
    await upload(server(), shop, 'Lokacioni\nX', { replaces: String(id) });
    expect((await refused(409, {})).code).toBe('closed');
  });
});
