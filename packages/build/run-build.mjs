import { rspack } from '@rspack/core';

/**
 * Builds by settings of this package, in this process.
 *
 * @param {import('@rspack/core').Configuration} config
 * @returns {Promise<void>} rejects with what rspack says when the build has errors
 */
export async function runBuild(config) {
  const compiler = rspack(config);
  try {
    const stats = await new Promise((resolve, reject) => {
      compiler.run((error, result) => (error ? reject(error) : resolve(result)));
    });
    if (stats.hasErrors()) throw new Error(stats.toString({ preset: 'errors-only' }));
  } finally {
    await new Promise((resolve) => compiler.close(resolve));
  }
}
