import {
  closingCalls,
  figureCalls,
  priceCalls,
  stockCalls,
  tillCalls,
  transactionCalls,
} from '@backoffice/contracts';
import { allCalls, type Call } from '@backoffice/contracts/calls';

import type { Executor } from '../db/database';
import type { Sent } from '../testing/api-caller';
import { onServer } from '../testing/on-each-engine';
import { BOOKING, type Prey, preyOf } from '../testing/shop/prey';
import { snapshot } from '../testing/shop/snapshot';
import { openShop, type Shop, signedIn } from '../testing/shop/test-shop';
import { LISTS, WITH_IDS } from '../testing/walks/calls-with-ids';
import { WITHOUT_IDS } from '../testing/walks/calls-without-ids';

const MOVEMENT = { direction: 'in', amount: 1, reason: 'change' };
const COUNT = { version: 'unused', cash: {} };

/** Writes whose body can name a till of the other company, which counts as an invalid value. */
const FOREIGN_TILLS: [Call, object][] = [
  [tillCalls.open, COUNT],
  [tillCalls.move, MOVEMENT],
  [closingCalls.close, { ...COUNT, left: 0 }],
  [transactionCalls.add, BOOKING],
];

/** Writes that skip what they don't find, and how they answer. */
const UNFOUND: [Call, (prey: Prey) => Sent, object][] = [
  [
    stockCalls.labelsPrinted,
    ({ unit: id }) => ({ body: { labels: [{ id, price: '49.90', code: 'NK-1', number: '42' }] } }),
    { success: true, data: { ids: [] } },
  ],
  [priceCalls.apply, ({ hash }) => ({ body: { hash } }), { code: 'stale_preview' }],
];

test('the walk leaves no call out', () => {
  const walked = new Set(
    [...WITH_IDS, ...FOREIGN_TILLS, ...UNFOUND, ...LISTS].map(([call]) => call),
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

  test.each(WITH_IDS.map(([call, attack]) => [call.method, call.path, call, attack] as const))(
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
