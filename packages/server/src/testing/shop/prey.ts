import {
  ledgerCalls,
  countCalls,
  deliveryCalls,
  heldBasketCalls,
  peopleCalls,
  priceCalls,
  productCalls,
  supplierCodeCalls,
  returnCalls,
  saleCalls,
  sharedTillCalls,
  shipmentCalls,
  soldSaleCalls,
  stockCalls,
  transactionCalls,
} from '@backoffice/contracts';

import type { Executor } from '../../db/database';
import { checkedImport, shoeLine } from './imports/imports';
import type { Shop } from './test-shop';
import { tillCaller } from './till';

/** What the other company has: ids of every kind. */
export interface Prey extends Shop {
  unit: number;
  barcode: string;
  soldUnit: number;
  soldBarcode: string;
  sale: number;
  soldLine: number;
  returned: number;
  booking: number;
  article: number;
  session: number;
  sharedTill: number;
  closing: number;
  /** A transfer that can be undone, and a unit that is lost. */
  moved: number;
  lost: number;
  delivery: number;
  product: number;
  /** A supplier code of the product in the first size. */
  code: string;
  /** A shipment under way to the second shop, with the unit `sent`. */
  shipment: number;
  sent: number;
  /** An open count of the second shop, in which `scan` was scanned. */
  count: number;
  scan: string;
  /** An import whose check found nothing wrong. */
  import: number;
  /** A basket that waits, with the unit `unit`. */
  held: number;
  /** Hash of a price preview. */
  hash: string;
}

export const BOOKING = {
  subType: 'Energy',
  transaction_type: 'outcome',
  payment_type: 'cash',
  sale_price: 1,
};

/** A shipment that is under way, and a count that is open. */
async function begin(
  { api, locations }: Shop,
  { barcode, sent }: { barcode: string; sent: number },
) {
  const gone = { ids: [sent], location: locations[1] };
  const shipment = (await api.ok(shipmentCalls.send, { body: gone })).data.id;
  const { id: count } = (await api.ok(countCalls.start, { body: { location: locations[1] } })).data;
  const scan = 'prey';
  const scans = [{ key: scan, code: barcode, scanned_at: new Date().toISOString() }];
  await api.ok(countCalls.scan, { params: { id: count }, body: { device: 'till', scans } });
  return { shipment, count, scan };
}

async function coded({ api, sizes }: Shop) {
  const product = (await api.ok(productCalls.groups)).data[0]?.id ?? 0;
  const code = '4006381333931';
  await api.ok(supplierCodeCalls.add, { body: { code, product, size: sizes[0] } });
  return { product, code };
}

export async function preyOf(shop: Shop, db: Executor): Promise<Prey> {
  const { api } = shop;
  const [unit = 0, soldUnit = 0, backUnit = 0, lost = 0, sent = 0] = await shop.receive(5);
  const basket = [shop.line(soldUnit), shop.line(backUnit)];
  const sale = (await api.ok(saleCalls.sell, { body: basket })).data.id;
  const [sold, back] = (await api.ok(soldSaleCalls.sale, { params: { id: sale } })).data.lines;
  const returns = [{ line: back?.id, reason: 'size' }];
  const returned = (await api.ok(returnCalls.make, { body: { returns } })).data.return.id;
  const { id: soldLine = 0, barcode: soldBarcode = '' } = sold ?? {};
  const barcode = (await api.ok(productCalls.list)).data[0]?.barcode ?? '';
  const booking = (await api.ok(transactionCalls.add, { body: BOOKING })).data.id;
  const bag = { name: 'Bag', article_id: 'PREY' };
  const article = (await api.ok(ledgerCalls.addArticle, { body: bag })).data.id;
  const till = tillCaller(api);
  const counted = await till.count({ location: shop.locations[0] ?? null, reason: 'Mine' });
  const closing = (await till.close(counted)).closing.id;
  const registered = await api.ok(sharedTillCalls.register, { body: { name: 'Prey' } });
  const sharedTill = registered.data.id;
  const session = (await api.ok(peopleCalls.ownSessions)).data[0]?.id ?? 0;
  await api.ok(stockCalls.out, { body: { ids: [lost], reason: 'lost' } });
  const away = { ids: [unit], location: shop.locations[1] };
  const moved = (await api.ok(productCalls.transfer, { body: away })).data.operation;
  const delivery = (await api.ok(deliveryCalls.list)).data[0]?.id ?? 0;
  const cheaper = { ids: [unit], percent: -20 };
  const { hash } = (await api.ok(priceCalls.preview, { body: cheaper })).data;
  const begun = await begin(shop, { barcode, sent });
  const waiting = { name: 'Prey', items: [{ id: unit, price: 40, sale_type: 'store' as const }] };
  const held = (await api.ok(heldBasketCalls.hold, { body: waiting })).data.id;
  return {
    ...shop,
    ...{ unit, soldUnit, soldBarcode, barcode, sale, soldLine, returned },
    ...{ booking, article, session, sharedTill, closing, moved, lost, delivery, hash },
    ...{ sent, held, ...begun, ...(await coded(shop)) },
    import: await checkedImport(db, shop, [shoeLine(2)]),
  };
}
