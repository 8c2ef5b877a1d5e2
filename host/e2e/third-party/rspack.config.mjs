import { join } from 'node:path';

import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { rspack } from '@rspack/core';

/** The host's: no copy of our own. The ranges are those that the host's mf-manifest.json fits. */
const ofHost = (/** @type {string} */ requiredVersion) => ({
  singleton: true,
  import: /** @type {const} */ (false),
  strictVersion: true,
  requiredVersion,
});

export default {
  mode: 'production',
  target: ['web', 'es2022'],
  context: import.meta.dirname,
  entry: {},
  output: {
    path: join(import.meta.dirname, 'dist'),
    filename: '[name].[contenthash:8].js',
    publicPath: 'auto',
    uniqueName: 'backoffice_weather',
    crossOriginLoading: 'anonymous',
  },
  plugins: [
    new ModuleFederationPlugin({
      name: 'backoffice_weather',
      filename: 'remote-entry.[contenthash:8].js',
      exposes: { './area': './src/area.mjs' },
      shared: { react: ofHost('^19.0.0'), 'react-i18next': ofHost('^17.0.0') },
      shareStrategy: 'loaded-first',
      manifest: true,
      dts: false,
    }),
    new rspack.SubresourceIntegrityPlugin({ hashFuncNames: ['sha384'] }),
    new rspack.CopyRspackPlugin({ patterns: ['area.json'] }),
  ],
};
