import {
  ledgerCalls,
  approvalCalls,
  authenticationCalls,
  closingCalls,
  companyCalls,
  deliveryCalls,
  historyCalls,
  referenceCalls,
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
import type { Call } from '@backoffice/contracts/calls';

import { apiCaller } from '../api-caller';
import type { TestServer } from '../test-server';
import { CHECKOUT_WRITES } from './checkout-writes';
import { COUNT_WRITES } from './count-writes';
import { IMPORT_WRITES } from './imports/import-writes';
import { somebody } from './people';
import { PRODUCT_WRITES } from './product-writes';
import { SECOND_FACTOR_WRITES } from './sign-in/second-factor-writes';
import { SHARED_TILL_WRITES } from './sign-in/shared-till-writes';
import { PASSWORD, type Shop, signedIn } from './test-shop';
import { tillCaller } from './till';

export interface Write {
  call: Call;
  params?: Record<string, string | number>;
  body?: unknown;
}
/** A request for each write; `n` tells the requests of one test apart. */
type Maker = (shop: Shop, n: number, server: TestServer) => Promise<Write> | Write;

const BOOKING = {
  subType: 'Energy',
  transaction_type: 'outcome',
  payment_type: 'cash',
  sale_price: 1,
};
const article = async ({ api }: Shop, n: number) => {
  const body = { name: 'Bag', article_id: `A${n}` };
  return (await api.ok(ledgerCalls.addArticle, { body })).data.id;
};
const passwordOf = (n: number) => (n === 0 ? PASSWORD : `battery staple ${n}`);
const colorNames = (name: string) => ({
  colorName: name,
  albanianName: 'a',
  englishName: 'b',
  turkishName: 'c',
});

const colleague = async ({ companyId }: Shop, server: TestServer) =>
  (await signedIn(server, { companyId, rights: 'cashier' })).userId;

/** A sale of one line. */
async function soldLine({ api, receive, line }: Shop) {
  const body = (await receive(1)).map((id) => line(id));
  const { id } = (await api.ok(saleCalls.sell, { body })).data;
  const { lines } = (await api.ok(soldSaleCalls.sale, { params: { id } })).data;
  return { id, line: lines[0]?.id ?? 0 };
}

async function countedTill({ api }: Shop) {
  return { ...(await tillCaller(api).count({ cash: { '100': 3 } })), reason: 'first' };
}

const TILL_MAKERS: Maker[] = [
  async ({ api }, n) => ({
    call: tillCalls.open,
    body: { version: (await tillCaller(api).read()).version, cash: { '100': n } },
  }),
  (_, n) => ({ call: tillCalls.move, body: { direction: 'in', amount: n + 1, reason: 'change' } }),
  async (shop) => ({ call: closingCalls.close, body: await countedTill(shop) }),
  async (shop, n) => {
    const { id } = (await tillCaller(shop.api).close(await countedTill(shop))).closing;
    const body = { cash: { '100': n }, reason: 'again' };
    return { call: closingCalls.recount, params: { id }, body };
  },
  async (shop, n) => ({
    call: soldSaleCalls.noteFiscal,
    params: { id: (await soldLine(shop)).id },
    body: { fiscal_number: `F${n}` },
  }),
  async (shop, n) => {
    const { line } = await soldLine(shop);
    const body = { returns: [{ line, reason: 'size' }] };
    const { id } = (await shop.api.ok(returnCalls.make, { body })).data.return;
    return { call: returnCalls.noteFiscal, params: { id }, body: { fiscal_number: `F${n}` } };
  },
];

/** Receives a unit and takes it out of stock again. */
async function lostUnit({ api, receive }: Shop) {
  const ids = await receive(1);
  const { data } = await api.ok(stockCalls.out, { body: { ids, reason: 'lost' } });
  return data;
}

const received = async ({ api, shoes }: Shop) =>
  (await api.ok(deliveryCalls.receive, { body: shoes(2) })).data;

/** Previews another price for two new units. */
async function previewed({ api, receive }: Shop, n: number) {
  const body = { ids: await receive(2), set: 60 + n };
  return { body, hash: (await api.ok(priceCalls.preview, { body })).data.hash };
}

/** A unit under way to another shop. */
async function underWay({ api, receive, locations }: Shop) {
  const ids = await receive(1);
  const body = { ids, location: locations[1] };
  const { id } = (await api.ok(shipmentCalls.send, { body })).data;
  return { params: { id }, ids };
}

const SHIPMENT_MAKERS: Maker[] = [
  async ({ receive, locations }) => ({
    call: shipmentCalls.send,
    body: { ids: await receive(2), location: locations[1] },
  }),
  async (shop) => {
    const { params, ids } = await underWay(shop);
    return { call: shipmentCalls.arrive, params, body: { ids } };
  },
  async (shop) => {
    const { params, ids } = await underWay(shop);
    return { call: shipmentCalls.close, params, body: { lost: ids } };
  },
];

const STOCK_MAKERS: Maker[] = [
  async (shop, n) => ({
    call: deliveryCalls.correct,
    params: { id: (await received(shop)).id },
    body: { code: `NK-${n}0`, importPrice: 30 + n },
  }),
  async (shop) => ({
    call: deliveryCalls.addUnits,
    params: { id: (await received(shop)).id },
    body: { sizes: [{ size: shop.sizes[1], quantity: 2 }] },
  }),
  async ({ receive }, n) => ({
    call: priceCalls.preview,
    body: { ids: await receive(2), set: 60 + n },
  }),
  async (shop, n) => ({ call: priceCalls.apply, body: { hash: (await previewed(shop, n)).hash } }),
  async (shop, n) => {
    const { body, hash } = await previewed(shop, n);
    await shop.api.ok(priceCalls.apply, { body: { hash } });
    const price = `${60 + n}.00`;
    const labels = body.ids.map((id) => ({ id, price, code: 'NK-1', number: '42' }));
    return { call: stockCalls.labelsPrinted, body: { labels } };
  },
  async ({ receive }) => ({
    call: stockCalls.out,
    body: { ids: await receive(2), reason: 'damaged' },
  }),
  async (shop) => ({
    call: stockCalls.in,
    body: { ids: (await lostUnit(shop)).ids, location: shop.locations[1] },
  }),
  async (shop) => ({
    call: historyCalls.undo,
    params: { id: (await lostUnit(shop)).operation },
    body: {},
  }),
];

/** A request for each write but login, logout, links and reports. */
export const EVERY_WRITE: Maker[] = [
  ...TILL_MAKERS,
  ...STOCK_MAKERS,
  ...SHIPMENT_MAKERS,
  ...COUNT_WRITES,
  ...IMPORT_WRITES,
  ...PRODUCT_WRITES,
  ...SECOND_FACTOR_WRITES,
  ...SHARED_TILL_WRITES,
  () => ({ call: peopleCalls.invite, body: somebody('cashier') }),
  ({ userId: id }, n) => ({ call: peopleCalls.edit, params: { id }, body: { username: `P${n}` } }),
  ({ userId: id }) => ({ call: peopleCalls.reset, params: { id } }),
  async (shop, _, server) => ({
    call: peopleCalls.endSessions,
    params: { id: await colleague(shop, server) },
  }),
  async ({ email }, _, { url }) => {
    const body = { email, password: PASSWORD };
    await apiCaller(url).ok(authenticationCalls.login, { body });
    return { call: peopleCalls.endOwnSessions };
  },
  async (shop, _, server) => {
    const user = (await signedIn(server, { companyId: shop.companyId })).userId;
    const body = { user, secret: PASSWORD, action: 'stock.undo', hash: '0'.repeat(64) };
    return { call: approvalCalls.approve, body };
  },
  (_, n) => ({ call: companyCalls.editSettings, body: { return_days: n } }),
  (_, n) => ({ call: authenticationCalls.editUser, body: { phone: `${n}` } }),
  (_, n) => ({
    call: authenticationCalls.changePassword,
    body: { current: passwordOf(n - 1), next: passwordOf(n) },
  }),
  (_, n) => ({ call: companyCalls.editCompany, body: { phone: `${n}`, address: 'x' } }),
  (_, n) => ({
    call: referenceCalls.addBrand,
    body: { brandName: `B${n}`, produced: 'x', type: 'shoes' },
  }),
  (_, n) => ({ call: referenceCalls.addColor, body: colorNames(`C${n}`) }),
  (_, n) => ({ call: referenceCalls.addNumber, body: { number: `5${n}`, type: 'shoes' } }),
  (_, n) => ({ call: referenceCalls.addType, body: { specificType: `T${n}`, type: 'shoes' } }),
  (_, n) => ({ call: referenceCalls.addLocation, body: { name: `L${n}` } }),
  ({ brand: id }, n) => ({
    call: referenceCalls.editBrand,
    body: { id, brandName: `B${n}`, produced: 'x', type: 'shoes' },
  }),
  ({ color: id }, n) => ({ call: referenceCalls.editColor, body: { id, ...colorNames(`C${n}`) } }),
  ({ sizes }, n) => ({
    call: referenceCalls.editNumber,
    body: { id: sizes[0], number: `5${n}`, type: 'shoes' },
  }),
  ({ type: id }, n) => ({
    call: referenceCalls.editType,
    body: { id, specificType: `T${n}`, type: 'shoes' },
  }),
  ({ locations }, n) => ({
    call: referenceCalls.editLocation,
    body: { id: locations[0], name: `L${n}` },
  }),
  async ({ api }, n) => {
    const { data: id } = await api.ok(referenceCalls.addLocation, { body: { name: `gone ${n}` } });
    return { call: referenceCalls.remove, params: { endpoint: 'location' }, body: { id } };
  },
  ({ shoes }, n) => ({ call: deliveryCalls.receive, body: shoes(2, { code: `R${n}` }) }),
  async ({ receive, locations }) => ({
    call: productCalls.transfer,
    body: { ids: await receive(2), location: locations[1] },
  }),
  async ({ receive, line }) => ({
    call: saleCalls.sell,
    body: (await receive(2)).map((id) => line(id)),
  }),
  ...CHECKOUT_WRITES,
  async (shop) => {
    const { line } = await soldLine(shop);
    const body = { returns: [{ line, reason: 'size' }] };
    return { call: returnCalls.make, body };
  },
  async (shop) => {
    const { line } = await soldLine(shop);
    const body = { returns: [{ line, reason: 'size' }] };
    const { id } = (await shop.api.ok(returnCalls.make, { body })).data.return;
    return { call: returnCalls.print, params: { id } };
  },
  async (shop) => {
    const { line, id } = await soldLine(shop);
    const body = { lines: [{ line, price: 44 }], reason: 'typed wrong' };
    return { call: soldSaleCalls.correct, params: { id }, body };
  },
  async (shop) => {
    const { id } = await soldLine(shop);
    return { call: soldSaleCalls.void, params: { id }, body: { reason: 'typed wrong' } };
  },
  async (shop) => ({ call: soldSaleCalls.print, params: { id: (await soldLine(shop)).id } }),
  async ({ receive }) => {
    const [id = 0] = await receive(1);
    return { call: productCalls.setAside, params: { id }, body: { reason: 'damaged' } };
  },
  (_, n) => ({ call: transactionCalls.add, body: { ...BOOKING, description: `${n}` } }),
  async ({ api }, n) => {
    const { id } = (await api.ok(transactionCalls.add, { body: BOOKING })).data;
    return { call: transactionCalls.edit, body: { ...BOOKING, id, description: `${n}` } };
  },
  async ({ api }) => {
    const { id } = (await api.ok(transactionCalls.add, { body: BOOKING })).data;
    return { call: transactionCalls.remove, params: { id } };
  },
  (_, n) => ({ call: ledgerCalls.addArticle, body: { name: 'Bag', article_id: `N${n}` } }),
  async (shop, n) => ({
    call: ledgerCalls.editArticle,
    params: { id: await article(shop, n) },
    body: { name: 'Bag', article_id: `E${n}` },
  }),
  async (shop, n) => {
    await article(shop, n);
    return {
      call: ledgerCalls.addQuantity,
      body: { article_id: `A${n}`, added_quantity: 3 },
    };
  },
  async (shop, n) => ({
    call: ledgerCalls.sell,
    body: { articleId: await article(shop, n), price: 1 },
  }),
];
