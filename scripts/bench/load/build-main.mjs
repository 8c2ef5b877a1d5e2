import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { remoteConfig } from '../../../packages/build/rspack.mjs';
import { runBuild } from '../../../packages/build/run-build.mjs';
import { singleBundleConfig } from '../../../packages/build/single-bundle.mjs';
import { deployables } from '../../../packages/workspace/folders.mjs';

const MARK = fileURLToPath(import.meta.resolve('./mark-release.mjs'));
const [target = '', changedArea = ''] = process.argv.slice(2);
const parts = deployables();
const areas = parts.filter(({ name }) => name !== 'host');
/** @param {string} wanted */
const directoryOf = (wanted) => parts.find(({ name }) => name === wanted)?.directory ?? '';

/**
 * Builds the area's module and its pages as after a change of their code.
 *
 * @template {import('../../../packages/build/rspack.mjs').Settings} T
 * @param {T} config
 */
function markChanged(config) {
  config.module?.rules?.push({
    test: /[\\/](area|[\w-]+-page)\.tsx$/,
    include: new RegExp(`[\\\\/]remotes[\\\\/]${changedArea}[\\\\/]src[\\\\/]`),
    enforce: 'pre',
    loader: MARK,
  });
  return config;
}

function areaConfig() {
  const config = remoteConfig(directoryOf(changedArea));
  config.output.path = join(target, 'area');
  return config;
}

/** @param {string} folder */
const singleConfig = (folder) =>
  singleBundleConfig(directoryOf('host'), { areas, output: join(target, folder) });

/** Builds an area after a change, and the single bundle before and after it. */
await runBuild(markChanged(areaConfig()));
await runBuild(singleConfig('single'));
await runBuild(markChanged(singleConfig('single-changed')));
