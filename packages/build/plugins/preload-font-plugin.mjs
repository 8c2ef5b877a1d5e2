import { rspack } from '@rspack/core';

/** Lets the page fetch a font at once; else it waits until the styles have come and are used. */
export class PreloadFontPlugin {
  /** @param {RegExp} font its file */
  constructor(font) {
    this.font = font;
  }

  /** @param {import('@rspack/core').Compiler} compiler */
  apply(compiler) {
    const name = 'PreloadFontPlugin';
    compiler.hooks.compilation.tap(name, (compilation) => {
      const hooks = rspack.HtmlRspackPlugin.getCompilationHooks(compilation);
      hooks.alterAssetTagGroups.tapPromise(name, async (data) => {
        const files = Object.keys(compilation.assets).filter((file) => this.font.test(file));
        if (files.length !== 1) throw new Error(`${files.length} files are ${this.font}, not one`);
        const attributes = {
          rel: 'preload',
          href: `/${files[0]}`,
          as: 'font',
          type: 'font/woff2',
          crossorigin: 'anonymous',
        };
        data.headTags.unshift({ tagName: 'link', attributes, voidTag: true });
        return data;
      });
    });
  }
}
