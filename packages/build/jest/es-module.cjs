const { transformSync } = require('esbuild');

/**
 * Makes CommonJS of an installed ES module; the TypeScript compiler would take seconds for it.
 *
 * @param {string} source
 */
exports.process = (source) => transformSync(source, { format: 'cjs', target: 'es2023' });
