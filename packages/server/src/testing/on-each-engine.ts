import { ENGINES } from './engines';
import { startTestServer, type TestServer, type TestServerOptions } from './test-server';

/** The same tests on each engine, with a server for all of them; each test opens a shop of its own. */
export function onEachEngine(
  title: string,
  tests: (server: () => TestServer) => void,
  options: Omit<TestServerOptions, 'engine'> = {},
): void {
  describe.each(ENGINES)(`${title} on %s`, (engine) => {
    let server: TestServer;
    beforeAll(async () => {
      server = await startTestServer({ ...options, engine });
    }, 60_000);
    afterAll(() => server.close());
    tests(() => server);
  });
}
