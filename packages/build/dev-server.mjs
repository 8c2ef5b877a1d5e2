import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { rspack } from '@rspack/core';

import { DevRegistry } from './dev/dev-registry.mjs';
import { PlainServer } from './dev/plain-server.mjs';
import { Terminal } from './dev/terminal.mjs';
import { TypeErrors } from './dev/type-errors.mjs';
import { hostConfig, remoteConfig } from './rspack.mjs';

/** Trusted Types policy of the overlay for errors, which creates it anew each time it opens. */
const OVERLAY = "rspack-dev-server#overlay 'allow-duplicates'";

/**
 * As strict as in production about inline scripts and styles, so that a breach shows at once.
 *
 * @param {string[]} origins where code may come from besides our own
 */
const policy = (origins) => {
  const sources = ["'self'", ...origins].join(' ');
  return `default-src ${sources}; img-src 'self' data:; connect-src ${sources} ws: wss:; require-trusted-types-for 'script'; trusted-types default ${OVERLAY}`;
};
const HOOK = join(import.meta.dirname, 'dev', 'devtools-hook.js');

/** Hot updates come from the page's own host: `localhost` and `127.0.0.1` both work. */
const CLIENT = {
  overlay: { errors: true, runtimeErrors: true, warnings: false },
  logging: /** @type {const} */ ('warn'),
  webSocketURL: { hostname: '0.0.0.0' },
};

const API = ['/api', '/config.json'];

/**
 * @import { IncomingMessage, ServerResponse } from 'node:http'
 *
 * @typedef {{ name: string, directory: string, fromSource: boolean }} DevArea
 * @typedef {{ area: { name: string, routes: { path: string }[] } }} InstalledArea
 *
 * @typedef {object} DevServerOptions
 * @property {string} host folder of the host
 * @property {DevArea[]} areas
 * @property {string | Promise<string>} api URL of the API server, which may start meanwhile
 * @property {InstalledArea[]} [installed] entries of the registry at `api`, whose areas are taken
 *   from there unless they are among `areas`
 * @property {string[]} [origins] other origins from which those areas and the data may come
 * @property {number} port
 */

/**
 * The host and some areas from source with hot reload, other areas from a build, and the API behind
 * a proxy: one process, one origin.
 *
 * @param {DevServerOptions} options
 * @returns {Promise<{ url: string, stop: () => Promise<void> }>} once the first build is done
 */
export async function startDevServer({ host, areas, api, port, installed = [], origins = [] }) {
  const elsewhere = installed.filter(({ area }) => !areas.some(({ name }) => name === area.name));
  const sources = areas.filter(({ fromSource }) => fromSource).map(({ directory }) => directory);
  const terminal = new Terminal();
  const types = new TypeErrors([host, ...sources], {
    found: (errors) => terminal.tell('types', errors),
    told: (errors) => tell('errors', errors),
  });
  const compiler = compilerOf(host, sources, types);
  terminal.apply(compiler);
  const built = new Promise((resolve) => compiler.hooks.done.tap('dev', resolve));
  const registry = new DevRegistry(areas, elsewhere);
  const server = new PlainServer(
    {
      host: '127.0.0.1',
      port,
      hot: true,
      liveReload: false,
      client: CLIENT,
      // `Terminal` tells each error once, not again with each compilation.
      devMiddleware: { stats: 'none' },
      headers: { 'Content-Security-Policy': policy(origins) },
      historyApiFallback: { disableDotRule: true },
      proxy: [proxyTo(api, elsewhere)],
      static: areas.filter((area) => !area.fromSource).map(builtFiles),
      setupMiddlewares: (others) => [...answers(registry, compiler), ...others],
    },
    compiler,
  );
  /** @param {string} type @param {unknown} data */
  function tell(type, data) {
    server.sendMessage(server.webSocketServer?.clients ?? [], type, data);
  }
  compiler.hooks.done.tap('pages', () => {
    terminal.tell('routes', registry.takenRoutes());
    // A page reads `area.json` only when it starts, so it has to load anew.
    if (registry.hasChanged()) tell('static-changed', 'area.json');
    types.tell();
  });
  await Promise.all([server.start().then(() => built), api]);
  return { url: `http://localhost:${port}`, stop: () => server.stop() };
}

/** @type {(host: string, sources: string[], types: TypeErrors) => import('@rspack/core').MultiCompiler} */
function compilerOf(host, sources, types) {
  const development = { development: true };
  const shell = hostConfig(host, development);
  shell.plugins.push(types);
  return rspack([shell, ...sources.map((directory) => remoteConfig(directory, development))]);
}

/**
 * @param {DevRegistry} registry
 * @param {import('@rspack/core').MultiCompiler} compiler
 */
const answers = (registry, compiler) => [
  rspack.lazyCompilationMiddleware(compiler),
  answer('/areas.json', 'application/json', () => registry.text()),
  answer('/devtools-hook.js', 'text/javascript', () => readFileSync(HOOK, 'utf8')),
];

/**
 * @param {DevServerOptions['api']} api
 * @param {InstalledArea[]} elsewhere
 */
const proxyTo = (api, elsewhere) => ({
  context: [...API, ...elsewhere.map(({ area }) => `/remotes/${area.name}/`)],
  router: async () => api,
  changeOrigin: true,
});

/** @param {DevArea} area */
const builtFiles = ({ name, directory }) => ({
  directory: join(directory, 'dist'),
  publicPath: `/remotes/${name}/built/`,
  watch: false,
});

/**
 * @param {string} path
 * @param {string} type
 * @param {() => string} body
 */
const answer = (path, type, body) => ({
  name: path,
  path,
  /**
   * @param {IncomingMessage} request
   * @param {ServerResponse} response
   * @param {() => void} next
   */
  middleware: (request, response, next) => {
    if (request.method !== 'GET') return next();
    response.setHeader('Content-Type', type);
    response.setHeader('Cache-Control', 'no-store');
    response.end(body());
  },
});
