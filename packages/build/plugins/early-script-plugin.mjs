import { rspack } from '@rspack/core';

export const EARLY = 'early';

/**
 * Builds a separate script that the page fetches first and runs at the end of its body: deferred
 * scripts wait for it, even when everything is in the browser's cache.
 */
export class EarlyScriptPlugin {
  /** @param {string} file relative to the folder of the build */
  constructor(file) {
    this.file = file;
  }

  /** @param {import('@rspack/core').Compiler} compiler */
  apply(compiler) {
    const name = 'EarlyScriptPlugin';
    new rspack.EntryPlugin(compiler.context, this.file, { name: EARLY }).apply(compiler);
    compiler.hooks.compilation.tap(name, (compilation) => {
      const hooks = rspack.HtmlRspackPlugin.getCompilationHooks(compilation);
      hooks.alterAssetTagGroups.tapPromise(name, async (data) => {
        const files = compilation.entrypoints.get(EARLY)?.getFiles() ?? [];
        for (const file of files) {
          const hint = { rel: 'preload', href: `/${file}`, as: 'script' };
          data.headTags.unshift({ tagName: 'link', attributes: hint, voidTag: true });
          const attributes = { src: `/${file}` };
          data.bodyTags.push({ tagName: 'script', attributes, voidTag: false });
        }
        return data;
      });
    });
  }
}
