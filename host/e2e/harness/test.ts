import { test as base } from '@playwright/test';

import { App } from './app';
import { TestServer, type TestServerOptions } from './setup/test-server';

export { expect } from '@playwright/test';

/** The servers of a worker: one that its files share, and at most one that a file has for itself. */
class Servers {
  private readonly running = new Map<string, TestServer>();
  private owner: string | undefined;

  async shared(): Promise<TestServer> {
    return this.started('');
  }

  async own(file: string, options: TestServerOptions): Promise<TestServer> {
    if (this.owner !== file) await this.stop(this.owner);
    this.owner = file;
    return this.started(file, options);
  }

  async stopAll(): Promise<void> {
    for (const key of this.running.keys()) await this.stop(key);
  }

  private async started(key: string, options?: TestServerOptions): Promise<TestServer> {
    const server = this.running.get(key) ?? (await TestServer.start(options));
    this.running.set(key, server);
    return server;
  }

  private async stop(key: string | undefined): Promise<void> {
    if (key === undefined) return;
    await this.running.get(key)?.remove();
    this.running.delete(key);
  }
}

interface Fixtures {
  /** For a file that changes what others rely on, or relies on what others change. */
  ownServer: TestServerOptions | undefined;
  app: App;
}

export const test = base.extend<Fixtures, { servers: Servers }>({
  ownServer: [undefined, { option: true }],
  servers: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads the names of what it needs.
    async ({}, use) => {
      const servers = new Servers();
      await use(servers);
      await servers.stopAll();
    },
    { scope: 'worker' },
  ],
  app: async ({ browser, servers, ownServer }, use, { file }) => {
    const server = await (ownServer ? servers.own(file, ownServer) : servers.shared());
    const app = new App(browser, server);
    await use(app);
    await app.close();
  },
});
