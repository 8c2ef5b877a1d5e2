import { panelCalls } from '@backoffice/contracts';

import { tidyUp } from './housekeeping';
import { apiCaller } from './testing/api-caller';
import { onEachEngine } from './testing/on-each-engine';
import { openShop } from './testing/test-shop';

const HOUR = 3_600_000;

onEachEngine('tidying up', (server) => {
  test('deletes what has ended and keeps what is in use', async () => {
    const { api, token } = await openShop(server());
    const { database, config } = server();
    const sent = { body: { name: 'A' }, headers: { 'idempotency-key': 'key-number-1' } };
    await api.ok(panelCalls.addLocation, sent);
    const count = async (table: 'sessions' | 'idempotency_keys') =>
      (await database.db.selectFrom(table).select('company_id').execute()).length;
    const later = (hours: number) => new Date(Date.now() + hours * HOUR);

    await tidyUp(database.db, config, later(1));
    expect([await count('sessions'), await count('idempotency_keys')]).toEqual([1, 1]);
    await tidyUp(database.db, config, later(47));
    expect([await count('sessions'), await count('idempotency_keys')]).toEqual([0, 1]);
    await tidyUp(database.db, config, later(49));
    expect(await count('idempotency_keys')).toBe(0);
    await apiCaller(server().url).refused(401, panelCalls.listBrands, { token });
  });
});
