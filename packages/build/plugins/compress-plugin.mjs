import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const TEXT = /\.(js|css|html|json|svg|webmanifest)$/;
/** Below this a compressed file saves no packet. */
const SMALLEST_BYTES = 1024;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Writes `.br` and `.gz` beside every text file, so that no server compresses them per request. */
export class CompressPlugin {
  /** @param {import('@rspack/core').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.afterEmit.tapPromise('CompressPlugin', (compilation) =>
      compressFolder(compilation.outputOptions.path ?? ''),
    );
  }
}

/** @param {string} folder */
async function compressFolder(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && TEXT.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
  await Promise.all(files.map(compressFile));
}

/** @param {string} path */
async function compressFile(path) {
  const bytes = await readFile(path);
  if (bytes.length < SMALLEST_BYTES) return;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  const [small, compatible] = await Promise.all([brotli(bytes, { params }), zip(bytes)]);
  await Promise.all([writeFile(`${path}.br`, small), writeFile(`${path}.gz`, compatible)]);
}
