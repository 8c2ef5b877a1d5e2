import { dirname, join } from 'node:path';

import { rspack } from '@rspack/core';

import { readContract } from './contract.mjs';
import { usedCalls } from './used-calls.mjs';

/**
 * @import { Compilation, Module } from '@rspack/core'
 * @import { Contract } from './contract.mjs'
 * @import { Mentioned } from './calls-in.mjs'
 * @import { Root } from './used-calls.mjs'
 *
 * @typedef {Module & { resource?: string }} FileModule
 */

const PACKAGES = join(import.meta.dirname, '../..');
const RESOURCES = join(PACKAGES, 'api-client/src/resources/');
const CONTRACTS = join(PACKAGES, 'contracts/src/');
const PATHS = join(CONTRACTS, 'paths.ts');
/** No roots: resources are followed from where they are used, and contracts send nothing. */
const ALREADY_READ = [RESOURCES, CONTRACTS];

/**
 * Emits `calls.json`: the calls that the built code uses, with the request and the answer that it
 * expects, and whether it can do without. The gate of a release compares them with the server's.
 */
export class CallsPlugin {
  /** @param {import('@rspack/core').Compiler} compiler */
  apply(compiler) {
    const name = 'CallsPlugin';
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      /** @type {Mentioned[]} */
      let used = [];
      // By now unused exports are known, and no module is merged into another one yet.
      compilation.hooks.afterOptimizeModules.tap(name, () => {
        used = usedCalls(rootsOf(compilation), fileBehind);
      });
      const stage = rspack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
      compilation.hooks.processAssets.tapPromise({ name, stage }, async () => {
        const text = JSON.stringify(described(used, await readContract()));
        compilation.emitAsset('calls.json', new rspack.sources.RawSource(text));
      });
    });
  }
}

/**
 * The uses of resources by other code, and the files that use `PATHS` directly.
 *
 * @param {Compilation} compilation
 * @returns {Root[]}
 */
function rootsOf({ chunks, chunkGraph, moduleGraph }) {
  const modules = [...chunks].flatMap((chunk) => [...chunkGraph.getChunkModules(chunk)]);
  return [...new Set(modules)].flatMap((/** @type {FileModule} */ module) => {
    const file = module.resource;
    if (!file || ALREADY_READ.some((folder) => file.startsWith(folder))) return [];
    return moduleGraph.getOutgoingConnections(module).flatMap(({ dependency, module: target }) => {
      const { resource } = /** @type {FileModule} */ (target ?? {});
      // An import itself has no `ids`; each use of an imported name has them.
      if (!resource || (!dependency.ids && dependency.type !== 'import()')) return [];
      const [name, member] = dependency.ids ?? [];
      if (resource.startsWith(RESOURCES)) return [{ file: resource, name, member }];
      return resource === PATHS ? [{ file }] : [];
    });
  });
}

/**
 * The file of a resource that another resource imports; undefined for every other import.
 *
 * @param {string} file
 * @param {string} request
 */
function fileBehind(file, request) {
  const target = request.startsWith('.')
    ? join(dirname(file), request)
    : join(
        PACKAGES,
        request.replace(/^@backoffice\/api-client\/resources\//, 'api-client/src/resources/'),
      );
  return target.startsWith(RESOURCES) ? `${target}.ts` : undefined;
}

/**
 * @param {Mentioned[]} used
 * @param {Contract} contract
 */
function described(used, { paths, calls: named, shapes }) {
  /** @type {Record<string, Contract['shapes'][string] & { optional?: true }>} */
  const calls = {};
  for (const [name, shape] of Object.entries(shapes).sort()) {
    const uses = used.filter(({ call }) =>
      call.includes('.') ? named[call] === name : name.endsWith(` ${paths[call]}`),
    );
    if (uses.length === 0) continue;
    const isOptional = isStream(shape) || uses.every((use) => use.isOptional);
    calls[name] = isOptional ? { ...shape, optional: true } : shape;
  }
  return calls;
}

/**
 * The only reader of a stream of events does without it where the server has none.
 *
 * @param {Contract['shapes'][string]} shape
 */
const isStream = ({ fields }) => Boolean(fields.answer?.is.includes('text/event-stream'));
