import { rspack } from '@rspack/core';

import { libraryVersions, packPackages } from './pack/pack-packages.mjs';

/** The names that stay, whatever is in them. */
const LIST = 'packages/packages.json';
const COMMAND = 'packages/backoffice.tgz';

/**
 * Puts the packages into the host's build, from which an area in its own repository installs them:
 * each under a name with its hash, a list of them, and the command under a name to type.
 */
export class PackagesPlugin {
  /** @param {import('@rspack/core').Compiler} compiler */
  apply(compiler) {
    const name = 'PackagesPlugin';
    const { RawSource } = rspack.sources;
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      const packing = packPackages();
      // The `await` below gets a failure; unhandled until then, it would end the process.
      packing.catch(() => undefined);
      const stage = rspack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
      compilation.hooks.processAssets.tapPromise({ name, stage }, async () => {
        const packed = await packing;
        for (const { file, bytes } of packed.values()) {
          compilation.emitAsset(`packages/${file}`, new RawSource(bytes));
        }
        const command = packed.get('@backoffice/command');
        if (command) compilation.emitAsset(COMMAND, new RawSource(command.bytes));
        const files = [...packed].map(([one, { file }]) => [one, file]);
        const list = { packages: Object.fromEntries(files), libraries: libraryVersions() };
        compilation.emitAsset(LIST, new RawSource(JSON.stringify(list)));
      });
    });
  }
}
