import { rspack } from '@rspack/core';

/** Emits one small JSON file beside the code, so that a release folder describes itself. */
export class EmitJsonPlugin {
  /**
   * @param {string} file its name
   * @param {string[]} sources files that it is made from; a change of one makes it anew
   * @param {() => unknown} read its content
   */
  constructor(file, sources, read) {
    this.file = file;
    this.sources = sources;
    this.read = read;
  }

  /** @param {import('@rspack/core').Compiler} compiler */
  apply(compiler) {
    const name = `EmitJsonPlugin ${this.file}`;
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      const stage = rspack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
      compilation.hooks.processAssets.tap({ name, stage }, () => {
        compilation.fileDependencies.addAll(this.sources);
        try {
          const text = JSON.stringify(this.read());
          compilation.emitAsset(this.file, new rspack.sources.RawSource(text));
        } catch (error) {
          // Thrown here, it would end the compiler and with it all watching.
          compilation.errors.push(new rspack.WebpackError(/** @type {Error} */ (error).message));
        }
      });
    });
  }
}
