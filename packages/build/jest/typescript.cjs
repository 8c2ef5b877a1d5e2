const crypto = require('node:crypto');
const fs = require('node:fs');
const path = require('node:path');

const importMeta = require('./import-meta.cjs');

const CACHE = path.join(__dirname, '../../../node_modules/.cache/jest-typescript');
const VERSIONS = [
  require('ts-jest/package.json').version,
  require('typescript/package.json').version,
  importMeta.version,
];

/**
 * @param {string} file
 * @param {string} text
 */
function write(file, text) {
  fs.mkdirSync(CACHE, { recursive: true });
  const unfinished = `${file}.${process.pid}`;
  fs.writeFileSync(unfinished, text);
  fs.renameSync(unfinished, file);
}

/**
 * ts-jest with one cache for all projects of the workspace: jest's own cache would compile a shared
 * file once for each project. The compiler is loaded only for a file that isn't in the cache.
 *
 * @param {import('ts-jest').TsJestTransformerOptions} options
 */
exports.createTransformer = (options) => {
  const given = JSON.stringify([options, VERSIONS]);
  /** @type {import('ts-jest').TsJestTransformer | undefined} */
  let compiler;
  /** @type {(source: string, file: string) => string} */
  const keyOf = (source, file) =>
    crypto.createHash('sha256').update(`${given}\n${file}\n${source}`).digest('hex');

  return {
    getCacheKey: keyOf,
    /**
     * @param {string} source
     * @param {string} file
     * @param {import('ts-jest').TsJestTransformOptions} request
     */
    process(source, file, request) {
      const kept = path.join(CACHE, keyOf(source, file));
      if (fs.existsSync(kept)) return { code: fs.readFileSync(kept, 'utf8') };
      compiler ??= require('ts-jest').default.createTransformer(options);
      const { code } = compiler.process(source, file, request);
      write(kept, code);
      return { code };
    },
  };
};
