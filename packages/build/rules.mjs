import { join } from 'node:path';

import { rspack } from '@rspack/core';

/**
 * How each kind of file is read. Styles are extracted also in development: the CSP asks for it.
 *
 * @param {{ development: boolean, targets: string[], require: NodeJS.Require }} options `require`: of
 *   the package that has the loaders
 * @returns {import('@rspack/core').RuleSetRule[]}
 */
export function rules({ development, targets, require }) {
  const extract = { loader: rspack.CssExtractRspackPlugin.loader };
  /** @param {object} options */
  const css = (options) => ({ loader: require.resolve('css-loader'), options });
  return [
    {
      test: /\.[jt]sx?$/,
      exclude: /node_modules/,
      loader: 'builtin:swc-loader',
      options: {
        env: { targets },
        jsc: {
          parser: { syntax: 'typescript', tsx: true },
          transform: {
            react: { runtime: 'automatic', development, refresh: development },
          },
        },
      },
      type: 'javascript/auto',
    },
    {
      test: /\.module\.css$/,
      use: [
        extract,
        css({
          modules: {
            namedExport: false,
            exportLocalsConvention: 'as-is',
            localIdentName: development ? '[name]__[local]__[hash:base64:5]' : '[hash:base64:8]',
          },
        }),
      ],
      type: 'javascript/auto',
    },
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
        { loader: join(import.meta.dirname, 'logical-properties.mjs') },
        {
          loader: require.resolve('sass-loader'),
          options: {
            api: 'modern',
            implementation: require.resolve('sass'),
            // Bootstrap 5.3 still uses what newer Sass deprecates.
            // Compressed, the comments would go that say what must not be mirrored.
            sassOptions: {
              style: 'expanded',
              quietDeps: true,
              silenceDeprecations: ['import'],
            },
          },
        },
      ],
      type: 'javascript/auto',
    },
    { test: /\.(woff2?|png|jpe?g|webp|avif|svg|mp3|wav)$/, type: 'asset/resource' },
  ];
}
