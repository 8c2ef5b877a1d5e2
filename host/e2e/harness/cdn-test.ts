import { cp, mkdtemp } from 'node:fs/promises';
import { join } from 'node:path';

import { Cdn } from './setup/cdn';
import { surroundings } from './surroundings';
import { test as base } from './test';

/** Where a file has the served releases for itself, also on a second origin. */
export const test = base.extend<object, { cdn: Cdn }>({
  cdn: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads the names of what it needs.
    async ({}, use) => {
      const { folder, releases } = surroundings();
      const cdn = new Cdn(await mkdtemp(join(folder, 'releases-')));
      await cp(releases, cdn.folder, { recursive: true });
      await cdn.start();
      await use(cdn);
      cdn.stop();
    },
    { scope: 'worker' },
  ],
  ownServer: ({ cdn }, use) =>
    use({ releases: cdn.folder, environment: { REMOTE_ORIGINS: cdn.url } }),
});
