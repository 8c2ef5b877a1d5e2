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
 * The host and some areas from source with hot reload, other areas from a build, and the API behind
 * a proxy: one process, one origin.
 *
 * @param {object} options
 * @param {string} options.host folder of the host
 * @param {{ name: string, directory: string, fromSource: boolean }[]} options.areas
 * @param {string} options.api URL of the API server
 * @param {object[]} [options.installed] entries of the registry at `api`, whose areas are taken from
 *   there unless they are among `areas`
 * @param {string[]} [options.origins] where else those areas and the data may come from
 * @param {number} options.port
 * @returns {Promise<{ url: string, stop: () => Promise<void> }>} once the first build is done
 */
export async function startDevServer({ host, areas, api, port, installed = [], origins = [] }) {
  const development = { development: true };
  const isLocal = ({ area }) => areas.some(({ name }) => name === area.name);
  const elsewhere = installed.filter((entry) => !isLocal(entry));
  const fromSource = areas.filter((area) => area.fromSource);
  const compiler = rspack([
    hostConfig(host, development),
    ...fromSource.map(({ directory }) => remoteConfig(directory, development)),
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
      proxy: [
        {
          context: [...API, ...elsewhere.map(({ area }) => `/remotes/${area.name}/`)],
          target: api,
          changeOrigin: true,
        },
      ],
      static: areas
        .filter((area) => !area.fromSource)
        .map(({ name, directory }) => ({
          directory: join(directory, 'dist'),
          publicPath: `/remotes/${name}/built/`,
          watch: false,
        })),
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

function registryOf(areas, elsewhere) {
  const local = areas.map(({ name, directory, fromSource }) => {
    const release = fromSource ? 'dev' : 'built';
    const manifest = `/remotes/${name}/${release}/mf-manifest.json`;
    return { area: readArea(directory), release, manifest };
  });
  return { host: { release: 'development' }, areas: [...local, ...elsewhere] };
}

const answer = (path, type, body) => ({
  name: path,
  path,
  middleware: (request, response, next) => {
    if (request.method !== 'GET') return next();
    response.setHeader('Content-Type', type);
    response.setHeader('Cache-Control', 'no-store');
    response.end(body());
  },
});
