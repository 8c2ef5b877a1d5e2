import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { rspack } from '@rspack/core';

/** @import { ChunkGroup, Compilation, Module } from '@rspack/core' */

const PAGE = /['"]?([\w-]+)['"]?: \(\) => import\('([^']+)'\)/g;
const TEXTS = /[\\/]locales[\\/](\w+)\.(?:json|ts)$/;

/**
 * Emits `files.json`: which files each page of an area needs, and the texts of each language. The
 * shell fetches them at once, instead of learning of each from the one before; a release is weighed
 * by them. A remote's also names its container's script, the host's what only signed-in pages need.
 */
export class PageFilesPlugin {
  /**
   * @param {string} directory the folder of the remote or the host
   * @param {Record<string, string>} [pages] modules below `src`, by name; a remote's are read
   */
  constructor(directory, pages) {
    this.source = join(directory, 'src');
    this.pages = pages;
  }

  /** @param {import('@rspack/core').Compiler} compiler */
  apply(compiler) {
    const name = 'PageFilesPlugin';
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      // At this stage the names of all files are final.
      const stage = rspack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name, stage }, () => {
        const text = JSON.stringify(this.filesOf(compilation));
        compilation.emitAsset('files.json', new rspack.sources.RawSource(text));
      });
    });
  }

  /** @param {Compilation} compilation */
  filesOf(compilation) {
    const pages = this.pageModules();
    /** @type {Record<'pages' | 'texts', Record<string, string[]>> & { entry: string | undefined }} */
    const files = { entry: containerOf(compilation), pages: {}, texts: {} };
    for (const group of compilation.chunkGroups) {
      const wanted = group.getFiles().filter((file) => /\.(js|css)$/.test(file));
      for (const module of modulesOf(compilation, group)) {
        for (const [page, path] of pages) {
          if (module === path) files.pages[page] = wanted;
        }
        const language = TEXTS.exec(module)?.[1];
        if (language) files.texts[language] = union(files.texts[language], wanted);
      }
    }
    return files;
  }

  /** @returns {[page: string, path: string][]} */
  pageModules() {
    if (this.pages) {
      return Object.entries(this.pages).map(([page, path]) => [page, join(this.source, path)]);
    }
    const file = join(this.source, 'area.tsx');
    const area = existsSync(file) ? readFileSync(file, 'utf8') : '';
    return [...area.matchAll(PAGE)].map(([, page = '', path = '']) => [
      page,
      join(this.source, `${path}.tsx`),
    ]);
  }
}

/**
 * The script of a remote's container; undefined for the host, which is none.
 *
 * @param {Compilation} compilation
 * @returns {string | undefined}
 */
const containerOf = ({ entrypoints, outputOptions }) =>
  entrypoints.get(outputOptions.uniqueName ?? '')?.getFiles()[0];

/** @type {(some: string[] | undefined, more: string[]) => string[]} */
const union = (some = [], more) => [...new Set([...some, ...more])];

/**
 * The files of the modules in a group's own chunks, those merged into one another too.
 *
 * @param {Compilation} compilation
 * @param {ChunkGroup} group
 * @returns {string[]}
 */
const modulesOf = (compilation, group) =>
  group.chunks
    .flatMap((chunk) => [...compilation.chunkGraph.getChunkModules(chunk)])
    .flatMap(withMerged)
    .flatMap((module) => module.resource ?? []);

/**
 * @typedef {Module & { resource?: string }} FileModule
 * @param {FileModule & { modules?: FileModule[] }} module a file's, or several merged into one
 */
const withMerged = (module) => [module, ...(module.modules ?? [])];
