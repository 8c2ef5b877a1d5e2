/** The key by which an answer of the W3C protocol names an element. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';
const ENTER = '\uE007';
/** Milliseconds that one call, and a wait for something, may take on a busy machine. */
const CALL = 60_000;
const PATIENCE = 60_000;
/** Milliseconds between two keys of a scanner. */
const SCANNER_GAP = 12;

/** @param {number} ms */
export const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * A page of a browser that speaks the W3C's WebDriver protocol, as far as the walk needs it. The
 * maintained libraries for it ask for a newer Node than the product does.
 */
export class DrivenPage {
  /**
   * @param {string} driver address of the driver
   * @param {string} session
   */
  constructor(driver, session) {
    this.session = `${driver}/session/${session}`;
  }

  /**
   * @param {string} driver
   * @param {object} capabilities
   */
  static async open(driver, capabilities) {
    const opened = await call('POST', `${driver}/session`, {
      capabilities: { alwaysMatch: capabilities },
    });
    const { browserName, browserVersion } = opened.capabilities;
    const page = new DrivenPage(driver, opened.sessionId);
    return { page, version: `${browserName} ${browserVersion}` };
  }

  close = () => call('DELETE', this.session);
  /** @param {string} url */
  goTo = (url) => call('POST', `${this.session}/url`, { url });
  /** @type {(width: number, height: number) => Promise<unknown>} */
  resize = (width, height) => call('POST', `${this.session}/window/rect`, { width, height });

  /** @returns {Promise<Buffer>} a PNG of what is in sight */
  async picture() {
    return Buffer.from(await call('GET', `${this.session}/screenshot`), 'base64');
  }

  /**
   * Runs the body of a function in the page.
   *
   * @param {string} script
   * @param {...unknown} args
   */
  run(script, ...args) {
    return call('POST', `${this.session}/execute/sync`, { script, args });
  }

  /**
   * Runs a script again and again until it answers something.
   *
   * @param {string} what
   * @param {string} script
   * @param {...unknown} args
   */
  async until(what, script, ...args) {
    const end = Date.now() + PATIENCE;
    while (Date.now() < end) {
      // While one page goes and the next comes, no page can run the script.
      const value = await this.run(script, ...args).catch(() => undefined);
      if (value) return value;
      await pause(100);
    }
    throw new Error(`In vain waited for ${what}`);
  }

  /** @param {string} xpath */
  async find(xpath) {
    await this.until(
      xpath,
      'return document.evaluate(arguments[0], document, null, 9).singleNodeValue !== null',
      xpath,
    );
    const found = await call('POST', `${this.session}/element`, { using: 'xpath', value: xpath });
    return `${this.session}/element/${found[ELEMENT]}`;
  }

  /** @param {string} xpath */
  async click(xpath) {
    await call('POST', `${await this.find(xpath)}/click`, {});
  }

  /** @type {(xpath: string, text: string) => Promise<void>} */
  async type(xpath, text) {
    await call('POST', `${await this.find(xpath)}/value`, { text });
  }

  /**
   * Types a code as a scanner does, into whatever has the focus.
   *
   * @param {string} code
   */
  async scan(code) {
    const keys = [...code, ENTER].flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
      { type: 'pause', duration: SCANNER_GAP },
    ]);
    await call('POST', `${this.session}/actions`, {
      actions: [{ type: 'key', id: 'scanner', actions: keys }],
    });
  }
}

/**
 * @param {'GET' | 'POST' | 'DELETE'} method
 * @param {string} url
 * @param {object} [body]
 */
async function call(method, url, body) {
  const signal = AbortSignal.timeout(CALL);
  const response = await fetch(url, { method, signal, body: body && JSON.stringify(body) });
  const { value } = await response.json();
  if (value?.error) throw new Error(`${value.error}: ${value.message}`);
  return value;
}

/**
 * Waits until the driver takes sessions.
 *
 * @param {string} driver
 */
export async function untilReady(driver) {
  const end = Date.now() + PATIENCE;
  for (;;) {
    try {
      return await call('GET', `${driver}/status`);
    } catch (error) {
      if (Date.now() > end) throw error;
      await pause(100);
    }
  }
}
