import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const FILE = 'mf-manifest.json';

/** The fields of `mf-manifest.json` that are read; the federation plugin writes it into a build. */
interface ManifestFile {
  metaData: { pluginVersion: string; remoteEntry: { name: string } };
  shared: { name: string; version: string; requiredVersion: string }[];
  exposes?: { assets: { js: { sync: string[] } } }[];
}

export interface Manifest {
  file: typeof FILE;
  /** Version of the federation's runtime. */
  runtime: string;
  shared: ManifestFile['shared'];
  /** Files of the exposed module. */
  exposed: string[];
  /** Files that the runtime itself loads: the entry and the exposed module. */
  entry: string[];
}

/** Throws when the folder has no manifest, or none of an area or a host. */
export function readManifest(folder: string): Manifest {
  const {
    metaData,
    shared,
    exposes = [],
  } = JSON.parse(readFileSync(join(folder, FILE), 'utf8')) as ManifestFile;
  const exposed = exposes.flatMap(({ assets }) => assets.js.sync);
  return {
    file: FILE,
    runtime: metaData.pluginVersion,
    shared,
    exposed,
    entry: [metaData.remoteEntry.name, ...exposed],
  };
}
