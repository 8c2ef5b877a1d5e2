import { returnCalls, saleCalls, soldSaleCalls } from '@backoffice/contracts';
import { sql } from 'kysely';

import { seededRandom } from '../../demo/random';
import { patience, rounds } from '../../testing/engines';
import { onServer } from '../../testing/on-each-engine';
import { type Counter, NLB, openCounter } from '../../testing/shop/counter';

const { make } = returnCalls;
const { correct, void: undo } = soldSaleCalls;
const back = (line: number) => ({ line, reason: 'size' });
const statusesOf = (answers: { status: number }[]) => answers.map(({ status }) => status).sort();
const ONE_OF_FIFTY = [200, ...new Array<number>(49).fill(409)];

onServer('many at once', (server) => {
  let shop: Counter;
  beforeEach(async () => {
    shop = await openCounter(server());
  });

  /** Sums of the journal, the months and the till, which must say the same. */
  const sums = async () => {
    const { rows } = await sql<Record<'journal' | 'months' | 'till', string>>`select
      (select coalesce(sum(amount), 0) from sale_entries where company_id = ${shop.companyId})
        as journal,
      (select coalesce(sum(amount), 0) from monthly_figures where company_id = ${shop.companyId})
        as months,
      (select coalesce(sum(amount), 0) from till_entries where company_id = ${shop.companyId})
        as till`.execute(server().database.db);
    return rows[0];
  };
  const expectEvenBooks = async () => {
    const found = await sums();
    expect([Number(found?.months), Number(found?.till)]).toEqual([
      Number(found?.journal),
      Number(found?.journal),
    ]);
  };

  test(
    'of fifty who take a pair back one does, and the others learn who',
    async () => {
      for (let round = 0; round < rounds(2, 50); round += 1) {
        const { first } = await shop.sold([{}]);
        const body = { returns: [back(first.id)] };
        const answers = await Promise.all(
          Array.from({ length: 50 }, () => shop.api.atLast(make, { body })),
        );
        expect(statusesOf(answers)).toEqual(ONE_OF_FIFTY);
        const lost = answers.filter(({ status }) => status === 409);
        for (const { body: refusal } of lost) {
          expect(refusal).toMatchObject({
            code: 'already_reversed',
            conflicts: [{ id: first.id, reversed_by: expect.stringMatching(/^Person/) as string }],
          });
        }
      }
      await expectEvenBooks();
    },
    patience(300_000),
  );

  test('of fifty who want one pair in exchange one gets it, the others keep theirs', async () => {
    const lines = (await shop.sold(Array.from({ length: 50 }, () => ({})))).lines;
    const [wanted = 0] = await shop.receive(1);
    const answers = await Promise.all(
      lines.map(({ id }) =>
        shop.api.any(make, { body: { returns: [back(id)], sells: [shop.line(wanted)] } }),
      ),
    );
    expect(statusesOf(answers)).toEqual(ONE_OF_FIFTY);
    expect(await shop.stock()).toHaveLength(1);
    await expectEvenBooks();
  });

  test(
    'a return, a void and a correction of one line leave consistent records',
    async () => {
      const random = seededRandom(3);
      for (let round = 0; round < rounds(6, 60); round += 1) {
        const { id, first, lines } = await shop.sold([{}, { ...NLB }]);
        const params = { id };
        const line = first.id;
        const reason = 'Mistyped';
        const work = [
          () => shop.api.any(make, { body: { returns: [back(line)] } }),
          () => shop.api.any(undo, { params, body: { reason } }),
          () => shop.api.any(correct, { params, body: { reason, lines: [{ line, price: 30 }] } }),
          () => shop.api.any(make, { body: { returns: lines.map((one) => back(one.id)) } }),
          () => shop.api.any(saleCalls.sell, { body: [shop.line(first.unit_id)] }),
        ];
        const order = work.sort(() => random.between(0, 2) - 1);
        const answers = await Promise.all(order.map((call) => call()));
        for (const { status } of answers) expect([200, 409]).toContain(status);
        expect(statusesOf(answers)).toContain(200);
      }
      await expectEvenBooks();
      const { rows } = await sql<{ id: number }>`select u.id from units u
        where u.company_id = ${shop.companyId} and (u.sale_id is null) = exists (
          select from sale_lines x where x.company_id = u.company_id and x.unit_id = u.id
            and x.reversal_id is null)`.execute(server().database.db);
      expect(rows).toEqual([]);
    },
    patience(300_000),
  );

  test('exchanges whose units overlap in any order come to an end', async () => {
    const units = await shop.receive(8);
    const sold = (await shop.sold(Array.from({ length: 16 }, () => ({})))).lines;
    const answers = await Promise.all(
      sold.map(({ id, unit_id: unit }, index) => {
        const wanted = units.slice(index % 7, (index % 7) + 2);
        if (index % 2) wanted.reverse();
        const sells = [...wanted, unit].map((one) => shop.line(one));
        return shop.api.any(make, { body: { returns: [back(id)], sells } });
      }),
    );
    for (const { status } of answers) expect([200, 409]).toContain(status);
    await expectEvenBooks();
  });
});
