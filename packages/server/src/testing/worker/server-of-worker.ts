import { startTestServer, type TestServer } from './start-server';

export { testDatabase } from './make-database';
export { makeReferenceData, makeStaff } from './make-shop';
export { startTestServer };

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
  const options = { engine: 'embedded', tick: () => clockOfFile() } as const;
  embedded ??= startTestServer(options).then(letGo);
  const server = await embedded;
  return { ...server, close: async () => server.clock.set(null) };
}
