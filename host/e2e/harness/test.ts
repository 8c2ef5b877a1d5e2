import { test as base } from '@playwright/test';

import { App } from './app';
import { TestServer, type TestServerOptions } from './setup/test-server';

export { expect } from '@playwright/test';

/** The servers of a worker: one that its files share, and at most one that a file has for itself. */
class Servers {
  private readonly running = new Map<string, TestServer>();
  private own: string | undefined;

  async of(file: string, options: TestServerOptions | 'shared'): Promise<TestServer> {
    const key = options === 'shared' ? options : file;
    if (key !== 'shared' && this.own !== key) {
      await this.stop(this.own);
      this.own = key;
    }
    const server = this.running.get(key);
    if (server) return server;
    const started = await TestServer.start(options === 'shared' ? {} : options);
    this.running.set(key, started);
    return started;
  }

  async stopAll(): Promise<void> {
    for (const key of this.running.keys()) await this.stop(key);
  }

  private async stop(key = ''): Promise<void> {
    await this.running.get(key)?.remove();
    this.running.delete(key);
  }
}

interface Fixtures {
  /** `{}` or settings for a file that needs a server and data of its own. */
  serverOptions: TestServerOptions | 'shared';
  app: App;
}

export const test = base.extend<Fixtures, { servers: Servers }>({
  serverOptions: ['shared', { option: true }],
  servers: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads the names of what it needs.
    async ({}, use) => {
      const servers = new Servers();
      await use(servers);
      await servers.stopAll();
    },
    { scope: 'worker' },
  ],
  app: async ({ browser, servers, serverOptions }, use, { file }) => {
    const app = new App(browser, await servers.of(file, serverOptions));
    await use(app);
    await app.close();
  },
});
