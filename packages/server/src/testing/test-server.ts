import { ofWorker } from './of-worker';
import type { TestServer, TestServerOptions } from './worker/start-server';

export type { TestServer, TestServerOptions };

/** The server on a free port of this machine with a database of its own. */
export const startTestServer = async (options?: TestServerOptions): Promise<TestServer> =>
  (await ofWorker()).startTestServer({ tick: () => Date.now(), ...options });

/** One that the files of a worker share, on the embedded database. */
export const sharedEmbedded = async (): Promise<TestServer> =>
  (await ofWorker()).sharedEmbedded(() => Date.now());
