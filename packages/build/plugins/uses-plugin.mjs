import { rspack } from '@rspack/core';

import { SHARED_MODULES } from '../shared/shared-modules.mjs';

const SHARED = new Set(SHARED_MODULES.map(({ key }) => key));

/**
 * Emits `uses.json`: by shared module the names that the built code imports from it. The gate of a
 * release compares them with what a host provides.
 */
export class UsesPlugin {
  /** @param {import('@rspack/core').Compiler} compiler */
  apply(compiler) {
    const name = 'UsesPlugin';
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      /** @type {Record<string, string[]>} */
      let uses = {};
      // By now unused exports are known, and no module is merged into another one yet.
      compilation.hooks.afterOptimizeModules.tap(name, () => {
        uses = usesOf(compilation);
      });
      const stage = rspack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
      compilation.hooks.processAssets.tap({ name, stage }, () => {
        compilation.emitAsset('uses.json', new rspack.sources.RawSource(JSON.stringify(uses)));
      });
    });
  }
}

/** @param {import('@rspack/core').Compilation} compilation */
function usesOf({ chunks, chunkGraph, moduleGraph }) {
  /** @type {Map<string, Set<string>>} */
  const found = new Map();
  for (const module of new Set(
    [...chunks].flatMap((chunk) => [...chunkGraph.getChunkModules(chunk)]),
  )) {
    for (const { dependency } of moduleGraph.getOutgoingConnections(module)) {
      const { request = '', ids } = dependency;
      if (!SHARED.has(request) || !ids?.[0]) continue;
      found.set(request, (found.get(request) ?? new Set()).add(ids[0]));
    }
  }
  const sorted = [...found].sort().map(([key, names]) => [key, [...names].sort()]);
  return Object.fromEntries(sorted);
}
