import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { hearEvents } from '../testing/shop/heard-events';
import { signedIn } from '../testing/shop/test-shop';
import { startTestServer } from '../testing/test-server';

test('a release that was published elsewhere is told to whoever is there', async () => {
  const releasesDir = fs.mkdtempSync(path.join(os.tmpdir(), 'backoffice-releases-'));
  const publish = (release: string) => {
    const folder = path.join(releasesDir, 'host', release);
    fs.mkdirSync(folder, { recursive: true });
    fs.writeFileSync(path.join(folder, 'index.html'), '<title>host</title>');
    fs.writeFileSync(
      path.join(releasesDir, 'registry.json'),
      JSON.stringify({ areas: {}, host: { release, source: 'release' } }),
    );
  };
  publish('1');
  const server = await startTestServer({ releasesDir });
  try {
    const heard = await hearEvents(server.url, (await signedIn(server)).token);
    // Waits for one look at the releases, so that the next has something to compare with.
    await new Promise((resolve) => setTimeout(resolve, 5_500));
    expect(heard.events.filter(({ roots }) => roots.includes('releases'))).toEqual([]);
    publish('2.0');
    await heard.until((events) => events.some(({ roots }) => roots.includes('releases')));
  } finally {
    await server.close();
    fs.rmSync(releasesDir, { recursive: true });
  }
}, 60_000);
