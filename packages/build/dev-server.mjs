import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { rspack } from '@rspack/core';
import { RspackDevServer } from '@rspack/dev-server';

import { readArea } from './read-area.mjs';
import { hostConfig, remoteConfig } from './rspack.mjs';

/**
 * As strict as in production about inline scripts and styles, so that a breach shows at once.
 *
 * @param {string[]} origins where code may come from besides our own
 */
const policy = (origins) => {
  const sources = ["'self'", ...origins].join(' ');
  return `default-src ${sources}; img-src 'self' data:; connect-src ${sources} ws: wss:; require-trusted-types-for 'script'; trusted-types default`;
};
const HOOK = join(import.meta.dirname, 'dev', 'devtools-hook.js');

const API = ['/api', '/config.json'];

/**
 * @import { IncomingMessage, ServerResponse } from 'node:http'
 *
 * @typedef {{ name: string, directory: string, fromSource: boolean }} DevArea
 * @typedef {{ area: { name: string } }} InstalledArea
 *
 * @typedef {object} DevServerOptions
 * @property {string} host folder of the host
 * @property {DevArea[]} areas
 * @property {string} api URL of the API server
 * @property {InstalledArea[]} [installed] entries of the registry at `api`, whose areas are taken from
 *   there unless they are among `areas`
 * @property {string[]} [origins] where else those areas and the data may come from
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
  const development = { development: true };
  const elsewhere = installed.filter(({ area }) => !areas.some(({ name }) => name === area.name));
  const compiler = rspack([
    hostConfig(host, development),
    ...areas
      .filter((area) => area.fromSource)
      .map(({ directory }) => remoteConfig(directory, development)),
  ]);
  const built = new Promise((resolve) => compiler.hooks.done.tap('dev', resolve));
  const server = new RspackDevServer(
    {
      host: 'localhost',
      port,
      hot: true,
      liveReload: false,
      client: { overlay: false, logging: 'warn' },
      headers: { 'Content-Security-Policy': policy(origins) },
      historyApiFallback: { disableDotRule: true },
      proxy: [proxyTo(api, elsewhere)],
      static: areas.filter((area) => !area.fromSource).map(builtFiles),
      setupMiddlewares: (middlewares) => [
        answer('/areas.json', 'application/json', () =>
          JSON.stringify(registryOf(areas, elsewhere)),
        ),
        answer('/devtools-hook.js', 'text/javascript', () => readFileSync(HOOK, 'utf8')),
        ...middlewares,
      ],
    },
    compiler,
  );
  await server.start();
  await built;
  return { url: `http://localhost:${port}`, stop: () => server.stop() };
}

/**
 * @param {string} api
 * @param {InstalledArea[]} elsewhere
 */
const proxyTo = (api, elsewhere) => ({
  context: [...API, ...elsewhere.map(({ area }) => `/remotes/${area.name}/`)],
  target: api,
  changeOrigin: true,
});

/** @param {DevArea} area */
const builtFiles = ({ name, directory }) => ({
  directory: join(directory, 'dist'),
  publicPath: `/remotes/${name}/built/`,
  watch: false,
});

/**
 * @param {DevArea[]} areas
 * @param {InstalledArea[]} elsewhere
 */
function registryOf(areas, elsewhere) {
  const local = areas.map(({ name, directory, fromSource }) => {
    const release = fromSource ? 'dev' : 'built';
    const manifest = `/remotes/${name}/${release}/mf-manifest.json`;
    return { area: readArea(directory), release, manifest };
  });
  return { host: { release: 'development' }, areas: [...local, ...elsewhere] };
}

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
