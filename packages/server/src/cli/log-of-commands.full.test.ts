import { runCommandLine } from '../testing/command-line';
import { startServerProcess } from '../testing/server-process';
import { testDatabase } from '../testing/test-database';

test('changes by the command line are logged, by the server if one runs', async () => {
  const place = await testDatabase('embedded');
  const settings = { DATA_DIR: place.dataDir, DEMO: '0', LOG_LEVEL: 'warn' };
  const company = ['company', 'create', '--name', 'Këpucë', '--timezone', 'Asia/Tokyo'];
  const { complaint } = await runCommandLine(company, settings);
  expect(JSON.parse(complaint)).toMatchObject({
    security: 'changed by command line',
    command: 'company create',
  });

  const server = await startServerProcess(settings);
  let said = '';
  server.child.stderr?.on('data', (text: Buffer) => (said += text));
  const user = ['user', 'create', '--email', 'ana@shop.example', '--name', 'Ana'];
  const created = await runCommandLine(user, settings, 'correct horse\n');
  expect(created).toMatchObject({ code: 0, complaint: '' });
  await server.end();
  expect(said).toContain('"command":"user create","account":"ana@shop.example"');
  expect(said).not.toContain('correct horse');
  expect(said).not.toContain('$argon2');
  await place.remove();
}, 120_000);
