export type { Engine } from './engines';
export type { PostgresServer } from './postgres-server';
export { type ServerProcess, ServerRefusedError, startServerProcess } from './server-process';
export { startTestServer, type TestServer, type TestServerOptions } from './test-server';
