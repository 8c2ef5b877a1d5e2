/**
 * Modules that exist once in the page, each with the package whose installed version it has. The
 * host provides all of them. A key that ends in a slash means every module below that name, of
 * which the host provides those in `below`. `provided` is the module that the host gives under the
 * key where it doesn't give the package's own.
 */
export const SHARED_MODULES = [
  { key: 'react', package: 'react' },
  { key: 'react/', package: 'react', below: ['jsx-runtime', 'jsx-dev-runtime'] },
  { key: 'react-dom', package: 'react-dom' },
  { key: 'react-dom/', package: 'react-dom', below: ['client'] },
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
  { key: '@backoffice/i18n', package: '@backoffice/i18n' },
  { key: '@backoffice/ui/areas', package: '@backoffice/ui' },
  { key: '@backoffice/ui/notify', package: '@backoffice/ui' },
  { key: '@backoffice/ui/scanner', package: '@backoffice/ui' },
];

/**
 * The host's side: every module by the name under which it is asked for, at the installed version.
 * Both JSX runtimes, as a remote may come from a development or from a production build.
 *
 * @param {(name: string) => string | undefined} versionOf installed version of a package
 * @returns {{ name: string, version: string, source: string }[]} `source` is what is imported for it
 */
export function providedModules(versionOf) {
  return SHARED_MODULES.flatMap(({ key, package: name, provided = key, below }) => {
    const version = versionOf(name);
    if (!version) throw new Error(`The host shares ${key}, but ${name} is not installed`);
    if (!below) return [{ name: key, version, source: provided }];
    return below.map((part) => ({ name: key + part, version, source: key + part }));
  });
}

const NO_COPY = /** @type {const} */ (false);

/**
 * A remote's side: the same modules without a copy of them. A host that is too old is refused for
 * this remote alone. Modules that the remote cannot reach are left out.
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
