import { authenticationCalls } from '@backoffice/contracts';

import { apiCaller } from '../testing/api-caller';
import { startServerProcess } from '../testing/server-process';
import { testDatabase } from '../testing/test-database';

test('demo passwords keep the server from listening to the network until they are changed', async () => {
  const place = await testDatabase('embedded');
  const home = { DATA_DIR: place.dataDir };
  const settings = { ...home, HOST: '0.0.0.0' };
  await expect(startServerProcess(settings)).rejects.toThrow(/demo password/);
  const local = await startServerProcess(home);
  const api = apiCaller(local.url);
  const next = 'not in the README';
  for (const name of ['demo', 'demo2', 'cashier', 'stock', 'manager']) {
    const body = { email: `${name}@example.com`, password: 'demo1234' };
    const { data: token } = await api.ok(authenticationCalls.login, { body });
    const change = { current: 'demo1234', next };
    await api.ok(authenticationCalls.changePassword, { token, body: change });
  }
  await local.end();
  const open = await startServerProcess(settings);
  expect(open.url).toContain('0.0.0.0');
  expect(await open.end()).toBe(0);
  await place.remove();
}, 120_000);
