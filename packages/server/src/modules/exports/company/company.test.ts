import { auditCalls, exportCalls as calls, LANGUAGES } from '@backoffice/contracts';

import { readTables } from '../../../backup/tables';
import { readCsv } from '../../../testing/files/read-csv';
import { readZip } from '../../../testing/files/read-zip';
import { onServer } from '../../../testing/on-each-engine';
import { preyOf } from '../../../testing/shop/prey';
import { callerAs, openShop, signedIn } from '../../../testing/shop/test-shop';
import { columnsOf } from './table-csv';
import { COMPANY_TABLES, SECRET, TABLES_LEFT_OUT } from './tables';

const plain = (moment: string) => moment;

onServer('everything of a company', (server) => {
  /** Rows of each file by the names of their columns. */
  const archiveOf = async (api: Parameters<typeof preyOf>[0]['api']) => {
    const file = await api.file(calls.company);
    const files = readZip(file.bytes);
    const tables = [...files].filter(([path]) => path.endsWith('.csv'));
    const rows = tables.map(([path, bytes]) => {
      const [names = [], ...lines] = readCsv(bytes);
      const records = lines.map((line) =>
        Object.fromEntries(names.map((name, index) => [name, line[index] ?? ''])),
      );
      return [path.slice(0, -4), records] as const;
    });
    return { file, files, tables: new Map(rows) };
  };

  test('leaves as one archive of tables which ids join', async () => {
    const prey = await preyOf(await openShop(server()), server().database.db);
    await preyOf(await openShop(server()), server().database.db);
    const { file, files, tables } = await archiveOf(prey.api);
    expect(file.name).toMatch(/^Company Shop \d+ \d{4}-\d\d-\d\d\.zip$/);
    expect(file.type).toBe('application/zip');
    expect([...tables.keys()]).toEqual([...COMPANY_TABLES]);
    const rowsOf = (table: string) => tables.get(table) ?? [];
    const idsOf = (table: string) => new Set(rowsOf(table).map((row) => row['id']));

    const { db } = server().database;
    for (const [table, rows] of tables) {
      const owner = table === 'companies' ? 'id' : 'company_id';
      const { count } = await db
        .selectFrom(table as 'units')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where(owner as 'company_id', '=', prey.companyId)
        .executeTakeFirstOrThrow();
      // The audit gets the event of this export only once the archive is whole.
      expect([table, rows.length]).toEqual([table, count - (table === 'audit_events' ? 1 : 0)]);
    }
    expect(rowsOf('units').length).toBe(5);
    const products = idsOf('products');
    expect(rowsOf('units').every((row) => products.has(row['product_id']))).toBe(true);
    const units = idsOf('units');
    expect(rowsOf('movements').every((row) => units.has(row['unit_id']))).toBe(true);
    expect(rowsOf('deliveries')[0]).toMatchObject({ import_price: '20,00', stock_price: '49,90' });
    expect(rowsOf('users')[0]).toMatchObject({ surname: 'Gashi', city: 'Pejë', salary: '600,00' });
    expect(rowsOf('sales')[0]?.['sold_at']).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/);
    expect(files.get('README.txt')?.toString()).toContain('units.csv: every single piece');
  });

  test('says in each language what its files are', async () => {
    const { api } = await openShop(server());
    for (const language of LANGUAGES) {
      const { bytes } = await api.file(calls.company, { query: { language } });
      const readme = readZip(bytes).get('README.txt')?.toString() ?? '';
      expect(readme).not.toMatch(/[{}]|undefined/);
      for (const table of COMPANY_TABLES) expect(readme).toContain(`${table}.csv: `);
    }
  });

  test('has no secret, and every new table must be exported or left out on purpose', async () => {
    const all = await readTables(server().database.db, []);
    const known = [...COMPANY_TABLES, ...TABLES_LEFT_OUT];
    expect(all.map(({ name }) => name).filter((name) => !known.includes(name))).toEqual([]);
    const written = all
      .filter(({ name }) => COMPANY_TABLES.some((one) => one === name))
      .flatMap((table) => columnsOf(table, plain).map(({ heading }) => heading));
    expect(written.filter((name) => SECRET.test(name))).toEqual([]);
  });

  test('leaves with owners alone, and the audit says so', async () => {
    const { api, companyId } = await openShop(server());
    for (const rights of ['manager', 'stock', 'cashier'] as const) {
      const staff = await signedIn(server(), { companyId, rights });
      await callerAs(staff, server().url).refused(403, calls.company);
    }
    await api.file(calls.company);
    const { data } = await api.ok(auditCalls.list, { query: { kind: 'list.exported' } });
    expect(data).toEqual([expect.objectContaining({ subject: 'company' })]);
    expect(Number(data[0]?.changes['rows']?.after)).toBeGreaterThan(10);
  });
});
