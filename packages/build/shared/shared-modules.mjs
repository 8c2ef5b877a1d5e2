/**
 * What exists once in the page, and the package whose installed version stands for it. The host
 * provides all of it. A key that ends in a slash means everything below that name; `provided` is
 * what the host gives under the key where that is not all of its module.
 */
export const SHARED_MODULES = [
  { key: 'react', package: 'react' },
  { key: 'react/', package: 'react' },
  { key: 'react-dom', package: 'react-dom' },
  { key: 'react-dom/', package: 'react-dom' },
  {
    key: 'react-router-dom',
    package: 'react-router-dom',
    provided: './src/provided/react-router-dom.ts',
  },
  { key: '@tanstack/react-query', package: '@tanstack/react-query' },
  { key: 'i18next', package: 'i18next' },
  {
    key: 'react-i18next',
    package: 'react-i18next',
    provided: './src/provided/react-i18next.ts',
  },
  { key: 'react-toastify', package: 'react-toastify', provided: 'react-toastify/unstyled' },
  { key: '@backoffice/api-client', package: '@backoffice/api-client' },
  { key: '@backoffice/ui/areas', package: '@backoffice/ui' },
  { key: '@backoffice/ui/notify', package: '@backoffice/ui' },
  { key: '@backoffice/ui/scanner', package: '@backoffice/ui' },
];

/**
 * The host's side: every module, in its own bundle, at the installed version. Not strict: a strict
 * host answers a mismatch with a blank page, and the host is the one that provides.
 *
 * @param {(name: string) => string | undefined} versionOf installed version of a package
 */
export function hostShares(versionOf) {
  return Object.fromEntries(
    SHARED_MODULES.map(({ key, package: name, provided }) => {
      const version = versionOf(name);
      if (!version) throw new Error(`The host shares ${key}, but ${name} is not installed`);
      const requiredVersion = /** @type {const} */ (false);
      const share = { singleton: true, eager: true, version, requiredVersion };
      return [key, provided ? { ...share, import: provided } : share];
    }),
  );
}

const NO_COPY = /** @type {const} */ (false);

/**
 * A remote's side: the same modules without a copy of them. A host that is too old is refused for
 * this remote alone. What the remote cannot reach is left out.
 *
 * @param {(name: string) => string | undefined} versionOf installed version of a package
 */
export function remoteShares(versionOf) {
  return Object.fromEntries(
    SHARED_MODULES.flatMap(({ key, package: name }) => {
      const version = versionOf(name);
      if (!version) return [];
      const requiredVersion = compatibleRange(version);
      const share = { singleton: true, import: NO_COPY, strictVersion: true, requiredVersion };
      return [[key, share]];
    }),
  );
}

/**
 * `19.3.1` → `^19.3.0`: patches do not change what a module offers.
 *
 * @param {string} version
 */
export function compatibleRange(version) {
  const [major, minor] = version.split('.');
  return `^${major}.${minor}.0`;
}
