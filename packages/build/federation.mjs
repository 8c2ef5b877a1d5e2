import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';

import { WholeManifest } from './dev/whole-manifest.mjs';
import { installedVersion } from './shared/installed-version.mjs';
import { ProvidePlugin } from './shared/provide-plugin.mjs';
import { remoteShares } from './shared/shared-modules.mjs';

/**
 * Global name of an area's container. An element's id may shadow a global: hence no dashes.
 *
 * @param {string} area
 */
export const containerName = (area) => `backoffice_${area}`;

/**
 * Federation of the host: it provides shared modules, and learns of remotes only when it runs.
 *
 * @param {string} directory its folder
 */
export const hostFederation = (directory) => new ProvidePlugin(directory, containerName('host'));

/**
 * Federation of a remote: one exposed module, nothing shared of its own.
 *
 * @param {string} directory its folder
 * @param {string} area its name
 * @param {boolean} development
 */
export function remoteFederation(directory, area, development) {
  const name = containerName(area);
  const shared = remoteShares((library) => installedVersion(library, directory));
  const federation = new ModuleFederationPlugin({
    // Types would be fetched from remotes, and the plugin's own dev client opens a socket.
    dts: false,
    dev: false,
    shareStrategy: 'loaded-first',
    name,
    filename: 'remote-entry.[contenthash:8].js',
    exposes: { './area': './src/area.tsx' },
    shared,
    manifest: true,
    // The target `web` leaves out the parts of the runtime that only servers run.
    experiments: { externalRuntime: true, optimization: { target: 'web' } },
  });
  return development ? [federation, new WholeManifest(name, shared)] : [federation];
}
