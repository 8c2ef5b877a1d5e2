import { rspack } from '@rspack/core';

const COMMON_JS = /[\\/]@module-federation[\\/].+\.cjs$/;
const RUNTIME = ['@module-federation/runtime', '@module-federation/runtime-tools'];

/**
 * The federation plugin takes its runtime from CommonJS files, of which nothing can be left out.
 * This takes the same files as modules: a third less of it in the host, half in each area. It has
 * to stand before that plugin, which overwrites no alias.
 */
export class RuntimeAsModulesPlugin {
  /** @param {import('@rspack/core').Compiler} compiler */
  apply(compiler) {
    const { resolve } = compiler.options;
    resolve.alias = {
      ...resolve.alias,
      ...Object.fromEntries(RUNTIME.map((name) => [name, name])),
    };
    new rspack.NormalModuleReplacementPlugin(COMMON_JS, (resource) => {
      resource.request = resource.request.replace(/\.cjs$/, '.js');
    }).apply(compiler);
  }
}
