import { type Import, importCalls as calls, MAX_IMPORT_BYTES } from '@backoffice/contracts';
import fc from 'fast-check';

import { tableWorkbook, workbook } from '../../testing/files/workbook';
import { onServer } from '../../testing/on-each-engine';
import { applied, checkedImport, shoeLines } from '../../testing/shop/imports/imports';
import { openShop, type Shop } from '../../testing/shop/test-shop';

const TABLE = 'Kodi;Numri;Ngjyra\nNK-1;42;E zezë\nNK-2;43;E bardhë\n';

onServer('a file', (server) => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await openShop(server());
  });

  async function send(body: Buffer | string, query = 'name=stock.csv', headers: object = {}) {
    const response = await fetch(`${server().url}/api/v1/imports?${query}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${shop.token}`, ...headers },
      body: Buffer.from(body),
    });
    const { data, code, message, fields } = (await response.json()) as {
      data: Import;
      code: string;
      message: string;
      fields?: Record<string, string>;
    };
    return { status: response.status, data, code, message, fields };
  }
  const isAlive = async () => (await shop.api.ok(calls.list)).success;
  const one = async (id: number) => (await shop.api.ok(calls.one, { params: { id } })).data;

  test('is read, kept and shown, by whoever it was sent', async () => {
    const { data } = await send(TABLE);
    const kept = await one(data.id);
    expect(kept).toEqual(data);
    expect(kept).toMatchObject({
      ...{ name: 'stock.csv', format: 'csv', encoding: 'utf-8', delimiter: ';', sheet: null },
      ...{ state: 'uploaded', header_line: 1, row_count: 2, headers: ['Kodi', 'Numri', 'Ngjyra'] },
      rows: [
        ['NK-1', '42', 'E zezë'],
        ['NK-2', '43', 'E bardhë'],
      ],
      ...{ lines: [2, 3], suggested: 'recognized', check: null, again: null },
    });
    const list = (await shop.api.ok(calls.list)).data;
    expect(list[0]).toMatchObject({ id: data.id, name: 'stock.csv' });
  });

  test.each(['application/json', 'text/csv', 'multipart/form-data; boundary=x', 'image/png'])(
    'may be called %s',
    async (type) => {
      expect(await send(TABLE, 'name=a', { 'content-type': type })).toMatchObject({ status: 200 });
    },
  );

  test('is kept in rows of which none is lost, and shown by its first twenty', async () => {
    const rows = Array.from({ length: 1_203 }, (_, index) => `NK-${index};42`);
    const { data } = await send(['Kodi;Numri', ...rows].join('\n'));
    const chunks = await server()
      .database.db.selectFrom('import_chunks')
      .select('rows')
      .where('company_id', '=', shop.companyId)
      .where('import_id', '=', data.id)
      .orderBy('position')
      .execute();
    expect(chunks.map((chunk) => chunk.rows.length)).toEqual([500, 500, 203]);
    expect(chunks.flatMap((chunk) => chunk.rows)).toEqual(
      rows.map((row, index) => [index + 2, row.split(';')]),
    );
    expect((await one(data.id)).lines).toHaveLength(20);
  });

  test('shows its cells without the mark of a formula that has no value', async () => {
    const { data } = await send('Kodi;Numri;Lloji\nNK-1;\u001A#REF!;Sandale');
    const { rows, mapping } = await one(data.id);
    expect(rows).toEqual([['NK-1', '#REF!', 'Sandale']]);
    const params = { id: data.id };
    await shop.api.ok(calls.check, { params, body: { mapping } });
    const { data: findings } = await shop.api.ok(calls.findings, { params });
    expect(JSON.stringify(findings)).not.toMatch(/\\u001a/i);
    expect(findings[0]?.row).toEqual(['NK-1', '#REF!', 'Sandale']);
  });

  test('sent twice with one key is one import; with other bytes it is refused', async () => {
    const headers = { 'idempotency-key': 'upload-of-a-file' };
    const first = await send(TABLE, 'name=a', headers);
    expect((await send(TABLE, 'name=a', headers)).data.id).toBe(first.data.id);
    const other = await send(`${TABLE}NK-3;44;E zezë`, 'name=a', headers);
    expect(other).toMatchObject({ status: 422, code: 'idempotency_mismatch' });
  });

  test('that is read anew replaces its first reading', async () => {
    const first = await send('Titull\nKodi;Emri\nA;B');
    const query = `name=a&header_line=1&delimiter=%7C&replaces=${first.data.id}`;
    const anew = await send('Titull\nKodi;Emri\nA;B', query);
    expect(anew.data).toMatchObject({ headers: ['Titull'], delimiter: '|', state: 'uploaded' });
    expect((await one(first.data.id)).state).toBe('cancelled');
  });

  test('that was booked before says when and by whom', async () => {
    const { db } = server().database;
    const { data } = await send(TABLE.replace('42', '41'));
    const { file_hash: fileHash } = await db
      .selectFrom('imports')
      .select('file_hash')
      .where('id', '=', data.id)
      .where('company_id', '=', shop.companyId)
      .executeTakeFirstOrThrow();
    const booked = await checkedImport(db, shop, shoeLines(1), { fileHash });
    await applied(db, shop, booked);
    const again = await send(TABLE.replace('42', '41'));
    expect(await one(again.data.id)).toMatchObject({ again: { import: booked } });
  });

  test('with days, numbers and letters of a workbook comes as it looks', async () => {
    const day = { xml: ' s="1"><v>45962</v>' };
    const bytes = tableWorkbook([
      ['Kodi', 'Data', 'Çmimi'],
      ['007', day, 12.5],
    ]);
    const { data } = await send(bytes, 'name=stock.xlsx');
    expect(data).toMatchObject({ format: 'xlsx', rows: [['007', '2025-11-01', '12.5']] });
  });

  test('of 20 MB is read, a larger one refused', async () => {
    const line = `${'x'.repeat(1_900)};42\n`;
    const count = Math.floor((MAX_IMPORT_BYTES - 100) / line.length);
    const { status, data } = await send(`Kodi;Numri\n${line.repeat(count)}`);
    expect(status).toBe(200);
    expect(data.row_count).toBe(count);
    const large = await send(Buffer.alloc(MAX_IMPORT_BYTES + 1, 'a'));
    expect(large).toMatchObject({ status: 413, code: 'too_large' });
    expect(await isAlive()).toBe(true);
  });

  test('that is made to do harm is refused, and the server lives', async () => {
    const huge = { 'xl/worksheets/sheet9.xml': new Uint8Array(110 * 1024 * 1024) };
    const sheet = (cells: string) => ({
      name: 'S',
      xml: `<worksheet><sheetData>${cells}</sheetData></worksheet>`,
    });
    expect(await send(workbook([sheet('')], huge))).toMatchObject({ status: 413 });
    const far = sheet('<row r="1048576"><c r="XFD1048576"><v>1</v></c></row>');
    const refused = await send(workbook([far]));
    expect(refused).toMatchObject({ status: 422, code: 'invalid' });
    expect(refused.fields?.['file']).toBe(refused.message);
    const entity = sheet('<row r="1"><c r="A1" t="inlineStr"><is><t>&a;</t></is></c></row>');
    entity.xml = `<!DOCTYPE x [<!ENTITY a "ha">]>${entity.xml}`;
    const meant = await send(workbook([entity]));
    expect(meant).toMatchObject({ status: 422, message: expect.stringContaining('not as Excel') });
    expect(await send('')).toMatchObject({ status: 422, message: 'The file is empty.' });
    expect(await isAlive()).toBe(true);
  });

  test('of any bytes gets an answer', async () => {
    const start = fc.constantFrom(
      '',
      'PK\u0003\u0004',
      'Kodi;Numri\nA;',
      '\u00ff\u00fe',
      '"',
      'sep=;',
    );
    const bytes = fc.tuple(start, fc.uint8Array({ maxLength: 300 }));
    const property = fc.asyncProperty(bytes, async ([text, more]) => {
      const { status } = await send(Buffer.concat([Buffer.from(text, 'latin1'), more]));
      expect([200, 413, 422]).toContain(status);
    });
    await fc.assert(property, { numRuns: 5 });
    expect(await isAlive()).toBe(true);
  });
});
