import {
  ledgerCalls,
  auditCalls,
  EXPORT_LISTS,
  type ExportList,
  exportCalls as calls,
  LANGUAGES,
  referenceCalls,
  peopleCalls,
  productCalls,
  returnCalls,
  saleCalls,
  soldSaleCalls,
  stockCalls,
  transactionCalls,
  type Rights,
} from '@backoffice/contracts';
import readWorkbook from 'read-excel-file/node';

import type { Sent } from '../../testing/api-caller';
import { readCsv } from '../../testing/files/read-csv';
import { onServer } from '../../testing/on-each-engine';
import { openOfflineShop } from '../../testing/shop/offline-till';
import { somebody } from '../../testing/shop/people';
import { type Prey, preyOf } from '../../testing/shop/prey';
import { callerAs, openShop, type Shop, signedIn } from '../../testing/shop/test-shop';

const asked = (list: ExportList, query: Sent['query'] = {}): Sent => ({ params: { list }, query });

onServer('exports', (server) => {
  const csvOf = async (api: Shop['api'], list: ExportList, query: Sent['query'] = {}) =>
    readCsv((await api.file(calls.list, asked(list, { ...query, format: 'csv' }))).bytes);
  /** Rows of a workbook's one sheet by the names of their columns. */
  const rowsOf = async (api: Shop['api'], list: ExportList, query: Sent['query'] = {}) => {
    const { bytes } = await api.file(calls.list, asked(list, query));
    const [sheet] = await readWorkbook(bytes);
    const [names = [], ...rows] = sheet?.data ?? [];
    return rows.map((row) =>
      Object.fromEntries(names.map((name, index) => [String(name), row[index] ?? null])),
    );
  };

  test('the stock leaves as a workbook, value by value', async () => {
    const { api, receive, locations, bags } = await openShop(server());
    await receive(2);
    const [third = 0] = await receive(1, { code: '0042', stockPrice: 5 });
    await api.ok(productCalls.transfer, { body: { ids: [third], location: locations[1] } });
    await api.ok(productCalls.setAside, { params: { id: third }, body: { reason: 'damaged' } });
    const bag = {
      ...{ productType: 'accessories', code: '=1+1', name: 'Çantë “e vogël”', brand: bags },
      ...{ importPrice: 0, stockPrice: 12.5, quantity: 1 },
    };
    await receive(1, bag);
    const { data } = await api.ok(productCalls.list, { query: { sort: 'code' } });

    const file = await api.file(calls.list, asked('products', { sort: 'code' }));
    expect(file.type).toContain('spreadsheetml');
    expect(file.name).toMatch(/^Stock Shop \d+ \d{4}-\d\d-\d\d\.xlsx$/);
    const rows = await rowsOf(api, 'products', { sort: 'code' });
    expect(rows.map((row) => row['Barcode'])).toEqual(data.map(({ barcode }) => barcode));
    expect(rows[0]).toEqual({
      ...{ 'Product type': 'Shoes', Code: '0042', Name: null, Brand: 'Nike', Produced: 'Vietnam' },
      ...{ 'Specific type': 'Sneakers', Color: 'Black', Size: '42', Location: 'Prizren' },
      ...{ 'Import price': 20, 'Stock price': 5, Barcode: data[0]?.barcode },
      ...{ 'Supplier code': null, 'Received on': new Date(`${data[0]?.date}T00:00:00Z`) },
      'Set aside': 'Damaged',
    });
    expect(rows[1]).toMatchObject({ Code: '=1+1', Name: 'Çantë “e vogël”', 'Stock price': 12.5 });
    expect(rows).toHaveLength(4);
  });

  test('as CSV numbers have commas, and what a spreadsheet would run is guarded', async () => {
    const { api, receive, bags } = await openShop(server());
    const names = ['=cmd|x', '@sum', '-x', '+1', 'a;b', 'say "so"', ' first', "'=1", 'Şçë'];
    for (const name of names) {
      const bag = { productType: 'accessories', code: name, name, brand: bags, quantity: 1 };
      await receive(1, { ...bag, importPrice: 1, stockPrice: '1234.50' });
    }
    const { bytes } = await api.file(calls.list, asked('products', { format: 'csv' }));
    const text = bytes.toString('utf8');
    expect(text).toMatch(/^\uFEFFProduct type;Code;Name;.*\r\n/);
    const rows = (await csvOf(api, 'products')).slice(1);
    const guarded = ["'=cmd|x", "'@sum", "'-x", "'+1", 'a;b', 'say "so"', 'first', "''=1", 'Şçë'];
    expect(rows.map((row) => row[2]).sort()).toEqual(guarded.sort());
    expect(rows.map((row) => row[10])).toEqual(names.map(() => '1234,50'));
    expect(rows[0]?.[13]).toMatch(/^\d{4}-\d\d-\d\d$/);
  });

  test('a negative number stays one', async () => {
    const { api } = await openShop(server());
    const body = { name: 'Bag', article_id: '007' };
    const { id } = (await api.ok(ledgerCalls.addArticle, { body })).data;
    for (let times = 0; times < 5; times += 1) {
      await api.ok(ledgerCalls.sell, { body: { articleId: id, price: 1 } });
    }
    expect(await csvOf(api, 'articles')).toEqual([
      ['Article number', 'Name', 'Article type', 'Quantity'],
      ['007', 'Bag', expect.any(String), '-5'],
    ]);
    expect((await rowsOf(api, 'articles'))[0]).toMatchObject({
      'Article number': '007',
      Quantity: -5,
    });
  });

  test('an export has all rows of the filter and no others, in the order of the list', async () => {
    const { api, receive, locations } = await openShop(server());
    for (let times = 0; times < 3; times += 1) await receive(800, { code: `A-${times}` });
    const [here = 0] = await receive(1, { code: 'B' });
    await api.ok(productCalls.transfer, { body: { ids: [here], location: locations[1] } });
    const codes = async (query: Sent['query']) =>
      (await csvOf(api, 'products', query)).slice(1).map((row) => row[1]);
    const all = await codes({ sort: 'code', dir: 'desc' });
    expect(all).toHaveLength(2_401);
    expect([...new Set(all)]).toEqual(['B', 'A-2', 'A-1', 'A-0']);
    expect(await codes({ location: locations[1] ?? 0 })).toEqual(['B']);
    expect(await codes({ code: 'a-1', brand: 'nik' })).toHaveLength(800);
    expect(await codes({ brand: 'nobody' })).toEqual([]);
    const barcodes = (await csvOf(api, 'products')).slice(1).map((row) => row[11]);
    expect(new Set(barcodes).size).toBe(2_401);
  });

  test('units that are out are marked', async () => {
    const { api, receive } = await openShop(server());
    const [lost = 0] = await receive(2);
    await api.ok(stockCalls.out, { body: { ids: [lost], reason: 'lost' } });
    expect(await rowsOf(api, 'products', { out: '1' })).toEqual([
      expect.objectContaining({ 'Out of stock': 'Lost' }),
    ]);
    expect(await rowsOf(api, 'products')).toHaveLength(1);
  });

  test('an invalid filter is refused before anything is sent', async () => {
    const { api } = await openShop(server());
    const wrong = { start_date: 'yesterday' };
    const refusal = await api.refused(422, calls.list, asked('products', wrong));
    expect(refusal.fields).toHaveProperty('start_date');
    const backwards = { start_date: '2026-02-01', end_date: '2026-01-01' };
    for (const list of ['sales', 'operations', 'deliveries', 'returns'] as const) {
      await api.refused(422, calls.list, asked(list, backwards));
    }
    await api.refused(404, calls.list, { params: { list: 'secrets' } });
    await api.refused(422, calls.list, asked('products', { format: 'exe' }));
  });

  test('every list leaves in every language and in both forms', async () => {
    const prey = await preyOf(await openShop(server()), server().database.db);
    for (const list of EXPORT_LISTS) {
      const lines = await csvOf(prey.api, list);
      const isBare = list === 'article-sales';
      expect([list, lines.length > 1]).toEqual([list, !isBare]);
      expect(lines.every((line) => line.length === lines[0]?.length)).toBe(true);
      for (const language of LANGUAGES) {
        const rows = await rowsOf(prey.api, list, { language });
        // Each export is an event of the audit, so the audit's own list grows meanwhile.
        const isLong =
          list === 'audit' ? rows.length >= lines.length : rows.length === lines.length - 1;
        expect([list, language, isLong]).toEqual([list, language, true]);
      }
    }
  });

  test('no export has anything of another company', async () => {
    const prey: Prey = await preyOf(await openShop(server()), server().database.db);
    const other = await signedIn(server());
    const api = callerAs(other, server().url);
    for (const list of EXPORT_LISTS) {
      const text = JSON.stringify(await csvOf(api, list));
      expect([list, text.includes('NK-1') || text.includes(prey.barcode)]).toEqual([list, false]);
      expect([list, text.includes(prey.email)]).toEqual([list, false]);
    }
    await api.refused(404, calls.list, asked('sales', { location: prey.locations[0] ?? 0 }));
    expect(await csvOf(api, 'products', { location: prey.locations[0] ?? 0 })).toHaveLength(1);
  });

  const OWNERS_ALONE = ['people', 'audit'];

  test.each(['manager', 'stock', 'cashier'] as Rights[])(
    'a %s exports only what their rights allow',
    async (rights) => {
      const shop = await openShop(server());
      await shop.receive(1, { importPrice: '7171.71' });
      const api = callerAs(
        await signedIn(server(), { companyId: shop.companyId, rights }),
        server().url,
      );
      await api.refused(403, calls.company);
      for (const list of EXPORT_LISTS) {
        if (rights !== 'manager' || OWNERS_ALONE.includes(list)) {
          await api.refused(403, calls.list, asked(list));
          continue;
        }
        const text = JSON.stringify(await csvOf(api, list));
        expect([list, text.includes('7171,71')]).toEqual([list, false]);
      }
      if (rights !== 'manager') return;
      const own = JSON.stringify(await csvOf(shop.api, 'deliveries'));
      expect(own).toContain('7171,71');
    },
  );

  test('the sales of a span of days are those of its days, in their order', async () => {
    server().clock.set('2031-03-01T21:30:00Z');
    const { api, receive, line } = await openShop(server());
    const ids = await receive(3);
    for (const [index, id] of ids.entries()) {
      server().clock.set(`2031-03-01T2${1 + index}:40:00Z`);
      await api.ok(saleCalls.sell, { body: [line(id, { price: 10 + index })] });
    }
    const prices = async (query: Sent['query']) =>
      (await rowsOf(api, 'sales', query)).map((row) => row['Price']);
    const [first, second] = ['2031-03-01', '2031-03-02'];
    expect(await prices({ start_date: first, end_date: second })).toEqual([10, 11, 12]);
    expect(await prices({ start_date: first, end_date: first })).toEqual([10, 11]);
    expect(await prices({ start_date: second })).toEqual([12]);
    expect(await prices({ end_date: first })).toEqual([10, 11]);
    expect(await prices({ date: first })).toEqual([10, 11]);
    expect(await prices({})).toEqual([12]);
    expect((await rowsOf(api, 'sales'))[0]).toMatchObject({
      'Sold at': new Date('2031-03-02T00:40:00Z'),
    });
    server().clock.set(null);
  });

  test('a sale in two ways, with its VAT, its coupon and what it cost', async () => {
    const { api, receive, line } = await openShop(server());
    const [id = 0] = await receive(1);
    const tenders = [
      { way: 'cash', amount: 50 },
      { way: 'TEB', amount: 33 },
    ];
    const items = [{ ...line(id), paymentType: undefined, price: 83 }];
    const { data: sale } = await api.ok(saleCalls.checkOut, { body: { items, tenders } });
    await api.ok(soldSaleCalls.noteFiscal, {
      params: { id: sale.id },
      body: { fiscal_number: 'F-77' },
    });
    const { lines } = (await api.ok(soldSaleCalls.sale, { params: { id: sale.id } })).data;
    const returns = [{ line: lines[0]?.id ?? 0, reason: 'size' }];
    await api.ok(returnCalls.make, { body: { returns } });
    const paid = { 'Paid in cash': 50, 'Paid by bank': 33, 'VAT %': 18, VAT: 12.66 };
    const back = { 'Paid in cash': -50, 'Paid by bank': -33, VAT: -12.66 };
    expect(await rowsOf(api, 'sales')).toEqual([
      expect.objectContaining({ ...paid, 'Fiscal no.': 'F-77', 'Import price': 20 }),
      expect.objectContaining({ ...back, 'Import price': -20 }),
    ]);
  });

  test('bookings, people and reference data as they are', async () => {
    const shop = await openShop(server());
    const { api } = shop;
    await api.ok(peopleCalls.invite, {
      body: somebody('cashier', { location: shop.locations[0] }),
    });
    const booking = { subType: 'Energy', transaction_type: 'outcome', payment_type: 'bank' };
    await api.ok(transactionCalls.add, {
      body: { ...booking, bank: 'NLB', sale_price: '60.05', description: '=2', date: '2026-01-02' },
    });
    expect(await rowsOf(api, 'transactions', { date: '2026-01-02' })).toEqual([
      expect.objectContaining({
        ...{ Date: new Date('2026-01-02T00:00:00Z'), Type: 'Outcome', Subtype: 'Energy' },
        ...{ Amount: 60.05, 'Payment type': 'Bank', Bank: 'NLB', Description: '=2' },
      }),
    ]);
    const people = JSON.stringify(await csvOf(api, 'people'));
    expect(people).toContain('Prishtinë');
    expect(people).not.toMatch(/argon|hash|600/);
    expect(await csvOf(api, 'brands', { language: 'sq' })).toEqual([
      ['Marka', 'Prodhuar në', 'Lloji i produktit'],
      ['Eastpak', 'China', 'Aksesorë'],
      ['Nike', 'Vietnam', 'Këpucë'],
    ]);
    await api.ok(referenceCalls.addColor, {
      body: { colorName: 'Blu', albanianName: 'Blu', englishName: 'Blue', turkishName: 'Mavi' },
    });
    expect((await csvOf(api, 'colors')).at(-1)).toEqual(['Blu', 'Blu', 'Blue', 'Mavi']);
  });

  test('the audit tells what left, how much of it and with whom', async () => {
    const { api, receive } = await openShop(server());
    await receive(3);
    await csvOf(api, 'products', { type: 'shoes', sort: 'code' });
    await rowsOf(api, 'brands');
    const told = async () =>
      (await api.ok(auditCalls.list, { query: { kind: 'list.exported' } })).data.map(
        ({ subject, changes }) => [
          subject,
          ...['rows', 'format', 'filter'].map((name) => changes[name]?.after),
        ],
      );
    expect(await told()).toEqual([
      ['brands', 2, 'xlsx', undefined],
      ['products', 3, 'csv', 'type: shoes, sort: code'],
    ]);
    await api.refused(422, calls.list, asked('products', { type: 'cars' }));
    expect(await told()).toHaveLength(2);
  });

  test('why a sale without a line is to settle stands in words', async () => {
    const { api, till, here, receive, line } = await openOfflineShop(server());
    const [unit = 0] = await receive(1, { location: here });
    await api.ok(saleCalls.sell, { body: [line(unit)] });
    await till.sendOne(till.sale(1, [unit]));
    for (const [language, reason] of [
      ['en', 'Unit sold elsewhere'],
      ['sq', 'Copë e shitur diku tjetër'],
    ] as const) {
      const rows = await csvOf(api, 'audit', { kind: 'sale.offline', language });
      expect(rows.at(-1)?.at(-1)).toContain(`reasons: ${reason}`);
    }
  });

  test('names of files are of their language, and say whose they are', async () => {
    const { api, companyId } = await openShop(server());
    const { db } = server().database;
    const name = "Pantofla “Ç” 100% / N'";
    await db.updateTable('companies').set({ name }).where('id', '=', companyId).execute();
    const file = await api.file(calls.list, asked('products', { language: 'ar', format: 'csv' }));
    expect(file.name).toMatch(/^المخزون Pantofla “Ç” 100% - N' \d{4}-\d\d-\d\d\.csv$/);
    expect(file.type).toBe('text/csv; charset=utf-8');
  });
});
