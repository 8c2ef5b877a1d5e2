import { join } from 'node:path';

import { rspack } from '@rspack/core';

import { EmitJsonPlugin } from '../plugins/emit-json-plugin.mjs';
import { installedVersion } from './installed-version.mjs';
import { providedModules } from './shared-modules.mjs';

/** Package whose version the runtime of federation has. */
const FEDERATION = '@module-federation/enhanced';
/** Path below the host's folder of a file that exists in builds only. */
const FILE = 'src/areas/loading/provided-modules.js';

/**
 * Puts the list of modules that the host provides into its build: as a module for the host's own
 * code (`areas/loading/federation.ts`), and in `mf-manifest.json` for the gate of a release.
 *
 * They are the very modules that the host itself imports. So its first page needs no federation,
 * which the plugin for hosts would put before everything else.
 */
export class ProvidePlugin {
  /**
   * @param {string} directory the host's folder
   * @param {string} name of its container
   */
  constructor(directory, name) {
    this.directory = directory;
    this.name = name;
  }

  /** @param {import('@rspack/core').Compiler} compiler */
  apply(compiler) {
    const modules = providedModules((name) => installedVersion(name, this.directory));
    new rspack.experiments.VirtualModulesPlugin({
      [join(this.directory, FILE)]: sourceOf(modules, this.directory),
    }).apply(compiler);
    // The watcher doesn't find it on the disk, and would compile once more as if it were removed.
    compiler.options.watchOptions.ignored = /[\\/]provided-modules\.js$/;
    // Leaves out of the runtime what only servers run.
    new rspack.DefinePlugin({ ENV_TARGET: JSON.stringify('web') }).apply(compiler);
    new EmitJsonPlugin('mf-manifest.json', [], () => this.manifestOf(modules)).apply(compiler);
  }

  /** @param {ReturnType<typeof providedModules>} modules */
  manifestOf(modules) {
    return {
      name: this.name,
      metaData: {
        pluginVersion: installedVersion(FEDERATION, this.directory),
        remoteEntry: { name: '' },
      },
      shared: modules.map(({ name, version }) => ({ name, version, requiredVersion: null })),
    };
  }
}

/**
 * Uses `import`, as a `require` would take another file of some packages than all other code.
 *
 * @param {ReturnType<typeof providedModules>} modules
 * @param {string} directory
 */
function sourceOf(modules, directory) {
  const imports = modules.map(({ source }, at) => {
    const path = source.startsWith('.') ? join(directory, source) : source;
    return `import * as module${at} from ${JSON.stringify(path)};`;
  });
  const entries = modules.map(
    ({ name, version }, at) =>
      `  ${JSON.stringify(name)}: { version: ${JSON.stringify(version)}, lib: () => module${at} },`,
  );
  const list = `export const providedModules = {\n${entries.join('\n')}\n};`;
  return `${[...imports, list].join('\n')}\n`;
}
