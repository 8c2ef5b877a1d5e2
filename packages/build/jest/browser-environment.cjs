const { TestEnvironment } = require('jest-environment-jsdom');

/** What browsers have, the code uses and jsdom lacks. */
const MISSING = /** @type {const} */ ([
  'TextEncoder',
  'TextDecoder',
  'structuredClone',
  'ReadableStream',
  'Response',
]);

/** The router's requests; Node's own refuse the signals of jsdom, which no test aborts. */
class Request extends globalThis.Request {
  /**
   * @param {RequestInfo | URL} input
   * @param {RequestInit} init
   */
  constructor(input, init = {}) {
    super(input, { ...init, signal: null });
  }
}

/** jsdom, with packages resolved as Node would: their browser builds are not CommonJS. */
module.exports = class BrowserEnvironment extends TestEnvironment {
  /** @override */
  async setup() {
    await super.setup();
    const missing = MISSING.filter((name) => !(name in this.global));
    for (const name of missing) Object.assign(this.global, { [name]: globalThis[name] });
    this.global.Request ??= Request;
    Object.defineProperty(this.global.crypto, 'subtle', { value: globalThis.crypto.subtle });
  }

  /** @override */
  exportConditions() {
    return ['require', 'node', 'default'];
  }
};
