/**
 * Imports modules written in TypeScript; only after the installation, when there is a loader for them.
 *
 * @template T
 * @param {() => Promise<T>} load
 * @returns {Promise<T>}
 */
export async function withTypeScript(load) {
  const { register } = await import('tsx/esm/api');
  const unregister = register();
  try {
    return await load();
  } finally {
    await unregister();
  }
}
