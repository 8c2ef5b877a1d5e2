const { TestEnvironment } = require('jest-environment-jsdom');

/** What browsers have, the code uses and jsdom lacks. */
const MISSING = ['TextEncoder', 'TextDecoder', 'structuredClone', 'ReadableStream', 'Response'];

/** jsdom, with packages resolved as Node would: their browser builds are not CommonJS. */
module.exports = class BrowserEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    for (const name of MISSING) this.global[name] ??= globalThis[name];
    Object.defineProperty(this.global.crypto, 'subtle', { value: globalThis.crypto.subtle });
  }

  exportConditions() {
    return ['require', 'node', 'default'];
  }
};
