import { createHash } from 'node:crypto';

import { rspack } from '@rspack/core';

/** Its name in a release; a remote's registry entry has its hash (`integrityOf` of packages/release). */
const ALL_FILES = 'all-files.json';

/** Named by their content, so that they never change. */
const HASHED = /[.-][0-9a-f]{8,}\.(js|css|woff2|svg)$/;

/**
 * Emits `all-files.json`: every file that pages may load of a release, with its hash. A till that
 * goes on selling without a line keeps all of them (host/src/outage/worker).
 */
export class AllFilesPlugin {
  /** @param {import('@rspack/core').Compiler} compiler */
  apply(compiler) {
    const name = 'AllFilesPlugin';
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      // At this stage names and contents of all files are final.
      const stage = rspack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name, stage }, (assets) => {
        const files = Object.keys(assets)
          .filter((file) => HASHED.test(file))
          .sort();
        const hashes = files.map((file) => [file, hashOf(assets[file]?.buffer() ?? Buffer.of())]);
        const text = JSON.stringify(Object.fromEntries(hashes));
        compilation.emitAsset(ALL_FILES, new rspack.sources.RawSource(text));
      });
    });
  }
}

/** @param {Buffer} bytes */
const hashOf = (bytes) => `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
