import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { remoteConfig } from '../../../packages/build/rspack.mjs';
import { runBuild } from '../../../packages/build/run-build.mjs';
import { singleBundleConfig } from '../../../packages/build/single-bundle.mjs';
import { buildChanged } from '../../build.mjs';
import { addRelease, serveBuilds, slotFor, writeSlots } from '../../releases.mjs';
import { deployables } from '../../workspace.mjs';

/** The area that is released anew between two visits. */
const CHANGED_AREA = 'sales';
const MARK = fileURLToPath(import.meta.resolve('./mark-release.mjs'));

/**
 * Lays all builds into a folder of releases: the federated ones, the single bundle in the place of
 * the host, and both again after a change of one area.
 *
 * @returns {Promise<(kind: 'federated' | 'single', isChanged?: boolean) => Promise<void>>} what
 *   switches the server to one of them
 */
export async function layBuilds(folder, releases) {
  const builds = await buildChanged();
  await serveBuilds(releases, builds);
  const made = [
    await buildArea(folder),
    await buildSingle(folder, 'single'),
    await buildSingle(folder, 'single-changed'),
  ];
  for (const build of made) await addRelease(releases, build);

  const versions = Object.fromEntries(builds.map(({ name, version }) => [name, version]));
  const { host, ...areas } = versions;
  return (kind, isChanged = false) => {
    const single = isChanged ? 'single-changed' : 'single';
    const served =
      kind === 'single' || !isChanged ? areas : { ...areas, [CHANGED_AREA]: 'changed' };
    const slots = Object.entries(served).map(([name, version]) => [
      name,
      slotFor(releases, name, version, 'start'),
    ]);
    return writeSlots(releases, {
      host: slotFor(releases, 'host', kind === 'single' ? single : host, 'start'),
      areas: Object.fromEntries(slots),
    });
  };
}

async function buildArea(folder) {
  const { directory } = deployables().find(({ name }) => name === CHANGED_AREA);
  const build = { name: CHANGED_AREA, version: 'changed', folder: join(folder, 'area') };
  const config = markChanged(remoteConfig(directory));
  config.output.path = build.folder;
  await runBuild(config);
  return build;
}

async function buildSingle(folder, version) {
  const [host, ...areas] = deployables();
  const output = join(folder, version);
  const config = singleBundleConfig(host.directory, { areas, output });
  await runBuild(version === 'single' ? config : markChanged(config));
  return { name: 'host', version, folder: output };
}

/** The area's module and its pages, as after a change of its code. */
function markChanged(config) {
  const inArea = new RegExp(`[\\\\/]remotes[\\\\/]${CHANGED_AREA}[\\\\/]src[\\\\/]`);
  config.module.rules.push({
    test: /[\\/](area|[\w-]+-page)\.tsx$/,
    include: inArea,
    enforce: 'pre',
    loader: MARK,
  });
  return config;
}
