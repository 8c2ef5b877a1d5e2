const { TestEnvironment } = require('jest-environment-node');

/** @type {Promise<unknown> | undefined} */
let server;

async function loadServer() {
  const { register } = await import('tsx/esm/api');
  register();
  return import('./worker/server-of-worker.ts');
}

/**
 * Hands the tests a server that this process loads once. Jest loads what a file of tests imports anew
 * for each of them, which took longer than the tests themselves.
 */
module.exports = class ServerEnvironment extends TestEnvironment {
  /** @override */
  async setup() {
    await super.setup();
    this.global.serverOfWorker = () => (server ??= loadServer());
  }
};
