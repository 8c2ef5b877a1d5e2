import { rspack } from '@rspack/core';

/** Builds a worker: one file without chunks, under a name that stays. */
export class WorkerPlugin {
  /**
   * @param {string} name the file's, without its ending
   * @param {string} source relative to the folder of the build
   */
  constructor(name, source) {
    this.name = name;
    this.source = source;
  }

  /** @param {import('@rspack/core').Compiler} compiler */
  apply(compiler) {
    const { name } = this;
    const options = { name, filename: `${name}.js`, chunkLoading: /** @type {const} */ (false) };
    new rspack.EntryPlugin(compiler.context, this.source, options).apply(compiler);
  }
}
