import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { rspack } from '@rspack/core';

const SCRIPT = join(import.meta.dirname, '../shared/core-types.mjs');
const MOST_BYTES = 32 * 1024 * 1024;

const run = promisify(execFile);

/**
 * Emits `types.json`: the declarations of the shared cores that this host provides, for the gate of
 * an area's release. They are made beside the build, in a process of their own.
 */
export class CoreTypesPlugin {
  /** @param {import('@rspack/core').Compiler} compiler */
  apply(compiler) {
    const name = 'CoreTypesPlugin';
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      const types = run(process.execPath, [SCRIPT], { maxBuffer: MOST_BYTES });
      // The `await` below gets a failure; unhandled until then, it would end the process.
      types.catch(() => undefined);
      const stage = rspack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
      compilation.hooks.processAssets.tapPromise({ name, stage }, async () => {
        const { stdout } = await types;
        compilation.emitAsset('types.json', new rspack.sources.RawSource(stdout));
      });
    });
  }
}
