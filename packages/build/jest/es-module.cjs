const { transformSync } = require('esbuild');

/**
 * An installed ES module as jest reads it; a compiler of types would take seconds for nothing.
 *
 * @param {string} source
 */
exports.process = (source) => transformSync(source, { format: 'cjs', target: 'es2023' });
