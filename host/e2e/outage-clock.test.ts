import type { SaleRow } from '@backoffice/contracts';

import { soldToday } from './harness/day-sales';
import { recordsOf } from './harness/network/kept-records';
import { lineOfEachTest, openTill } from './harness/network/open-till';
import { bar, openCounter, sellAtTill } from './harness/network/till-counter';
import { receiveShoes, type Unit } from './harness/stock';
import { expect, test } from './harness/test';

const DAY = 24 * 60 * 60_000;

const line = lineOfEachTest();

/** Sets the clock of a device so far ahead of what its pages would have. */
function goAhead(ahead: number) {
  const Real = Date;
  const now = () => Real.now() + ahead;
  globalThis.Date = new Proxy(Real, {
    construct: (target, given, as) => Reflect.construct(target, given.length ? given : [now()], as),
    apply: () => new Real(now()).toString(),
    get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
  });
}

for (const { clock, code, ahead } of [
  { clock: 'a day ahead', code: 'CLOCK-AHEAD', ahead: DAY },
  { clock: 'a day behind', code: 'CLOCK-BEHIND', ahead: -DAY },
]) {
  test(`a till by whose clock it is ${clock} sells on the right day, at the right time`, async ({
    app,
    browser,
  }) => {
    test.slow();
    const [first, second] = (await receiveShoes(app, code, 2)) as [Unit, Unit];
    const profile = await browser.newContext();
    await profile.addInitScript(goAhead, ahead);
    const page = await openTill(app, line, code, { profile });
    await openCounter(page, line);
    line.cut();
    const begun = Date.now();
    await sellAtTill(page, first);
    // A page that is opened now never hears of the server's clock.
    await openCounter(page, line);
    await sellAtTill(page, second);
    const ended = Date.now();
    await expect(bar(page)).toContainText('2 sales wait to be sent.');
    const { sales } = await recordsOf(page);
    const moments = sales.map(({ sale }) => Date.parse(sale.sold_at));
    // A header has whole seconds.
    expect(moments[0]).toBeGreaterThan(begun - 2_000);
    expect(moments[1]).toBeLessThan(ended + 2_000);

    line.restore();
    await expect(page.getByText('2 sales were sent')).toBeVisible();
    const rows = ((await soldToday(app)) as unknown as SaleRow[]).filter(
      (row) => row.code === code,
    );
    const booked = rows.map(({ sold_at: at }) => Date.parse(at)).sort((a, b) => a - b);
    expect(booked).toEqual(moments);
  });
}
