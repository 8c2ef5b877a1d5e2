import fs from 'node:fs';
import path from 'node:path';

import { startServerProcess } from '../testing/server-process';
import { testDatabase } from '../testing/test-database';

test('the description of the API lies beside the releases, and nobody is served it from there', async () => {
  const source = await testDatabase('embedded');
  const releases = path.join(source.dataDir, 'releases');
  const server = await startServerProcess({
    DATA_DIR: source.dataDir,
    RELEASES_DIR: releases,
    DEMO: '0',
  });
  try {
    const file = path.join(releases, 'openapi.json');
    const answer = await fetch(`${server.url}/api/v1/openapi.json`);
    expect(JSON.parse(fs.readFileSync(file, 'utf8'))).toEqual(await answer.json());
    expect(fs.readdirSync(releases)).toEqual(['openapi.json']);
    for (const name of ['openapi.json', 'registry.json']) {
      expect((await fetch(`${server.url}/remotes/${name}`)).status).toBe(404);
    }
  } finally {
    await server.end();
    await source.remove();
  }
}, 180_000);
