import { cp, mkdtemp } from 'node:fs/promises';
import { join } from 'node:path';

import { Cdn } from './setup/cdn';
import { surroundings } from './surroundings';
import { test as base } from './test';

/** For files that need their own copy of the served releases, which a second origin serves too. */
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
