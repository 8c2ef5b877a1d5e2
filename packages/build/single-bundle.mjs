import { join } from 'node:path';

import { rspack } from '@rspack/core';

import { CallsPlugin } from './calls/calls-plugin.mjs';
import { containerName } from './federation.mjs';
import { AllFilesPlugin } from './plugins/all-files-plugin.mjs';
import { CoreTypesPlugin } from './plugins/core-types-plugin.mjs';
import { EARLY } from './plugins/early-script-plugin.mjs';
import { EmitJsonPlugin } from './plugins/emit-json-plugin.mjs';
import { WorkerPlugin } from './plugins/worker-plugin.mjs';
import { hostConfig } from './rspack.mjs';
import { ProvidePlugin } from './shared/provide-plugin.mjs';

/**
 * Settings of the same code as one bundle without federation, to measure federation by: rules,
 * minimiser, targets, page and compression are the host's. It differs in three places: the areas
 * are ordinary `import()`s behind the host's own loader, nothing is shared, and libraries that
 * several pages use are split off as usual.
 *
 * The bundle reads the list of areas like the host, and is served in its place.
 *
 * @param {string} directory the host's folder
 * @param {{ areas: { name: string, directory: string }[], output: string }} options
 */
export function singleBundleConfig(directory, { areas, output }) {
  const config = hostConfig(directory);
  const loader = join(directory, 'src', 'areas', 'single-bundle-loader.ts');
  config.output.path = output;
  config.optimization.splitChunks = { chunks: ({ name }) => name !== EARLY };
  config.plugins = [
    ...config.plugins.filter((plugin) => !isOfRelease(plugin)),
    new rspack.experiments.VirtualModulesPlugin({ [loader]: loaderSource(areas) }),
    new rspack.NormalModuleReplacementPlugin(/[\\/]federation$/, loader),
  ];
  return config;
}

const OF_RELEASES = [
  ProvidePlugin,
  EmitJsonPlugin,
  CallsPlugin,
  CoreTypesPlugin,
  WorkerPlugin,
  AllFilesPlugin,
];
/** @param {unknown} plugin */
const isOfRelease = (plugin) => OF_RELEASES.some((kind) => plugin instanceof kind);

/**
 * The module in place of `federation.ts`: the same function, without anything to register.
 *
 * @param {{ name: string, directory: string }[]} areas
 */
function loaderSource(areas) {
  const imports = areas.map(({ name, directory }) => {
    const module = JSON.stringify(join(directory, 'src', 'area.tsx'));
    return `  '${containerName(name)}/area': () => import(${module}),`;
  });
  return `const areas: Record<string, () => Promise<unknown>> = {
${imports.join('\n')}
};
const nothing = () => undefined;
const loadRemote = (id: string) => areas[id]?.() ?? Promise.reject(new Error(id));

export const startFederation = () => ({ loadRemote, registerRemotes: nothing, pin: nothing });
`;
}
