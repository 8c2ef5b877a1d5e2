import type { RegistryFile } from '@backoffice/contracts';

import { serverCalls } from '../read/server-calls';
import { besideCanaries } from '../registry/beside';
import type { Build } from '../registry/release-files';
import {
  type CheckTypes,
  judgeAgainst,
  judgeCoresAgainst,
  type Judgement,
  judgeTypes,
} from './judge-against';

const SERVER_UNKNOWN =
  'the calls of the API: no server was started on these releases. --server URL asks one.';

interface Against {
  releases: string;
  registry: RegistryFile;
  /** Addresses of servers, when they are not those that serve these releases. */
  servers?: string[] | undefined;
  /** Given where the build's sources are at hand. */
  checkTypes?: CheckTypes | undefined;
  /** Builds that the same switch serves with it. */
  together?: Build[] | undefined;
  /** Areas that the same switch serves no longer. */
  gone?: string[] | undefined;
}

/**
 * Judges a build by what is deployed, by the calls of each server, and by types where it can: as everybody
 * sees it, and as the people of running canaries do.
 */
export async function judge(
  { servers = [], checkTypes, ...place }: Against,
  build: Build,
): Promise<Judgement> {
  const { releases, registry } = place;
  const addresses = servers.length > 0 ? servers : [undefined];
  const known = await Promise.all(addresses.map((address) => serverCalls(releases, address)));
  const names = [build, ...(place.together ?? [])].map(({ name }) => name);
  const early = besideCanaries(registry, [...names, ...(place.gone ?? [])]);
  const sights = [registry, ...(early ? [early] : [])];
  const found = sights.flatMap((seen) =>
    known.flatMap((server) => judgeAgainst({ ...place, registry: seen, server }, build)),
  );
  const types = checkTypes
    ? [await judgeTypes(releases, registry, checkTypes)]
    : await Promise.all(sights.map((seen) => judgeCoresAgainst(releases, seen, build)));
  const refusals = [...found, ...types.flatMap((one) => one.refusals)];
  const unchecked = types.flatMap((one) => one.unchecked);
  return {
    refusals: [...new Map(refusals.map((refusal) => [refusal.reason, refusal])).values()],
    unchecked: [...(known.includes(undefined) ? [SERVER_UNKNOWN] : []), ...new Set(unchecked)],
  };
}
