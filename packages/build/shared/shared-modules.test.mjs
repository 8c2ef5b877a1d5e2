import {
  compatibleRange,
  providedModules,
  remoteShares,
  SHARED_MODULES,
} from './shared-modules.mjs';

/** @param {string} name */
const installed = (name) => (name.startsWith('@backoffice/') ? '1.4.2' : '19.3.1');

describe('shared modules', () => {
  test('the host provides each of them once, at the installed version', () => {
    const provided = providedModules(installed);
    expect(provided.map(({ name }) => name)).toEqual([
      'react',
      'react/jsx-runtime',
      'react/jsx-dev-runtime',
      'react-dom',
      'react-dom/client',
      'react-router-dom',
      '@tanstack/react-query',
      'i18next',
      'react-i18next',
      'react-toastify',
      '@backoffice/api-client',
      '@backoffice/i18n',
      '@backoffice/ui/areas',
      '@backoffice/ui/notify',
      '@backoffice/ui/scanner',
    ]);
    expect(provided).toContainEqual({ name: 'react', version: '19.3.1', source: 'react' });
    expect(provided).toContainEqual({
      name: 'react-toastify',
      version: '19.3.1',
      source: 'react-toastify/unstyled',
    });
    expect(provided).toContainEqual({
      name: '@backoffice/ui/notify',
      version: '1.4.2',
      source: '@backoffice/ui/notify',
    });
  });

  test('a remote carries none of them and insists on a host that is new enough', () => {
    for (const [key, share] of Object.entries(remoteShares(installed))) {
      const requiredVersion = key.startsWith('@backoffice/') ? '^1.4.0' : '^19.3.0';
      const expected = { singleton: true, import: false, strictVersion: true, requiredVersion };
      expect(share).toEqual(expected);
    }
  });

  test('a remote asks for what it can reach only; a host that lacks a module fails its build', () => {
    const none = () => undefined;
    expect(remoteShares(none)).toEqual({});
    expect(() => providedModules(none)).toThrow(
      'The host shares react, but react is not installed',
    );
  });

  test('every key belongs to the package that gives its version', () => {
    for (const { key, package: name } of SHARED_MODULES) {
      expect(key === name || key.startsWith(`${name}/`)).toBe(true);
    }
  });

  test.each([
    ['19.3.1', '^19.3.0'],
    ['5.108.0', '^5.108.0'],
    ['2.0.0-beta.1', '^2.0.0'],
  ])('%s is met by %s', (version, range) => {
    expect(compatibleRange(version)).toBe(range);
  });
});
