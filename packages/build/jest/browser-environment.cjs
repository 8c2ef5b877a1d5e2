const { TestEnvironment } = require('jest-environment-jsdom');

/** What browsers have, the code uses and jsdom lacks. */
const MISSING = ['TextEncoder', 'TextDecoder', 'structuredClone', 'ReadableStream', 'Response'];

/** The router's requests; Node's own refuse the signals of jsdom, which no test aborts. */
class Request extends globalThis.Request {
  constructor(input, init = {}) {
    super(input, { ...init, signal: undefined });
  }
}

/** jsdom, with packages resolved as Node would: their browser builds are not CommonJS. */
module.exports = class BrowserEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    for (const name of MISSING) this.global[name] ??= globalThis[name];
    this.global.Request ??= Request;
    Object.defineProperty(this.global.crypto, 'subtle', { value: globalThis.crypto.subtle });
  }

  exportConditions() {
    return ['require', 'node', 'default'];
  }
};
