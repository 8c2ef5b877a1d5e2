import {
  administrationCalls,
  approvalCalls,
  auditCalls,
  authenticationCalls,
  closingCalls,
  countCalls,
  deliveryCalls,
  figureCalls,
  importCalls,
  operationCalls,
  panelCalls,
  peopleCalls,
  priceCalls,
  productCalls,
  productCodeCalls,
  returnCalls,
  saleCalls,
  secondFactorCalls,
  slipCode,
  sharedTillCalls,
  shipmentCalls,
  soldSaleCalls,
  stockCalls,
  tillCalls,
  transactionCalls,
} from '@backoffice/contracts';
import { allCalls, type Call } from '@backoffice/contracts/calls';

import type { Executor } from '../db/database';
import type { Sent } from '../testing/api-caller';
import { onServer } from '../testing/on-each-engine';
import { MAPPING } from '../testing/shop/imports/imports';
import { somebody } from '../testing/shop/people';
import { BOOKING, type Prey, preyOf } from '../testing/shop/prey';
import { snapshot } from '../testing/shop/snapshot';
import { openShop, PASSWORD, type Shop, signedIn } from '../testing/shop/test-shop';
import { WITHOUT_IDS } from '../testing/walks/calls-without-ids';

const FISCAL = { fiscal_number: 'Mine' };
const MOVEMENT = { direction: 'in', amount: 1, reason: 'change' };
const COUNT = { version: 'unused', cash: {} };

const colorNames = { colorName: 'Mine', albanianName: 'a', englishName: 'b', turkishName: 'c' };

/** A list of what is in a shop of the other company. */
const inPlace = ({ locations }: Prey): Sent => ({ query: { location: locations[0] ?? 0 } });

/** A request with the other company's ids in every place that takes one. */
const ATTACKS: [Call, (prey: Prey, own: Shop) => Sent][] = [
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
    sharedTillCalls.register,
    ({ locations }) => ({ body: { name: 'Till', location: locations[0] } }),
  ],
  [authenticationCalls.editUser, ({ locations }) => ({ body: { location: locations[0] } })],
  [
    panelCalls.editBrand,
    ({ brand: id }) => ({ body: { id, brandName: 'Mine', produced: 'x', type: 'shoes' } }),
  ],
  [panelCalls.editColor, ({ color: id }) => ({ body: { id, ...colorNames } })],
  [panelCalls.editNumber, ({ sizes }) => ({ body: { id: sizes[0], number: '1', type: 'shoes' } })],
  [panelCalls.editType, ({ type: id }) => ({ body: { id, specificType: 'Mine', type: 'shoes' } })],
  [panelCalls.editLocation, ({ locations }) => ({ body: { id: locations[0], name: 'Mine' } })],
  [
    panelCalls.remove,
    ({ locations }) => ({ params: { endpoint: 'location' }, body: { id: locations[1] } }),
  ],
  [panelCalls.remove, ({ bags }) => ({ params: { endpoint: 'brands' }, query: { id: bags } })],
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
  [productCalls.byBarcode, ({ barcode }) => ({ params: { code: barcode } })],
  [productCalls.history, ({ unit }) => ({ params: { id: unit } })],
  [productCalls.siblings, ({ unit }) => ({ params: { id: unit } })],
  [productCalls.setAside, ({ unit: id }) => ({ params: { id }, body: { reason: 'damaged' } })],
  [productCodeCalls.list, ({ product }) => ({ query: { product } })],
  [productCodeCalls.find, ({ code }) => ({ params: { code } })],
  [productCodeCalls.remove, ({ code }) => ({ params: { code } })],
  [
    productCodeCalls.add,
    ({ product }, { sizes }) => ({ body: { code: '96385074', product, size: sizes[0] } }),
  ],
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
  [operationCalls.one, ({ moved: id }) => ({ params: { id } })],
  [operationCalls.undo, ({ moved: id }) => ({ params: { id }, body: {} })],
  [operationCalls.undo, ({ moved: id, unit }) => ({ params: { id }, body: { ids: [unit] } })],
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
    administrationCalls.editArticle,
    ({ article: id }) => ({ params: { id }, body: { name: 'Mine', article_id: 'M' } }),
  ],
  [administrationCalls.addQuantity, () => ({ body: { article_id: 'PREY', added_quantity: 1 } })],
  [administrationCalls.sell, ({ article }) => ({ body: { articleId: article, price: 1 } })],
  [
    approvalCalls.approve,
    ({ userId: user }) => ({
      body: { user, secret: PASSWORD, action: 'prices.override', hash: '0'.repeat(64) },
    }),
  ],
];

/** Bodies that name a till of the other company: a value that is not valid. */
const FOREIGN_TILLS: [Call, object][] = [
  [tillCalls.open, COUNT],
  [tillCalls.move, MOVEMENT],
  [closingCalls.close, { ...COUNT, left: 0 }],
  [transactionCalls.add, BOOKING],
];

/** Writes that do nothing to what they don't find, and how they answer. */
const UNFOUND: [Call, (prey: Prey) => Sent, object][] = [
  [
    stockCalls.labelsPrinted,
    ({ unit: id }) => ({ body: { labels: [{ id, price: '49.90', code: 'NK-1', number: '42' }] } }),
    { success: true, data: { ids: [] } },
  ],
  [priceCalls.apply, ({ hash }) => ({ body: { hash } }), { code: 'stale_preview' }],
];

/** Lists: they must not show a thing of the other company, whatever the filter says. */
const LISTS: [Call, (prey: Prey) => Sent][] = [
  [importCalls.list, () => ({})],
  [productCalls.list, ({ locations }) => ({ query: { location: locations[0] ?? 0 } })],
  [productCalls.list, () => ({ query: { code: 'NK' } })],
  [productCalls.ids, ({ barcode }) => ({ query: { barcode } })],
  [productCalls.groups, ({ locations }) => ({ query: { location: locations[0] ?? 0 } })],
  [deliveryCalls.list, ({ userId: user }) => ({ query: { user } })],
  [operationCalls.list, ({ userId: user }) => ({ query: { user } })],
  [operationCalls.list, ({ barcode: code }) => ({ query: { code } })],
  [shipmentCalls.list, () => ({})],
  [importCalls.list, () => ({})],
  [countCalls.list, ({ locations }) => ({ query: { location: locations[1] ?? 0 } })],
  [panelCalls.listBrands, () => ({})],
  [panelCalls.listColors, () => ({})],
  [panelCalls.listNumbers, () => ({})],
  [panelCalls.listTypes, () => ({})],
  [panelCalls.listLocations, () => ({})],
  [saleCalls.ofDay, () => ({})],
  [soldSaleCalls.lines, () => ({ query: { code: 'NK' } })],
  [transactionCalls.list, () => ({})],
  [closingCalls.list, () => ({})],
  [administrationCalls.articles, () => ({})],
  [administrationCalls.sales, () => ({})],
  [approvalCalls.people, () => ({ query: { action: 'people.manage' } })],
  [sharedTillCalls.list, () => ({})],
  [auditCalls.list, ({ userId: user }) => ({ query: { user } })],
];

test('the walk leaves no call out', () => {
  const walked = new Set(
    [...ATTACKS, ...FOREIGN_TILLS, ...UNFOUND, ...LISTS].map(([call]) => call),
  );
  const missing = allCalls.filter((call) => !walked.has(call) && !WITHOUT_IDS.includes(call));
  expect(missing.map(({ path }) => path)).toEqual(['client-errors']);
});

onServer('a second company', (server) => {
  let prey: Prey;
  let own: Shop;
  let db: Executor;
  beforeAll(async () => {
    ({ db } = server().database);
    prey = await preyOf(await openShop(server()), db);
    own = await openShop(server());
  });

  test.each(ATTACKS.map(([call, attack]) => [call.method, call.path, call, attack] as const))(
    'finds nothing of the first with %s %s',
    async (_method, _path, call, attack) => {
      const before = await snapshot(db, prey.companyId);
      const ownBefore = await snapshot(db, own.companyId);
      await own.api.refused(404, call, attack(prey, own));
      expect(await snapshot(db, prey.companyId)).toEqual(before);
      expect(await snapshot(db, own.companyId)).toEqual(ownBefore);
    },
  );

  test.each(FOREIGN_TILLS.map(([call, body]) => [call.method, call.path, call, body] as const))(
    'does nothing at a till of the first with %s %s',
    async (_method, _path, call, body) => {
      const before = [await snapshot(db, prey.companyId), await snapshot(db, own.companyId)];
      const refusal = await own.api.refused(422, call, {
        body: { ...body, location: prey.locations[0] },
      });
      expect(refusal.fields).toHaveProperty('location');
      const after = [await snapshot(db, prey.companyId), await snapshot(db, own.companyId)];
      expect(after).toEqual(before);
    },
  );

  test.each(
    UNFOUND.map(
      ([call, sent, answer]) => [call.method, call.path, { call, sent, answer }] as const,
    ),
  )(
    'does nothing to what the first has with %s %s',
    async (_method, _path, { call, sent, answer }) => {
      const before = [await snapshot(db, prey.companyId), await snapshot(db, own.companyId)];
      const { body } = await own.api.any(call, sent(prey));
      expect(body).toMatchObject(answer);
      const after = [await snapshot(db, prey.companyId), await snapshot(db, own.companyId)];
      expect(after).toEqual(before);
    },
  );

  test('sees empty lists where the first has rows', async () => {
    const { token } = await signedIn(server());
    for (const [call, sent] of LISTS) {
      const { body } = await prey.api.any(call, { ...sent(prey), token });
      expect([call.path, (body as { data: unknown[] }).data]).toEqual([call.path, []]);
    }
    const { data } = await prey.api.ok(figureCalls.years, { token, body: { type: 'sales' } });
    expect(data).toEqual([expect.objectContaining({ salesArray: new Array(12).fill(0) })]);
  });
});
