const { TestEnvironment } = require('jest-environment-jsdom');

/** Globals that browsers have and the code uses, but jsdom lacks. */
const MISSING = /** @type {const} */ ([
  'TextEncoder',
  'TextDecoder',
  'structuredClone',
  'ReadableStream',
  'Response',
]);

/** `Request` for the router: Node's own refuses jsdom's signals, which no test aborts. */
class Request extends globalThis.Request {
  /**
   * @param {RequestInfo | URL} input
   * @param {RequestInit} init
   */
  constructor(input, init = {}) {
    super(input, { ...init, signal: null });
  }
}

/** Attributes that jsdom's own style sheet looks at; component tests load none of ours. */
const STYLED_BY = ['hidden', 'type', 'open', 'style'];

/**
 * `getComputedStyle` for elements that look alike is worked out once. A search by role asks for the
 * style of each element on the page, and jsdom tries every rule of its style sheet for each.
 *
 * @param {Pick<Window & typeof globalThis, "getComputedStyle" | "document">} window
 */
function rememberStyles(window) {
  const workOut = window.getComputedStyle.bind(window);
  /** @type {Map<string, CSSStyleDeclaration>} */
  const known = new Map();
  window.getComputedStyle = (element, pseudo) => {
    if (pseudo || window.document.styleSheets.length > 0) return workOut(element, pseudo);
    const key = [element.localName, ...STYLED_BY.map((name) => element.getAttribute(name))].join();
    const style = known.get(key) ?? workOut(element);
    known.set(key, style);
    return style;
  };
}

/** jsdom, with packages resolved as Node would: their browser builds are not CommonJS. */
module.exports = class BrowserEnvironment extends TestEnvironment {
  /** @override */
  async setup() {
    await super.setup();
    const missing = MISSING.filter((name) => !(name in this.global));
    for (const name of missing) Object.assign(this.global, { [name]: globalThis[name] });
    this.global.Request ??= Request;
    rememberStyles(this.global);
    Object.defineProperty(this.global.crypto, 'subtle', { value: globalThis.crypto.subtle });
  }

  /** @override */
  exportConditions() {
    return ['require', 'node', 'default'];
  }
};
