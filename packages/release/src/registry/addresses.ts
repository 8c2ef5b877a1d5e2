import type { RegistryFile } from '@backoffice/contracts';

import { checkedAddress } from './names';
import { servedAs } from './registry-file';

const tailOf = (name: string, version: string) => `/${name}/${version}/mf-manifest.json`;

/** Where browsers get the manifest of an area's release from an address that has the whole folder. */
export const manifestAt = (base: string, name: string, version: string): string =>
  `${base}${tailOf(name, version)}`;

/** The address that an area comes from now; undefined for the server's own. */
export function baseOf(registry: RegistryFile, name: string): string | undefined {
  const served = servedAs(registry, name);
  const known = served?.manifest?.slice(0, -tailOf(name, served.release).length);
  return known && checkedAddress(known);
}
