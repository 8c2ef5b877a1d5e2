import { join, relative } from 'node:path';

import { TsCheckerRspackPlugin } from 'ts-checker-rspack-plugin';

const CONFIGURATION = join(import.meta.dirname, '../tsconfig/workspace.json');

const SILENT = { log: () => {}, error: () => {} };

/**
 * Checks types beside the compiler, in a process of its own.
 *
 * @typedef {object} Listeners
 * @property {(errors: string[]) => void} found gets what each check found
 * @property {(errors: string[]) => void} told gets it for the page, as often as that forgets
 */
export class TypeErrors {
  /** @type {string[]} */
  #found = [];

  /**
   * @param {string[]} directories whose sources are checked
   * @param {Listeners} listeners
   */
  constructor(directories, { found, told }) {
    this.directories = directories;
    this.found = found;
    this.told = told;
  }

  /** @param {import('@rspack/core').Compiler} compiler of the host, which every session has */
  apply(compiler) {
    const include = this.directories.map((directory) => join(directory, 'src'));
    const typescript = { configFile: CONFIGURATION, configOverwrite: { include } };
    // A server of several compilers is not seen by the plugin.
    new TsCheckerRspackPlugin({
      async: true,
      devServer: false,
      typescript,
      logger: SILENT,
    }).apply(compiler);
    compiler.hooks.watchRun.tap('types', () => {
      this.#found = [];
    });
    TsCheckerRspackPlugin.getCompilerHooks(compiler).issues.tap('types', (issues) => {
      this.#found = issues.map(asLine);
      this.found(this.#found);
      this.tell();
      return issues;
    });
  }

  /** Once more, for what the compiler says of itself takes the place of it. */
  tell() {
    if (this.#found.length > 0) this.told(this.#found);
  }
}

/** @param {{ file?: string, location?: { start: { line: number, column: number } }, code: string, message: string }} issue */
function asLine({ file, location, code, message }) {
  const place = file ? relative(process.cwd(), file) : 'types';
  const start = location ? `:${location.start.line}:${location.start.column}` : '';
  return `${place}${start}: ${message} (${code})`;
}
