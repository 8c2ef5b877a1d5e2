import {
  ledgerCalls,
  approvalCalls,
  authenticationCalls,
  closingCalls,
  companyCalls,
  countCalls,
  deliveryCalls,
  JUDGED_VERDICTS,
  heldBasketCalls,
  historyCalls,
  peopleCalls,
  priceCalls,
  productCalls,
  returnCalls,
  saleCalls,
  shipmentCalls,
  soldSaleCalls,
  stockCalls,
  tillCalls,
  transactionCalls,
} from '@backoffice/contracts';

import { addCounts } from '../modules/area-counts/area-counts.repository';
import { hashToken } from '../modules/authentication/sessions';
import { applied, checkedImport, shoeLine } from '../testing/shop/imports/imports';
import { openOfflineTill } from '../testing/shop/offline-till';
import { joinedRun } from '../testing/shop/product-writes';
import { callerAs, openShop, PASSWORD, type Shop, signedIn } from '../testing/shop/test-shop';
import { tillCaller } from '../testing/shop/till';
import type { TestServer } from '../testing/test-server';

const BOOKING = {
  subType: 'Energy',
  transaction_type: 'outcome',
  payment_type: 'cash',
  sale_price: '118.40',
  description: 'Rryma e tetorit',
};

async function trade({ api, receive, line, shoes, locations, bags }: Shop): Promise<void> {
  const [first = 0, second = 0, third = 0, back = 0] = await receive(6);
  await api.ok(deliveryCalls.receive, {
    body: {
      productType: 'accessories',
      code: 'EP-1',
      brand: bags,
      name: 'Çantë "Ülkü"',
      importPrice: '12.00',
      stockPrice: '29.50',
      quantity: 2,
    },
  });
  await api.ok(deliveryCalls.receive, {
    body: shoes(1, { code: 'نايك-٢', stockPrice: '9999999.99' }),
  });
  await api.ok(productCalls.transfer, { body: { ids: [first, second], location: locations[1] } });
  await api.ok(saleCalls.sell, {
    headers: { 'idempotency-key': 'kept-for-ever-1' },
    body: [
      line(first),
      line(second, { paymentType: 'bank', bank: 'NLB', sale_type: 'online', price: 0 }),
    ],
  });
  await api.ok(saleCalls.sell, { body: [line(third, { price: '39.99' }), line(back)] });
}

/** Corrects and voids the newer sale that `trade` made, and exchanges a line of the older. */
async function putRight({ api, receive, line }: Shop): Promise<void> {
  const saleOf = async (number: number) =>
    (await api.ok(soldSaleCalls.find, { query: { number } })).data;
  const { sale, lines } = await saleOf(2);
  const params = { id: sale.id };
  await api.ok(soldSaleCalls.correct, {
    params,
    body: { lines: [{ line: lines[0]?.id, price: '35.99' }], reason: 'Gabim në çmim' },
  });
  await api.ok(soldSaleCalls.void, { params, body: { reason: 'Para yanlış kişiden' } });
  await api.ok(soldSaleCalls.print, { params });
  const [first] = (await saleOf(1)).lines;
  const [other = 0] = await receive(1, { code: 'نايك-٣' });
  const { data } = await api.ok(returnCalls.make, {
    body: {
      returns: [{ line: first?.id, reason: 'defect', set_aside: 'damaged' }],
      sells: [line(other, { price: '60.00' })],
      note: 'Taban açılmış',
    },
  });
  await api.ok(returnCalls.print, { params: { id: data.return.id } });
}

/** Goods that are lost, damaged, corrected and repriced, some of it by mistake. */
async function keepStock({ api, shoes, sizes, locations }: Shop): Promise<void> {
  const body = shoes(4, { code: 'كود-٧' });
  const { id, items } = (await api.ok(deliveryCalls.receive, { body })).data;
  const [one = 0, two = 0, three = 0, four = 0] = items.map((item) => item.id);
  const right = { code: 'ÇK-7', importPrice: '21.50', stockPrice: '54.90', note: 'Gabim shkrimi' };
  await api.ok(deliveryCalls.correct, { params: { id }, body: right });
  const resized = { params: { id }, body: { ids: [four], size: sizes[1] } };
  const { operation } = (await api.ok(deliveryCalls.correct, resized)).data;
  await api.ok(historyCalls.undo, { params: { id: operation }, body: {} });
  const lost = { ids: [one, two], reason: 'lost', note: 'Sayımda yoktu' };
  await api.ok(stockCalls.out, { body: lost });
  await api.ok(stockCalls.in, { body: { ids: [two], location: locations[1] } });
  await api.ok(productCalls.setAside, { params: { id: three }, body: { reason: 'damaged' } });
  const cheaper = { ids: [three, four], percent: -20, ending: '.90' };
  const { hash } = (await api.ok(priceCalls.preview, { body: cheaper })).data;
  await api.ok(priceCalls.apply, { body: { hash } });
}

/** Goods sent to another shop: some arrive, some never left, some are lost, some on their way. */
async function ship({ api, receive, locations, line }: Shop): Promise<void> {
  const [come = 0, stayed = 0, lost = 0, sold = 0, open = 0] = await receive(5, { code: 'شحنة-١' });
  const sent = async (ids: number[], note: string) => {
    const body = { ids, location: locations[1], note };
    return { id: (await api.ok(shipmentCalls.send, { body })).data.id };
  };
  const params = await sent([come, stayed, lost], 'Dy kuti');
  await api.ok(shipmentCalls.arrive, { params, body: { ids: [come] } });
  const body = { lost: [lost], returned: [stayed], note: 'Bir kutu açılmış' };
  await api.ok(shipmentCalls.close, { params, body });
  await sent([sold, open], 'Në rrugë');
  await api.ok(saleCalls.sell, { body: [line(sold, { receive: true, price: '41.00' })] });
}

/** A pair that is paid in two ways, and one that waits for its customer. */
async function checkOut({ api, line, receive }: Shop): Promise<void> {
  const [split = 0, waiting = 0] = await receive(2);
  const tenders = [
    { way: 'cash', amount: '50.00' },
    { way: 'TEB', amount: '33.00' },
  ];
  const items = [{ ...line(split, { price: 83 }), paymentType: undefined }];
  await api.ok(saleCalls.checkOut, { body: { items, tenders, received: 100 } });
  const held = [{ id: waiting, price: 45, sale_type: 'store' as const }];
  await api.ok(heldBasketCalls.hold, { body: { name: 'Zonja me çantë të kuqe', items: held } });
}

/** A shelf that is counted and put right, and one that somebody is still counting. */
async function count({ api, locations }: Shop, at: string): Promise<void> {
  const started = async (location = 0, more: object = {}) => {
    const body = { location, note: 'Raft 3', ...more };
    return { id: (await api.ok(countCalls.start, { body })).data.id };
  };
  const scanned = (params: { id: number }, codes: string[]) => {
    const scans = codes.map((code, index) => ({ key: `${code} ${index}`, code, scanned_at: at }));
    return api.ok(countCalls.scan, { params, body: { device: 'Kasa 1', pending: 2, scans } });
  };
  const query = { location: locations[0] ?? 0, limit: 3 };
  const { data: here } = await api.ok(productCalls.list, { query });
  const params = await started(locations[0], { scope: { code: here[0]?.code } });
  await scanned(params, [...here.slice(1).map(({ barcode }) => barcode), 'عدد-٩']);
  const { lines } = (await api.ok(countCalls.review, { params })).data;
  const isJudged = ({ verdict }: { verdict: string }) =>
    JUDGED_VERDICTS.some((one) => one === verdict);
  const seen = lines.filter(isJudged).map(({ id: unit, verdict }) => ({ unit, verdict }));
  const missing = seen.filter(({ verdict }) => verdict === 'missing').slice(0, 1);
  const decisions = missing.map(({ unit }) => ({ unit, action: 'lost' }));
  await api.ok(countCalls.apply, { params, body: { decisions, seen } });
  const open = await started(locations[1], { blind: true });
  await scanned(open, ['111', '111', '222']);
  await api.ok(countCalls.withdraw, { params: open, body: { keys: ['222 2'] } });
}

/** A file that is booked, with a supplier's code, and what its check said. */
async function bringIn({ database: { db } }: TestServer, shop: Shop, at: string): Promise<void> {
  const line = shoeLine(2, { code: 'استيراد-١', quantity: 2, productCode: '4006381333931' });
  const id = await checkedImport(db, shop, [line], { name: 'Stoku i vjetër.csv', at });
  await applied(db, shop, id);
  const company = { company_id: shop.companyId };
  const found = { level: 'warning', line: 3, header: 'Kodi', value: 'Ş-1' } as const;
  await db
    .insertInto('import_findings')
    .values({ ...company, import_id: id, ...found, reason: 'repeated', details: '{"line":"2"}' })
    .execute();
  const mapping = '{"subject":"stock","columns":[{"field":"code"}]}';
  await db
    .insertInto('import_mappings')
    .values({ ...company, headers_hash: 'kodi', mapping, used_at: at })
    .execute();
}

/** A till that is counted in the morning and at night, and once more. */
async function keepTill({ api }: Shop): Promise<void> {
  const till = tillCaller(api);
  const { version } = await till.read();
  await api.ok(tillCalls.open, { body: { version, cash: { '5000': 2 } } });
  await api.ok(tillCalls.move, { body: { direction: 'out', amount: 20, reason: 'bank' } });
  const counted = await till.count({ cash: { '5000': 2, '1': 7 }, left: 50, reason: 'Mungon' });
  const { id } = (await till.close(counted)).closing;
  const again = { cash: { '5000': 3 }, reason: 'Tekrar sayıldı' };
  await api.ok(closingCalls.recount, { params: { id }, body: again });
}

async function book({ api }: Shop): Promise<void> {
  const { id } = (await api.ok(transactionCalls.add, { body: BOOKING })).data;
  await api.ok(transactionCalls.edit, { body: { ...BOOKING, id, sale_price: '9999999.99' } });
  const gone = (await api.ok(transactionCalls.add, { body: { ...BOOKING, description: 'كهرباء' } }))
    .data.id;
  await api.ok(transactionCalls.remove, { params: { id: gone } });
  const income = { ...BOOKING, transaction_type: 'income', payment_type: 'bank' };
  await api.ok(transactionCalls.add, { body: income });
  const bag = { name: 'Bag', article_id: 'A-1' };
  const article = (await api.ok(ledgerCalls.addArticle, { body: bag })).data.id;
  const more = { article_id: 'A-1', added_quantity: 1_200 };
  await api.ok(ledgerCalls.addQuantity, { body: more });
  await api.ok(ledgerCalls.sell, { body: { articleId: article, price: '0.20' } });
}

async function hire(server: TestServer, { api, companyId, userId, locations }: Shop) {
  const body = {
    ...{ username: 'Ülkü', surname: 'Şahin', email: `u${companyId}@shop.example` },
    ...{ rights: 'cashier', location: locations[0], limited: true },
  };
  await api.ok(peopleCalls.invite, { body });
  await api.ok(companyCalls.editSettings, { body: { price_floor: 30, cash_limit: '2000.00' } });
  const colleague = await signedIn(server, { companyId, rights: 'cashier' });
  await callerAs(colleague, server.url).ok(approvalCalls.approve, {
    body: { user: userId, secret: PASSWORD, action: 'sales.override', hash: '0'.repeat(64) },
  });
}

/** A second factor with a recovery code that was used, and a counter where people have PINs. */
async function trust({ database: { db } }: TestServer, shop: Shop, at: string): Promise<void> {
  const owned = { company_id: shop.companyId, user_id: shop.userId };
  const factor = { secret: null, pending: 'sealed', confirmed_at: null };
  await db
    .insertInto('second_factors')
    .values({ ...owned, ...factor })
    .execute();
  const used = { code_hash: `hash ${shop.companyId}`, used_at: at };
  await db
    .insertInto('recovery_codes')
    .values({ ...owned, ...used })
    .execute();
  await db
    .insertInto('pins')
    .values({ ...owned, pin_hash: 'hash', set_at: at })
    .execute();
  const till = { name: 'Arka përpara', location_id: shop.locations[0] ?? null };
  const since = { registered_by: shop.userId, registered_at: at, seen_at: at };
  const secret_hash = `secret ${shop.companyId}`;
  await db
    .insertInto('shared_tills')
    .values({ company_id: shop.companyId, ...till, ...since, secret_hash })
    .execute();
}

/** A product for each of two sizes, which then become one. */
async function joinSizes(shop: Shop): Promise<void> {
  const { call, body } = await joinedRun(shop, 1);
  await shop.api.ok(call, { body });
}

/** A till of the shop sells a pair while it has no line. */
async function sellWithoutLine(shop: Shop, { url }: TestServer): Promise<void> {
  const [unit = 0] = await shop.receive(1);
  const till = await openOfflineTill(shop, url, { name: 'Arka e dytë' });
  await till.sendOne(till.sale(1, [unit]));
}

/** The shop's browser has told of a release. */
const tellOfRelease = ({ companyId, token }: Shop, { database }: TestServer, now: string) =>
  addCounts(
    database.db,
    { companyId, tokenHash: hashToken(token) },
    [{ area: 'sales', release: '1.0.0-3f9a1c2b', views: 3, errors: 1 }],
    new Date(now),
  );

/** Two shops in which every table has rows, made through the API as shops make them. */
export async function openDumpShops(server: TestServer): Promise<void> {
  for (const [timezone, now] of [
    ['Europe/Belgrade', '2024-02-29T22:59:59.999Z'],
    ['Asia/Tokyo', '2026-10-25T00:30:00.001Z'],
  ] as const) {
    server.clock.set(now);
    const shop = await openShop(server, { timezone });
    await trade(shop);
    await book(shop);
    await hire(server, shop);
    await trust(server, shop, now);
    await putRight(shop);
    await keepStock(shop);
    await ship(shop);
    await count(shop, now);
    await bringIn(server, shop, now);
    await joinSizes(shop);
    await keepTill(shop);
    await checkOut(shop);
    await sellWithoutLine(shop, server);
    await tellOfRelease(shop, server, now);
    const body = { email: shop.email, password: 'a wrong one' };
    await shop.api.any(authenticationCalls.login, { body });
  }
  server.clock.set(null);
}
