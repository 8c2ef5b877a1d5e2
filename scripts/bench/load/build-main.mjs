import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { remoteConfig } from '../../../packages/build/rspack.mjs';
import { runBuild } from '../../../packages/build/run-build.mjs';
import { singleBundleConfig } from '../../../packages/build/single-bundle.mjs';
import { deployables } from '../../../packages/workspace/folders.mjs';

const MARK = fileURLToPath(import.meta.resolve('./mark-release.mjs'));
const [target, changedArea] = process.argv.slice(2);
const [host, ...areas] = deployables();

/** The area's module and its pages, as after a change of its code. */
function markChanged(config) {
  config.module.rules.push({
    test: /[\\/](area|[\w-]+-page)\.tsx$/,
    include: new RegExp(`[\\\\/]remotes[\\\\/]${changedArea}[\\\\/]src[\\\\/]`),
    enforce: 'pre',
    loader: MARK,
  });
  return config;
}

function areaConfig() {
  const { directory } = areas.find(({ name }) => name === changedArea);
  const config = remoteConfig(directory);
  config.output.path = join(target, 'area');
  return config;
}

const singleConfig = (folder) =>
  singleBundleConfig(host.directory, { areas, output: join(target, folder) });

/** Builds an area after a change, and the single bundle before and after it. */
await runBuild(markChanged(areaConfig()));
await runBuild(singleConfig('single'));
await runBuild(markChanged(singleConfig('single-changed')));
