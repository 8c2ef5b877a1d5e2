import { readWordsOrEnd, runCommand } from '../packages/workspace/command-line.mjs';
import { openBrowser } from './promises/browser.mjs';
import { freshClone } from './promises/clone.mjs';
import { promisesOfDevelopment } from './promises/development.mjs';
import { promisesOfNewAreas, promisesOfReleases } from './promises/releases.mjs';
import { ensureInstalled } from './running/install.mjs';

readWordsOrEnd({ usage: 'pnpm check:promises' });

/**
 * Says whether a promise was kept, and notes which weren't.
 *
 * @param {string[]} broken
 * @returns {(promise: string, work: () => Promise<unknown>) => Promise<void>}
 */
const keeper = (broken) => async (promise, work) => {
  const failure = await work().then(
    () => undefined,
    (error) => error,
  );
  if (failure) broken.push(promise);
  console.log(failure ? `✗ ${promise}\n${failure.stack}` : `✓ ${promise}`);
};

/**
 * Tries what the README promises as somebody new would: in a clone of what is committed, with an
 * empty home.
 */
runCommand(async () => {
  await ensureInstalled();
  const clone = await freshClone();
  const browser = await openBrowser();
  /** @type {string[]} */
  const broken = [];
  const keep = keeper(broken);
  const stop = async () => {
    await browser.close();
    await clone.remove();
  };
  process.once('SIGINT', () => void stop().finally(() => process.exit(1)));
  try {
    let url = '';
    await keep('npm start comes up, and the demo person signs in', async () => {
      url = await clone.serve(['npm', 'start']);
      const page = await browser.signIn(url, '/admin/dashboard');
      await page.shows('Dashboard');
    });
    if (url) {
      await promisesOfReleases(keep, { clone, browser, url });
      await promisesOfNewAreas(keep, { clone, browser, url });
      await clone.endServers();
      await keep('npm start mends an installation that lacks something', async () => {
        await clone.lose('packages/server/node_modules/fastify', 'packages/ui/node_modules');
        await clone.serve(['npm', 'start']);
      });
      await clone.endServers();
      await promisesOfDevelopment(keep, { clone, browser });
    }
  } finally {
    await stop();
  }
  if (broken.length > 0) throw new Error(`Not kept:\n  ${broken.join('\n  ')}`);
});
