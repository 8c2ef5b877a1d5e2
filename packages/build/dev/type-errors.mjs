import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, relative } from 'node:path';

import { TsCheckerRspackPlugin } from 'ts-checker-rspack-plugin';

const { resolve } = createRequire(import.meta.url);
const SETTINGS = join(import.meta.dirname, '../tsconfig');
/** Checks in a quarter of the time of the compiler in JavaScript. */
const NATIVE = resolve('typescript-native/package.json');

const SILENT = { log: () => {}, error: () => {} };

/**
 * Checks types beside the compiler, in a process of its own.
 *
 * @typedef {object} Listeners
 * @property {(errors: string[]) => void} found gets what each check found
 * @property {(errors: string[]) => void} told gets them for the page, each time that it forgot
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
    const typescript = { configFile: this.configuration(), tsgo: true, typescriptPath: NATIVE };
    // The plugin doesn't notice the dev server of several compilers; `told` informs pages instead.
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

  /** Writes what to check; what was found is kept beside it for the next check of the same areas. */
  configuration() {
    const [first = ''] = this.directories;
    const areas = createHash('sha256').update(this.directories.join()).digest('hex').slice(0, 8);
    const folder = join(first, 'node_modules/.cache/types', areas);
    mkdirSync(folder, { recursive: true });
    const file = join(folder, 'tsconfig.json');
    const configuration = {
      extends: join(SETTINGS, 'base.json'),
      include: this.directories.map((directory) => join(directory, 'src')),
      files: [join(SETTINGS, '../types/assets.d.ts')],
      compilerOptions: { incremental: true, tsBuildInfoFile: join(folder, 'checked.tsbuildinfo') },
    };
    writeFileSync(file, JSON.stringify(configuration));
    return file;
  }

  /** Sends the errors again, because the compiler's own messages replace them on the page. */
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
