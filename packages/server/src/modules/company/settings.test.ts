import { calls } from '@backoffice/contracts/calls';

import { onEachEngine } from '../../testing/on-each-engine';
import { openShop, signedIn } from '../../testing/shop/test-shop';

const { settings, editSettings } = calls.company;

onEachEngine('company settings', (server) => {
  afterEach(() => server().clock.set(null));

  test('have defaults, keep what is left out, and are told to the audit', async () => {
    const { api, companyId } = await openShop(server());
    const defaults = {
      version: expect.any(String),
      return_days: 30,
      return_terms: '',
      vat_rate: 18,
      price_floor: null,
      max_difference: '5.00',
      cash_limit: null,
      session_idle_minutes: null,
      totp_required: false,
      totp_remember_days: null,
      lock_minutes: null,
    };
    expect((await api.ok(settings)).data).toEqual(defaults);
    const body = { vat_rate: 8.5, cash_limit: 2000, price_floor: 25 };
    const after = { ...defaults, vat_rate: 8.5, cash_limit: '2000.00', price_floor: 25 };
    expect((await api.ok(editSettings, { body })).data).toEqual(after);
    expect((await api.ok(editSettings, { body: { price_floor: null } })).data).toEqual({
      ...after,
      price_floor: null,
    });
    expect((await api.ok(settings)).data.cash_limit).toBe('2000.00');
    const events = await server()
      .database.db.selectFrom('audit_events')
      .select('changes')
      .where('company_id', '=', companyId)
      .where('kind', '=', 'settings.edited')
      .orderBy('id')
      .execute();
    expect(events.map(({ changes }) => changes)).toEqual([
      {
        vat_rate: { before: 18, after: 8.5 },
        cash_limit: { before: null, after: '2000.00' },
        price_floor: { before: null, after: 25 },
      },
      { price_floor: { before: 25, after: null } },
    ]);
  });

  test.each([
    { return_days: -1 },
    { vat_rate: 101 },
    { vat_rate: 18.123 },
    { price_floor: 12.5 },
    { cash_limit: 'much' },
    { session_idle_minutes: 0 },
    { return_terms: 'x'.repeat(1_001) },
  ])('refuse %j beside the field', async (body) => {
    const { api } = await openShop(server());
    const { fields } = await api.refused(422, editSettings, { body });
    expect(Object.keys(fields ?? {})).toEqual(Object.keys(body));
  });

  test('end a session that was unused for so long', async () => {
    const { api, companyId } = await openShop(server());
    const other = await signedIn(server(), { companyId });
    const start = Date.now();
    const at = (minutes: number) => server().clock.set(new Date(start + minutes * 60_000));
    await api.ok(editSettings, { body: { session_idle_minutes: 10 } });
    for (const minutes of [8, 16, 24]) {
      at(minutes);
      await api.ok(settings);
    }
    await api.refused(401, settings, { token: other.token });
    at(35);
    await api.refused(401, settings);
  });
});
