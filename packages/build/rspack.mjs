import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

import { rspack } from '@rspack/core';
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh';

import { CallsPlugin } from './calls/calls-plugin.mjs';
import { keptBetweenStarts } from './dev/kept-between-starts.mjs';
import { containerName, hostFederation, remoteFederation } from './federation.mjs';
import { OLD_BROWSER_FILE, OldBrowserPlugin } from './oldest/old-browser-plugin.mjs';
import { TARGETS } from './oldest/oldest-browsers.mjs';
import { AllFilesPlugin } from './plugins/all-files-plugin.mjs';
import { CompressPlugin } from './plugins/compress-plugin.mjs';
import { CoreTypesPlugin } from './plugins/core-types-plugin.mjs';
import { EarlyScriptPlugin } from './plugins/early-script-plugin.mjs';
import { EmitJsonPlugin } from './plugins/emit-json-plugin.mjs';
import { PageFilesPlugin } from './plugins/page-files-plugin.mjs';
import { PreloadFontPlugin } from './plugins/preload-font-plugin.mjs';
import { RuntimeAsModulesPlugin } from './plugins/runtime-as-modules-plugin.mjs';
import { UsesPlugin } from './plugins/uses-plugin.mjs';
import { WorkerPlugin } from './plugins/worker-plugin.mjs';
import { readArea, readTextKeys, textFiles } from './read-area.mjs';
import { readJson } from './read-json.mjs';
import { rules } from './rules.mjs';
import { providedSources, readProvidedExports } from './shared/provided-exports.mjs';

/**
 * @import { Configuration } from '@rspack/core'
 * @typedef {Configuration & Required<Pick<Configuration, 'output' | 'optimization' | 'plugins' | 'resolve'>>} Settings
 */

const require = createRequire(import.meta.url);
/** The font of the text on every page. */
const FONT = /inter-latin-wght-normal.+woff2$/;

/** The host's modules that only signed-in pages need, below `src`, by name in `files.json`. */
const SIGNED_IN = {
  'signed-in': 'signed-in.ts',
  federation: 'areas/loading/federation.ts',
  live: '../../packages/api-client/src/live/follow-changes.ts',
};
/** The host's script that runs before everything else. */
const EARLY_SCRIPT = './src/early/early.ts';
/** The worker of tills that go on selling without a line, by its file's name. */
const OUTAGE_WORKER = /** @type {const} */ (['outage-worker', './src/outage/worker/worker.ts']);

/**
 * Settings of the host. Its libraries are a file of their own, so that a new host leaves them in
 * the browser's cache.
 *
 * @param {string} directory the host's folder
 * @param {{ development?: boolean }} [options]
 */
export function hostConfig(directory, { development = false } = {}) {
  const config = baseConfig(directory, 'host', development);
  config.entry = { main: './src/bootstrap.tsx' };
  if (!development) config.resolve.alias = routerWithoutWarnings(directory);
  // Not relative: the page is also opened at /admin/add/products.
  config.output.publicPath = '/';
  config.optimization.splitChunks = {
    cacheGroups: {
      libraries: {
        test: /[\\/]node_modules[\\/].*\.m?js$/,
        chunks: ({ name }) => name === 'main',
        name: 'libraries',
      },
    },
  };
  config.plugins.push(
    hostFederation(directory),
    new rspack.HtmlRspackPlugin({
      templateContent: pageTemplate(directory, development),
      chunks: ['main'],
      scriptLoading: 'defer',
    }),
    new OldBrowserPlugin(),
    new PreloadFontPlugin(FONT),
    new PageFilesPlugin(directory, SIGNED_IN),
    new rspack.CopyRspackPlugin({
      patterns: [{ from: 'public', globOptions: { ignore: ['**/index.html'] } }],
    }),
    new EmitJsonPlugin('exports.json', providedSources(directory), () =>
      readProvidedExports(directory),
    ),
    new EmitJsonPlugin('uses-links.json', [join(directory, 'uses-links.json')], () =>
      JSON.parse(readFileSync(join(directory, 'uses-links.json'), 'utf8')),
    ),
  );
  // In development two entries of one page would take each other's hot updates.
  if (!development) config.plugins.push(...ofReleasedHost());
  return config;
}

const ofReleasedHost = () => [
  new EarlyScriptPlugin(EARLY_SCRIPT),
  new CoreTypesPlugin(),
  new WorkerPlugin(...OUTAGE_WORKER),
  new AllFilesPlugin(),
];

/**
 * React Router's package offers only its development files as ES modules.
 *
 * @param {string} directory
 */
function routerWithoutWarnings(directory) {
  const folder = join(directory, 'node_modules/react-router/dist/production');
  return {
    'react-router$': join(folder, 'index.mjs'),
    'react-router/dom$': join(folder, 'dom-export.mjs'),
  };
}

const TEXTS = /[\\/]locales[\\/](?:([\w-]+)[\\/])?(?:messages\.)?(en|sq|tr|ar)\.(?:json|ts)$/;

/**
 * The texts of all pages in one language are one file, of which the entry knows one hash; those of
 * a part, in a folder of their own, are another: `texts-en`, `texts-till-en`.
 */
const TEXT_FILES = {
  test: TEXTS,
  chunks: /** @type {const} */ ('async'),
  enforce: true,
  /** @param {import('@rspack/core').Module} module */
  name(module) {
    const [, part, language] = TEXTS.exec(module.nameForCondition() ?? '') ?? [];
    return ['texts', part, language].filter(Boolean).join('-');
  },
};

/**
 * Settings of a remote; it is named by its `area.json`.
 *
 * @param {string} directory the remote's folder
 * @param {{ development?: boolean }} [options]
 */
export function remoteConfig(directory, { development = false } = {}) {
  const { name, withoutLine } = readJson(join(directory, 'area.json'));
  const config = baseConfig(directory, name, development);
  config.entry = {};
  config.output.publicPath = development ? `/remotes/${name}/dev/` : 'auto';
  // Libraries in files of their own would pack worse and cost a request each, and what is shared
  // is the host's anyway.
  config.optimization.splitChunks = { cacheGroups: { defaultVendors: false, texts: TEXT_FILES } };
  config.plugins.push(
    ...remoteFederation(directory, name, development),
    new EmitJsonPlugin('area.json', [join(directory, 'area.json')], () => readArea(directory)),
  );
  if (development) {
    // A page is compiled when somebody first opens it.
    config.lazyCompilation = { entries: false, imports: true, test: /\.tsx$/ };
    const [overlay, none] = [/^\.\/overlay\.js$/, join(import.meta.dirname, 'dev/no-overlay.js')];
    config.plugins.push(new rspack.NormalModuleReplacementPlugin(overlay, none));
  } else {
    // The registry pins manifest and entry; the entry knows the hashes of its chunks. Hashes don't
    // compress and every page waits for them, so they are the shortest that browsers take.
    config.output.crossOriginLoading = 'anonymous';
    config.plugins.push(
      new rspack.SubresourceIntegrityPlugin({ hashFuncNames: ['sha256'] }),
      new UsesPlugin(),
      new EmitJsonPlugin('texts.json', textFiles(directory), () => readTextKeys(directory)),
      new PageFilesPlugin(directory),
      withoutLine && new AllFilesPlugin(),
    );
  }
  return config;
}

/**
 * In development the page has one more script, before all others (`dev/devtools-hook.js`).
 *
 * @param {string} directory
 * @param {boolean} development
 */
function pageTemplate(directory, development) {
  const template = readFileSync(join(directory, 'public', 'index.html'), 'utf8');
  if (!development) return template;
  return template.replace('<head>', '<head><script src="/devtools-hook.js"></script>');
}

/**
 * The settings that host and remotes have in common.
 *
 * @param {string} directory
 * @param {string} name
 * @param {boolean} development
 * @returns {Settings}
 */
function baseConfig(directory, name, development) {
  const hash = development ? '' : '.[contenthash:8]';
  return {
    name,
    context: directory,
    mode: development ? 'development' : 'production',
    target: ['web', 'es2022'],
    // A deployed build has no source maps: it shows nobody the sources.
    devtool: development ? 'cheap-module-source-map' : false,
    output: {
      path: join(directory, development ? '.dev' : 'dist'),
      clean: !development,
      uniqueName: containerName(name),
      chunkLoadTimeout: 8_000,
      filename: `[name]${hash}.js`,
      chunkFilename: `[name]${hash}.js`,
      cssFilename: `[name]${hash}.css`,
      assetModuleFilename: 'assets/[name].[hash:8][ext]',
    },
    resolve: { extensions: ['.tsx', '.ts', '.jsx', '.mjs', '.js', '.json'] },
    resolveLoader: { modules: require.resolve.paths('css-loader') ?? [] },
    module: { rules: rules({ development, targets: TARGETS, require }) },
    optimization: { minimizer: minimizers() },
    performance: false,
    lazyCompilation: false,
    cache: development && keptBetweenStarts(directory),
    infrastructureLogging: { level: 'error' },
    plugins: commonPlugins(name, `[name]${hash}.css`, development),
  };
}

const minimizers = () => [
  new rspack.SwcJsMinimizerRspackPlugin({ exclude: OLD_BROWSER_FILE }),
  new rspack.LightningCssMinimizerRspackPlugin({ minimizerOptions: { targets: TARGETS } }),
];

/**
 * @param {string} name
 * @param {string} styles name of a style sheet's file
 * @param {boolean} development
 * @returns {Settings['plugins']}
 */
const commonPlugins = (name, styles, development) => [
  new RuntimeAsModulesPlugin(),
  // Class names of a component's sheet are unique, so the order of the sheets doesn't matter.
  new rspack.CssExtractRspackPlugin({ filename: styles, chunkFilename: styles, ignoreOrder: true }),
  ...(development
    ? [new ReactRefreshRspackPlugin({ library: containerName(name) })]
    : [new CallsPlugin(), new CompressPlugin()]),
];
