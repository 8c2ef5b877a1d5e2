import { mkdtemp, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';

import { type ServerProcess, startServerProcess } from '@backoffice/server/testing';
import { createDatabase, dropDatabase } from '@backoffice/server/testing/postgres';

import { surroundings } from '../surroundings';

export interface TestServerOptions {
  /** Releases other than the builds that all tests share. */
  releases?: string;
  environment?: Record<string, string>;
}

/** The real server as a process of its own, on a copy of the demo database and a free port. */
export class TestServer {
  private process: ServerProcess | undefined;
  private port = '0';
  /** Where it listens; the same after a restart. */
  url = '';

  private constructor(
    private readonly dataDirectory: string,
    readonly options: TestServerOptions,
  ) {}

  static async start(options: TestServerOptions = {}): Promise<TestServer> {
    const { folder, postgresUrl, demo } = surroundings();
    const server = new TestServer(await mkdtemp(join(folder, 'server-')), options);
    await createDatabase(postgresUrl, server.database, demo);
    await server.run();
    return server;
  }

  /** Pulls the plug: no warning, no tidying up. */
  async kill(): Promise<void> {
    await this.process?.end('SIGKILL');
  }

  /** Starts it again on the same data and port. */
  async restart(): Promise<void> {
    await this.kill();
    await this.run();
  }

  /** Ends it in order and removes its data. */
  async remove(): Promise<void> {
    await this.process?.end();
    process.stderr.write(this.process?.log() ?? '');
    await dropDatabase(surroundings().postgresUrl, this.database);
    await rm(this.dataDirectory, { recursive: true, force: true });
  }

  private get database(): string {
    return basename(this.dataDirectory);
  }

  private async run(): Promise<void> {
    const { postgresUrl, releases } = surroundings();
    this.process = await startServerProcess({
      LOG_LEVEL: process.env.LOG_LEVEL ?? 'fatal',
      DATA_DIR: this.dataDirectory,
      DATABASE_URL: new URL(`/${this.database}`, postgresUrl).href,
      RELEASES_DIR: this.options.releases ?? releases,
      PORT: this.port,
      ...this.options.environment,
    });
    // The browser's name for it: the session and the policy know one origin only.
    this.url = this.process.url.replace('127.0.0.1', 'localhost');
    this.port = new URL(this.url).port;
  }
}
