import { createRequire } from 'node:module';
import { join } from 'node:path';

import { rules } from '@backoffice/build/rules.mjs';
import { rspack } from '@rspack/core';

const requireFromBuild = createRequire(import.meta.resolve('@backoffice/build/rspack.mjs'));

const here = import.meta.dirname;

/** Builds the gallery with the shell's theme: `pnpm --filter @backoffice/ui gallery`. */
export default {
  context: here,
  mode: 'development',
  devtool: false,
  entry: [join(here, '../../../host/src/theme/theme.scss'), './index.tsx'],
  output: { path: join(here, 'dist'), clean: true },
  resolve: { extensions: ['.tsx', '.ts', '.mjs', '.js', '.json'] },
  module: {
    rules: rules({ development: false, targets: ['chrome >= 111'], require: requireFromBuild }),
  },
  plugins: [
    new rspack.CssExtractRspackPlugin(),
    new rspack.HtmlRspackPlugin({ template: './index.html', scriptLoading: 'defer' }),
  ],
  performance: false,
  lazyCompilation: false,
  devServer: { hot: false, liveReload: true },
};
