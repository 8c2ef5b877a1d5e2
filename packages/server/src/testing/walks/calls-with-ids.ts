import {
  ledgerCalls,
  approvalCalls,
  auditCalls,
  authenticationCalls,
  closingCalls,
  countCalls,
  deliveryCalls,
  importCalls,
  heldBasketCalls,
  offlineSaleCalls,
  historyCalls,
  referenceCalls,
  peopleCalls,
  priceCalls,
  productCalls,
  supplierCodeCalls,
  returnCalls,
  saleCalls,
  secondFactorCalls,
  sharedTillCalls,
  shipmentCalls,
  sizeRunCalls,
  soldSaleCalls,
  stockCalls,
  tillCalls,
  transactionCalls,
  slipCode,
} from '@backoffice/contracts';
import type { Call } from '@backoffice/contracts/calls';

import type { Sent } from '../api-caller';
import { MAPPING } from '../shop/imports/imports';
import { somebody } from '../shop/people';
import { BOOKING, type Prey } from '../shop/prey';
import { PASSWORD, type Shop } from '../shop/test-shop';

const FISCAL = { fiscal_number: 'Mine' };

const colorNames = { colorName: 'Mine', albanianName: 'a', englishName: 'b', turkishName: 'c' };

/** A list of what is in a shop of the other company. */
const inPlace = ({ locations }: Prey): Sent => ({ query: { location: locations[0] ?? 0 } });

/** Each call that takes ids, with ids of `prey` in every place for one; `own` is who asks. */
export const WITH_IDS: [Call, (prey: Prey, own: Shop) => Sent][] = [
  [
    peopleCalls.invite,
    ({ locations }) => ({ body: somebody('cashier', { location: locations[0] }) }),
  ],
  [peopleCalls.edit, ({ userId: id }) => ({ params: { id }, body: { rights: 'cashier' } })],
  [
    peopleCalls.edit,
    ({ locations }, { userId: id }) => ({ params: { id }, body: { location: locations[0] } }),
  ],
  [peopleCalls.reset, ({ userId: id }) => ({ params: { id } })],
  [peopleCalls.sessions, ({ userId: id }) => ({ params: { id } })],
  [peopleCalls.endSessions, ({ userId: id }) => ({ params: { id } })],
  [
    peopleCalls.endSessions,
    ({ session }, { userId: id }) => ({ params: { id }, query: { session } }),
  ],
  [peopleCalls.endOwnSessions, ({ session }) => ({ query: { session } })],
  [secondFactorCalls.reset, ({ userId: id }) => ({ params: { id } })],
  [sharedTillCalls.revoke, ({ sharedTill: id }) => ({ params: { id } })],
  [
    sharedTillCalls.edit,
    ({ sharedTill: id }) => ({ params: { id }, body: { keeps_selling: true } }),
  ],
  [
    offlineSaleCalls.send,
    ({ sharedTill: till, userId: seller, unit, line }) => {
      const sale = { key: 'mine', slip: 'K1-000001', sold_at: '2026-01-01T00:00:00Z', seller };
      return { body: { till, sales: [{ ...sale, items: [line(unit)] }] } };
    },
  ],
  [
    sharedTillCalls.register,
    ({ locations }) => ({ body: { name: 'Till', location: locations[0] } }),
  ],
  [authenticationCalls.editUser, ({ locations }) => ({ body: { location: locations[0] } })],
  [
    referenceCalls.editBrand,
    ({ brand: id }) => ({ body: { id, brandName: 'Mine', produced: 'x', type: 'shoes' } }),
  ],
  [referenceCalls.editColor, ({ color: id }) => ({ body: { id, ...colorNames } })],
  [
    referenceCalls.editNumber,
    ({ sizes }) => ({ body: { id: sizes[0], number: '1', type: 'shoes' } }),
  ],
  [
    referenceCalls.editType,
    ({ type: id }) => ({ body: { id, specificType: 'Mine', type: 'shoes' } }),
  ],
  [referenceCalls.editLocation, ({ locations }) => ({ body: { id: locations[0], name: 'Mine' } })],
  [
    referenceCalls.remove,
    ({ locations }) => ({ params: { endpoint: 'location' }, body: { id: locations[1] } }),
  ],
  [referenceCalls.remove, ({ bags }) => ({ params: { endpoint: 'brands' }, query: { id: bags } })],
  [
    importCalls.check,
    ({ import: id }) => ({
      params: { id },
      body: { mapping: { subject: 'stock', columns: [{ field: 'code' }] } },
    }),
  ],
  [importCalls.apply, ({ import: id }) => ({ params: { id }, body: { create: true } })],
  [importCalls.cancel, ({ import: id }) => ({ params: { id } })],
  [importCalls.one, ({ import: id }) => ({ params: { id } })],
  [importCalls.check, ({ import: id }) => ({ params: { id }, body: { mapping: MAPPING } })],
  [importCalls.findings, ({ import: id }) => ({ params: { id } })],
  [deliveryCalls.receive, ({ brand }, own) => ({ body: own.shoes(1, { brand }) })],
  [deliveryCalls.receive, ({ color }, own) => ({ body: own.shoes(1, { color }) })],
  [deliveryCalls.receive, ({ type }, own) => ({ body: own.shoes(1, { type }) })],
  [deliveryCalls.receive, ({ delivery }, own) => ({ body: own.shoes(1, { delivery }) })],
  [
    deliveryCalls.receive,
    ({ sizes }, own) => ({ body: own.shoes(1, { sizes: [{ size: sizes[0], quantity: 1 }] }) }),
  ],
  [
    productCalls.transfer,
    ({ unit }, own) => ({ body: { ids: [unit], location: own.locations[0] } }),
  ],
  [saleCalls.sell, ({ unit, line }) => ({ body: [line(unit)] })],
  [saleCalls.sell, ({ soldUnit, line }) => ({ body: [line(soldUnit)] })],
  [saleCalls.checkOut, ({ unit, line }) => ({ body: { items: [line(unit)] } })],
  [saleCalls.checkOut, ({ soldUnit, line }) => ({ body: { items: [line(soldUnit)] } })],
  [
    heldBasketCalls.hold,
    ({ unit: id }) => ({ body: { name: 'Ana', items: [{ id, price: 1, sale_type: 'store' }] } }),
  ],
  [
    heldBasketCalls.hold,
    ({ soldLine: line }) => ({ body: { name: 'Ana', returns: [{ line, reason: 'size' }] } }),
  ],
  [heldBasketCalls.resume, ({ held: id }) => ({ params: { id } })],
  [heldBasketCalls.drop, ({ held: id }) => ({ params: { id } })],
  [productCalls.byBarcode, ({ barcode }) => ({ params: { code: barcode } })],
  [productCalls.history, ({ unit }) => ({ params: { id: unit } })],
  [productCalls.siblings, ({ unit }) => ({ params: { id: unit } })],
  [productCalls.setAside, ({ unit: id }) => ({ params: { id }, body: { reason: 'damaged' } })],
  [supplierCodeCalls.list, ({ product }) => ({ query: { product } })],
  [supplierCodeCalls.find, ({ code }) => ({ params: { code } })],
  [supplierCodeCalls.remove, ({ code }) => ({ params: { code } })],
  [
    supplierCodeCalls.add,
    ({ product }, { sizes }) => ({ body: { code: '96385074', product, size: sizes[0] } }),
  ],
  [sizeRunCalls.join, ({ product }) => ({ body: { products: [product], version: 'x' } })],
  [stockCalls.out, ({ unit }) => ({ body: { ids: [unit], reason: 'lost' } })],
  [stockCalls.in, ({ lost }, own) => ({ body: { ids: [lost], location: own.locations[0] } })],
  [stockCalls.in, ({ lost, locations }) => ({ body: { ids: [lost], location: locations[0] } })],
  [deliveryCalls.one, ({ delivery: id }) => ({ params: { id } })],
  [deliveryCalls.correct, ({ delivery: id }) => ({ params: { id }, body: { code: 'Mine' } })],
  [
    deliveryCalls.addUnits,
    ({ delivery: id }, { sizes }) => ({
      params: { id },
      body: { sizes: [{ size: sizes[0], quantity: 1 }] },
    }),
  ],
  [priceCalls.preview, ({ unit }) => ({ body: { ids: [unit], percent: -20 } })],
  [historyCalls.one, ({ moved: id }) => ({ params: { id } })],
  [historyCalls.undo, ({ moved: id }) => ({ params: { id }, body: {} })],
  [historyCalls.undo, ({ moved: id, unit }) => ({ params: { id }, body: { ids: [unit] } })],
  [shipmentCalls.send, ({ unit }, own) => ({ body: { ids: [unit], location: own.locations[0] } })],
  [shipmentCalls.one, ({ shipment: id }) => ({ params: { id } })],
  [shipmentCalls.arrive, ({ shipment: id, sent }) => ({ params: { id }, body: { ids: [sent] } })],
  [shipmentCalls.close, ({ shipment: id, sent }) => ({ params: { id }, body: { lost: [sent] } })],
  [countCalls.start, ({ locations }) => ({ body: { location: locations[0] } })],
  [countCalls.one, ({ count: id }) => ({ params: { id } })],
  [countCalls.review, ({ count: id }) => ({ params: { id } })],
  [countCalls.scan, ({ count: id }) => ({ params: { id }, body: { device: 'mine', scans: [] } })],
  [countCalls.withdraw, ({ count: id, scan }) => ({ params: { id }, body: { keys: [scan] } })],
  [countCalls.apply, ({ count: id }) => ({ params: { id }, body: { decisions: [], seen: [] } })],
  [countCalls.cancel, ({ count: id }) => ({ params: { id } })],
  [soldSaleCalls.find, ({ soldBarcode: code }) => ({ query: { code } })],
  [soldSaleCalls.find, () => ({ query: { code: slipCode('sale', 1) } })],
  [soldSaleCalls.find, () => ({ query: { code: slipCode('return', 1) } })],
  [soldSaleCalls.find, () => ({ query: { code: slipCode('offline', 1_000_001) } })],
  [soldSaleCalls.find, () => ({ query: { number: 1 } })],
  [soldSaleCalls.sale, ({ sale: id }) => ({ params: { id } })],
  [
    soldSaleCalls.correct,
    ({ sale: id, soldLine: line }) => ({
      params: { id },
      body: { lines: [{ line, price: 1 }], reason: 'Mine' },
    }),
  ],
  [soldSaleCalls.void, ({ sale: id }) => ({ params: { id }, body: { reason: 'Mine' } })],
  [soldSaleCalls.print, ({ sale: id }) => ({ params: { id } })],
  [returnCalls.make, ({ soldLine: line }) => ({ body: { returns: [{ line, reason: 'size' }] } })],
  [returnCalls.one, ({ returned: id }) => ({ params: { id } })],
  [returnCalls.print, ({ returned: id }) => ({ params: { id } })],
  [soldSaleCalls.noteFiscal, ({ sale: id }) => ({ params: { id }, body: FISCAL })],
  [returnCalls.noteFiscal, ({ returned: id }) => ({ params: { id }, body: FISCAL })],
  [saleCalls.ofDay, inPlace],
  [heldBasketCalls.list, inPlace],
  [offlineSaleCalls.unsettled, inPlace],
  [offlineSaleCalls.settle, ({ sale: id }) => ({ params: { id }, body: {} })],
  [tillCalls.till, inPlace],
  [tillCalls.day, inPlace],
  [closingCalls.list, inPlace],
  [closingCalls.one, ({ closing: id }) => ({ params: { id } })],
  [
    closingCalls.recount,
    ({ closing: id }) => ({ params: { id }, body: { cash: {}, reason: 'Mine' } }),
  ],
  [transactionCalls.list, inPlace],
  [transactionCalls.edit, ({ booking: id }) => ({ body: { ...BOOKING, id } })],
  [transactionCalls.remove, ({ booking: id }) => ({ params: { id } })],
  [
    ledgerCalls.editArticle,
    ({ article: id }) => ({ params: { id }, body: { name: 'Mine', article_id: 'M' } }),
  ],
  [ledgerCalls.addQuantity, () => ({ body: { article_id: 'PREY', added_quantity: 1 } })],
  [ledgerCalls.sell, ({ article }) => ({ body: { articleId: article, price: 1 } })],
  [
    approvalCalls.approve,
    ({ userId: user }) => ({
      body: { user, secret: PASSWORD, action: 'prices.override', hash: '0'.repeat(64) },
    }),
  ],
];

/** Lists, by filters that match what `prey` has. */
export const LISTS: [Call, (prey: Prey) => Sent][] = [
  [importCalls.list, () => ({})],
  [productCalls.list, ({ locations }) => ({ query: { location: locations[0] ?? 0 } })],
  [productCalls.list, () => ({ query: { code: 'NK' } })],
  [productCalls.ids, ({ barcode }) => ({ query: { barcode } })],
  [productCalls.groups, ({ locations }) => ({ query: { location: locations[0] ?? 0 } })],
  [deliveryCalls.list, ({ userId: user }) => ({ query: { user } })],
  [historyCalls.list, ({ userId: user }) => ({ query: { user } })],
  [historyCalls.list, ({ barcode: code }) => ({ query: { code } })],
  [shipmentCalls.list, () => ({})],
  [importCalls.list, () => ({})],
  [countCalls.list, ({ locations }) => ({ query: { location: locations[1] ?? 0 } })],
  [referenceCalls.listBrands, () => ({})],
  [referenceCalls.listColors, () => ({})],
  [referenceCalls.listNumbers, () => ({})],
  [referenceCalls.listTypes, () => ({})],
  [referenceCalls.listLocations, () => ({})],
  [saleCalls.ofDay, () => ({})],
  [heldBasketCalls.list, () => ({})],
  [offlineSaleCalls.unsettled, () => ({})],
  [soldSaleCalls.lines, () => ({ query: { code: 'NK' } })],
  [transactionCalls.list, () => ({})],
  [closingCalls.list, () => ({})],
  [ledgerCalls.articles, () => ({})],
  [ledgerCalls.sales, () => ({})],
  [approvalCalls.people, () => ({ query: { action: 'people.manage' } })],
  [sharedTillCalls.list, () => ({})],
  [auditCalls.list, ({ userId: user }) => ({ query: { user } })],
];
