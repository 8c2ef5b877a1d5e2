import fs from 'node:fs';
import path from 'node:path';

import { startTestServer, type TestServer } from './start-server';
import { TEMPLATE } from './template';

export { testDatabase } from './make-database';
export { makeReferenceData, makeStaff } from './make-shop';
export { startTestServer };

/** Beside the template, with which it is removed. */
const folderOfRun = () =>
  fs.mkdtempSync(path.join(path.dirname(process.env[TEMPLATE.folder] ?? ''), 'shared-'));

/** Nobody closes it, and the process may end. */
function letGo(server: TestServer): TestServer {
  server.app.server.unref().on('connection', (socket) => socket.unref());
  server.database.control?.unref();
  return server;
}

let embedded: Promise<TestServer> | undefined;
let clockOfFile = () => Date.now();

/**
 * On the embedded database, which takes seconds to open: the files of a worker share one, and each
 * opens shops of its own.
 *
 * @param tick the clock of the file that asks, in milliseconds
 */
export async function sharedEmbedded(tick: () => number): Promise<TestServer> {
  clockOfFile = tick;
  embedded ??= startTestServer({ dataDir: folderOfRun(), tick: () => clockOfFile() }).then(letGo);
  const server = await embedded;
  return { ...server, close: async () => server.clock.set(null) };
}
