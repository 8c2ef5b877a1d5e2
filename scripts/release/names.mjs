/** What becomes a folder or an address is checked where it enters. */

/** As the schema of `area.json` has it, packages/contracts/src/area.ts; the host is named so too. */
const NAME = /^[a-z][a-z0-9]*$/;
const VERSION = /^\w[\w.+-]{0,99}$/;
const THIS_MACHINE = /^(localhost|127(\.\d+){3}|\[::1\])$/;

/** @param {string} name of an area, or `host` */
export function checkName(name) {
  if (NAME.test(name)) return;
  throw new Error(`An area is named by lower-case letters and digits, not "${name}".`);
}

/** @param {string} version */
export function checkVersion(version) {
  if (VERSION.test(version)) return;
  throw new Error(`A release is named by letters, digits, . + and -, not "${version}".`);
}

/**
 * @param {string} url whence browsers get releases
 * @returns {string} the same without a slash at its end
 */
export function checkedAddress(url) {
  if (!/^[a-z]+:\/\//i.test(url) || !URL.canParse(url)) {
    throw new Error(`Say the whole address, as in https://cdn.example, not "${url}".`);
  }
  const { protocol, hostname, username, password } = new URL(url);
  if (username || password) throw new Error('Say the address without a name or password.');
  if (/[?#]/.test(url)) throw new Error(`Say the address without ? and #, not "${url}".`);
  const isSafe = protocol === 'https:' || (protocol === 'http:' && THIS_MACHINE.test(hostname));
  if (!isSafe)
    throw new Error(`Code comes by https://, or by http:// from localhost: not "${url}".`);
  return url.replace(/\/+$/, '');
}
