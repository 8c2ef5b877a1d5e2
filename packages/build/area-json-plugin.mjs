import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { rspack } from '@rspack/core';

import { bootstrapIcon } from './bootstrap-icon.mjs';

/** `area.json` of the remote in `directory`, its icons' names replaced by their path data. */
export function readArea(directory) {
  const area = JSON.parse(readFileSync(join(directory, 'area.json'), 'utf8'));
  const routes = area.routes.map((route) => ({ ...route, icon: bootstrapIcon(route.icon) }));
  return { ...area, routes };
}

/** Emits `area.json` beside the manifest, so that a release folder describes itself. */
export class AreaJsonPlugin {
  constructor(directory) {
    this.directory = directory;
  }

  apply(compiler) {
    const source = join(this.directory, 'area.json');
    compiler.hooks.thisCompilation.tap('AreaJsonPlugin', (compilation) => {
      const stage = rspack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
      compilation.hooks.processAssets.tap({ name: 'AreaJsonPlugin', stage }, () => {
        compilation.fileDependencies.add(source);
        const text = JSON.stringify(readArea(this.directory));
        compilation.emitAsset('area.json', new rspack.sources.RawSource(text));
      });
    });
  }
}
