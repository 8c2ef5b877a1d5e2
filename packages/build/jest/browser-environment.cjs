const { TestEnvironment } = require('jest-environment-jsdom');

const { quickStyle } = require('./quick-style.cjs');

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

/** @type {BrowserEnvironment | undefined} */
let opened;

/**
 * jsdom, with packages resolved as Node would: their browser builds are not CommonJS. All files that
 * a worker tests share one window, as do the modules in it (shared-runtime.cjs).
 */
class BrowserEnvironment extends TestEnvironment {
  /** By their files. */
  modules = new Map();

  /** @param {ConstructorParameters<typeof TestEnvironment>} args */
  constructor(...args) {
    if (opened) return opened;
    super(...args);
    opened = this;
    this.addMissing();
    quickStyle(this.global);
  }

  addMissing() {
    const missing = MISSING.filter((name) => !(name in this.global));
    for (const name of missing) Object.assign(this.global, { [name]: globalThis[name] });
    this.global.Request ??= Request;
    Object.defineProperty(this.global.crypto, 'subtle', { value: globalThis.crypto.subtle });
  }

  /** @override */
  exportConditions() {
    return ['require', 'node', 'default'];
  }

  /** The window stays. Jest itself would go on telling those who listened to the last file. */
  async teardown() {
    this.fakeTimersModern?.useRealTimers();
    Reflect.deleteProperty(this.global, Symbol.for('EVENT_HANDLERS'));
  }
}

module.exports = BrowserEnvironment;
