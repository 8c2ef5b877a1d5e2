import fs from 'node:fs';
import path from 'node:path';

import { startTestServer, type TestServer } from './start-server';
import { TEMPLATE } from './template';

export { testDatabase } from './make-database';
export { makeReferenceData, makeStaff } from './make-shop';
export { startTestServer };

/** Makes a folder beside the template, so that it is removed with it. */
const folderOfRun = () =>
  fs.mkdtempSync(path.join(path.dirname(process.env[TEMPLATE.folder] ?? ''), 'shared-'));

/** Lets the process end with the server still open, as nobody closes it. */
function letGo(server: TestServer): TestServer {
  server.app.server.unref().on('connection', (socket) => socket.unref());
  server.database.control?.unref();
  return server;
}

let embedded: Promise<TestServer> | undefined;
let clockOfFile = () => Date.now();

/**
 * A server on the embedded database, which takes seconds to open: the test files of a worker share
 * one, and each opens shops of its own.
 *
 * @param tick the clock of the file that asks, in milliseconds
 */
export async function sharedEmbedded(tick: () => number): Promise<TestServer> {
  clockOfFile = tick;
  embedded ??= startTestServer({ dataDir: folderOfRun(), tick: () => clockOfFile() }).then(letGo);
  const server = await embedded;
  return { ...server, close: async () => server.clock.set(null) };
}
