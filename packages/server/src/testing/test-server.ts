import { ofWorker } from './of-worker';
import type { TestServer, TestServerOptions } from './worker/start-server';

export type { TestServer, TestServerOptions };

/** The server on a free port of this machine with a database of its own. */
export const startTestServer = async (options?: TestServerOptions): Promise<TestServer> =>
  (await ofWorker()).startTestServer({ tick: () => Date.now(), ...options });

/** A server on the embedded database that all test files of a worker share. */
export const sharedEmbedded = async (): Promise<TestServer> =>
  (await ofWorker()).sharedEmbedded(() => Date.now());
