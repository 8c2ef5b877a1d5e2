import { join } from 'node:path';

import { rspack } from '@rspack/core';

/**
 * @import { RuleSetRule } from '@rspack/core'
 *
 * @typedef {object} RulesOptions
 * @property {boolean} development
 * @property {string[]} targets
 * @property {NodeJS.Require} require of the package that has the loaders
 */

/**
 * How each kind of file is read. Styles are extracted also in development: the CSP asks for it.
 *
 * @param {RulesOptions} options
 * @returns {RuleSetRule[]}
 */
export function rules({ development, targets, require }) {
  const extract = { loader: rspack.CssExtractRspackPlugin.loader };
  /** @param {object} options */
  const css = (options) => ({ loader: require.resolve('css-loader'), options });
  const localIdentName = development ? '[name]__[local]__[hash:base64:5]' : '[hash:base64:8]';
  const modules = { namedExport: false, exportLocalsConvention: 'as-is', localIdentName };
  return [
    scripts(targets, development),
    WORDS,
    SUMMARIES,
    ...(development ? [HOT_TEXTS] : []),
    { test: /\.module\.css$/, use: [extract, css({ modules })], type: 'javascript/auto' },
    {
      test: /\.css$/,
      exclude: /\.module\.css$/,
      use: [extract, css({ modules: false })],
      type: 'javascript/auto',
    },
    {
      test: /\.scss$/,
      use: [
        extract,
        css({ modules: false, importLoaders: 2 }),
        { loader: join(import.meta.dirname, 'plugins/adapt-styles.mjs') },
        sass(require),
      ],
      type: 'javascript/auto',
    },
    { test: /\.(woff2?|png|jpe?g|webp|avif|svg|mp3|wav)$/, type: 'asset/resource' },
  ];
}

/**
 * The words of one language.
 *
 * @type {RuleSetRule}
 */
const WORDS = {
  test: /contracts[\\/]src[\\/]words[\\/]locales[\\/]\w+\.ts$/,
  enforce: 'pre',
  loader: join(import.meta.dirname, 'plugins/words-in-language.mjs'),
};

/** @type {RuleSetRule} */
const SUMMARIES = {
  test: /contracts[\\/]src[\\/]api[\\/][\w-]+\.ts$/,
  enforce: 'pre',
  loader: join(import.meta.dirname, 'plugins/without-summaries.mjs'),
};

/** @type {RuleSetRule} */
const HOT_TEXTS = {
  test: /[\\/]locales[\\/].*\.json$/,
  loader: join(import.meta.dirname, 'dev/hot-texts.mjs'),
  type: 'javascript/auto',
};

/** In an area's own repository our packages lie among the libraries. */
const LIBRARIES = /node_modules[\\/](?!@backoffice[\\/])/;

/**
 * @param {string[]} targets
 * @param {boolean} development
 * @returns {RuleSetRule}
 */
const scripts = (targets, development) => ({
  test: /\.[jt]sx?$/,
  exclude: LIBRARIES,
  loader: 'builtin:swc-loader',
  options: {
    env: { targets },
    jsc: {
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic', development, refresh: development } },
    },
  },
  type: 'javascript/auto',
});

/** @param {NodeJS.Require} require */
const sass = (require) => ({
  loader: require.resolve('sass-loader'),
  options: {
    api: 'modern',
    implementation: require.resolve('sass'),
    sassOptions: {
      // Compressed output would lose the comments that say what must not be mirrored.
      style: 'expanded',
      // Bootstrap 5.3 still uses what newer Sass deprecates.
      quietDeps: true,
      silenceDeprecations: ['import'],
    },
  },
});
