import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { exposedParts, importedNames } from './read-code.mjs';
import { weighArea, weighHost } from './weigh.mjs';

const MANIFEST = 'mf-manifest.json';
const FILES = 'files.json';

/**
 * What the files of a release tell about it.
 *
 * @typedef {object} AreaRelease
 * @property {string} name
 * @property {string} version
 * @property {import('../../packages/contracts/src/area.ts').Area} area its `area.json`
 * @property {string} runtime version of the federation's runtime
 * @property {Record<string, string>} requires by shared module the range of versions
 * @property {string[] | undefined} pages the module's keys; undefined when they can't be read
 * @property {string[]} extensions the module's keys
 * @property {boolean} searches
 * @property {Record<string, string[]>} uses by shared core the names imported from it
 * @property {Record<string, string[]>} texts by language the keys of its texts
 * @property {import('./weigh.mjs').Weight[]} weights
 *
 * @typedef {object} HostRelease
 * @property {string} version
 * @property {string} runtime
 * @property {Record<string, string>} provides by shared module its version
 * @property {Record<string, string[]>} exports by shared core the names that it offers
 * @property {string[]} usesLinks links of areas that it leads to
 * @property {import('./weigh.mjs').Weight[]} weights
 */

/** @returns {AreaRelease} */
export function readAreaRelease(folder, { name, version }) {
  const manifest = readJson(folder, MANIFEST);
  const requires = sharedOf(manifest, ({ requiredVersion }) => requiredVersion);
  const scripts = scriptsOf(folder);
  const exposed = manifest.exposes.flatMap(({ assets }) => assets.js.sync);
  const entry = [manifest.metaData.remoteEntry.name, ...exposed];
  return {
    name,
    version,
    area: readJson(folder, 'area.json'),
    runtime: manifest.metaData.pluginVersion,
    requires,
    ...exposedParts(exposed.map((file) => readFileSync(join(folder, file), 'utf8'))),
    uses: importedNames(sourcesOf(folder, scripts), Object.keys(requires)),
    texts: readOptional(folder, 'texts.json'),
    weights: weighArea(folder, name, {
      entry,
      files: readOptional(folder, FILES),
      all: codeOf(folder),
    }),
  };
}

/** @returns {HostRelease} */
export function readHostRelease(folder, { version }) {
  const manifest = readJson(folder, MANIFEST);
  const page = readFileSync(join(folder, 'index.html'), 'utf8');
  const entry = [...page.matchAll(/(?:src|href)="\/?([^"]+\.(?:js|css))"/g)].map(
    ([, file]) => file,
  );
  return {
    version,
    runtime: manifest.metaData.pluginVersion,
    provides: sharedOf(manifest, (shared) => shared.version),
    exports: readOptional(folder, 'exports.json'),
    usesLinks: readOptional(folder, 'uses-links.json', []),
    weights: weighHost(folder, entry, readOptional(folder, FILES)),
  };
}

const readJson = (folder, file) => JSON.parse(readFileSync(join(folder, file), 'utf8'));

/** Releases from before it was written have none. */
const readOptional = (folder, file, missing = {}) =>
  existsSync(join(folder, file)) ? readJson(folder, file) : missing;

const sharedOf = ({ shared }, valueOf) =>
  Object.fromEntries(shared.map((module) => [module.name, valueOf(module)]));

const codeOf = (folder) => readdirSync(folder).filter((file) => /\.(js|css)$/.test(file));
const scriptsOf = (folder) => codeOf(folder).filter((file) => file.endsWith('.js'));

/** The sources as the maps beside the scripts carry them, without those of libraries. */
function sourcesOf(folder, scripts) {
  const maps = scripts.map((file) => `${file}.map`).filter((map) => existsSync(join(folder, map)));
  return maps.flatMap((map) => {
    const { sources, sourcesContent = [] } = readJson(folder, map);
    return sourcesContent.filter((text, at) => text && !sources[at].includes('/node_modules/'));
  });
}
