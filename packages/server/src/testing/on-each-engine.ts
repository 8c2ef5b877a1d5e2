import { type Engine, ENGINES, ENGINES_OF_MOST } from './engines';
import {
  sharedEmbedded,
  startTestServer,
  type TestServer,
  type TestServerOptions,
} from './test-server';

type Tests = (server: () => TestServer) => void;
type Options = Omit<TestServerOptions, 'engine'>;

/** A server for all of these tests; each opens a shop of its own. */
const onServerOf = (engine: Engine, title: string, tests: Tests, options: Options) =>
  describe(`${title} on ${engine}`, () => {
    let server: TestServer;
    beforeAll(async () => {
      const isShared = engine === 'embedded' && Object.keys(options).length === 0;
      server = await (isShared ? sharedEmbedded() : startTestServer({ ...options, engine }));
    }, 120_000);
    afterAll(() => server?.close());
    tests(() => server);
  });

/** Stories that don't depend on the engine: on PostgreSQL, and on both where all is tested. */
export function onServer(title: string, tests: Tests, options: Options = {}): void {
  for (const engine of ENGINES_OF_MOST) onServerOf(engine, title, tests, options);
}

/** Stories of money, and of what engines could do differently: storage, locks, live changes. */
export function onEachEngine(title: string, tests: Tests, options: Options = {}): void {
  for (const engine of ENGINES) onServerOf(engine, title, tests, options);
}
