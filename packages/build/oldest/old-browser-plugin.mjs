import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { rspack } from '@rspack/core';

import { OLDEST_IN_WORDS } from './oldest-browsers.mjs';

const SOURCE = join(import.meta.dirname, 'old-browser.js');

/** The script goes into the build as it is written; nothing compiles or shortens it. */
export const OLD_BROWSER_FILE = /^old-browser\./;

function oldBrowserScript() {
  const script = readFileSync(SOURCE, 'utf8').replace('__OLDEST__', OLDEST_IN_WORDS);
  const hash = createHash('sha256').update(script);
  const integrity = `sha256-${hash.copy().digest('base64')}`;
  return { file: `old-browser.${hash.digest('hex').slice(0, 8)}.js`, script, integrity };
}

/** Puts a script before all others, which tells people with older browsers what they need. */
export class OldBrowserPlugin {
  /** @param {import('@rspack/core').Compiler} compiler */
  apply(compiler) {
    const name = 'OldBrowserPlugin';
    const { file, script, integrity } = oldBrowserScript();
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      compilation.fileDependencies.add(SOURCE);
      const stage = rspack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
      compilation.hooks.processAssets.tap({ name, stage }, () =>
        compilation.emitAsset(file, new rspack.sources.RawSource(script)),
      );
    });
    compiler.hooks.compilation.tap(name, (compilation) => {
      const hooks = rspack.HtmlRspackPlugin.getCompilationHooks(compilation);
      hooks.alterAssetTagGroups.tapPromise(name, async (data) => {
        const attributes = { src: `/${file}`, integrity, defer: true };
        data.headTags.unshift({ tagName: 'script', attributes, voidTag: false });
        return data;
      });
    });
  }
}
