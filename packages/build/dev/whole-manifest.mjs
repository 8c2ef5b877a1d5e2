import { rspack } from '@rspack/core';

const MANIFEST = 'mf-manifest.json';
const NO_FILES = { sync: [], async: [] };

/**
 * Lists in an area's manifest all that it is set to share. A page that is not compiled yet has no
 * imports, so federation's devtools would show an area that shares nothing.
 */
export class WholeManifest {
  /**
   * @param {string} container its name
   * @param {Record<string, { singleton: boolean, requiredVersion: string }>} shares
   */
  constructor(container, shares) {
    // A key with a slash at its end is a prefix, not a module.
    this.shared = Object.entries(shares)
      .filter(([name]) => !name.endsWith('/'))
      .map(([name, { singleton, requiredVersion }]) => ({
        ...{ id: `${container}:${name}`, name, version: '', singleton, requiredVersion },
        assets: { js: NO_FILES, css: NO_FILES },
      }));
  }

  /** @param {import('@rspack/core').Compiler} compiler */
  apply(compiler) {
    const name = 'WholeManifest';
    const { RawSource } = rspack.sources;
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      const stage = rspack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name, stage }, () => {
        // Without a container there is an error, which is told.
        if (!compilation.getAsset(MANIFEST)) return;
        compilation.updateAsset(MANIFEST, (source) => {
          const manifest = JSON.parse(source.source().toString());
          const known = new Set(
            manifest.shared.map((/** @type {{ name: string }} */ one) => one.name),
          );
          manifest.shared.push(...this.shared.filter((one) => !known.has(one.name)));
          return new RawSource(JSON.stringify(manifest));
        });
      });
    });
  }
}
