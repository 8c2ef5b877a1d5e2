import type { Canary, RegistryFile } from '@backoffice/contracts';
import { withLock } from '@backoffice/workspace/lock.mjs';

import type { Judgement } from '../gate/judge-against';
import {
  addSet,
  areasAlone,
  releasedIn,
  type PublishOptions,
  type Released,
  type ToRelease,
} from '../publish';
import { RefusedError } from '../refused-error';
import { baseOf } from '../registry/addresses';
import { entryFor, readRegistry, without, writeRegistry } from '../registry/registry-file';
import { folderOf, serve } from '../serve';
import { areaIn, lostWith } from '../upkeep/served-areas';

type Options = Omit<PublishOptions, 'checkTypes'>;
export type Audience = Pick<Canary, 'locations' | 'people'>;

/** Throws unless an audience has somebody; answers it with addresses as they are compared. */
export function checkAudience({ locations, people }: Audience): Audience {
  const odd = people.find((address) => !/^[^\s@]+@[^\s@]+$/.test(address));
  if (odd !== undefined) throw new Error(`--people: e-mail addresses, not "${odd}".`);
  if (locations.length + people.length === 0) {
    throw new Error('Say who is to see it: --location 3, or --people ana@shop.example.');
  }
  return { locations, people: people.map((address) => address.toLowerCase()) };
}

/**
 * Shows builds to some people before all others. They pass the same gate, beside what is served and
 * beside the other canaries. A canary of the same area ends.
 */
export async function startCanary(
  releases: string,
  builds: ToRelease[],
  audience: Audience,
  { who, commit, ...options }: Options & { now?: Date } = {},
): Promise<Judgement[]> {
  const shown = checkAudience(audience);
  areasAlone(builds, 'a canary');
  return withLock(releases, async () => {
    const registry = await readRegistry(releases);
    const judged = await addSet(releases, registry, builds, options);
    const at = (options.now ?? new Date()).toISOString();
    const started = builds.map(({ name, version }): [string, Canary] => [
      name,
      {
        ...entryFor(releases, name, version, 'release'),
        ...shown,
        at,
        ...(who && { who }),
        ...(commit && { commit }),
      },
    ]);
    const canaries = { ...registry.canaries, ...Object.fromEntries(started) };
    await writeRegistry(releases, { ...registry, canaries }, options.stopAt);
    return judged;
  });
}

/** Serves canaries to everybody, by one switch, and ends them. They are judged anew. */
export const promoteCanary = (
  releases: string,
  names: string[],
  { who, ...options }: Omit<Options, 'commit'> = {},
): Promise<Released[]> =>
  withLock(releases, async () => {
    const registry = await readRegistry(releases);
    const canaries = names.map((name) => ({ name, ...canaryOf(registry, name) }));
    for (const { name, release } of canaries) {
      const base = baseOf(registry, name);
      if (base !== undefined) throw new Error(byOrigin(name, release, base));
    }
    const builds = canaries.map(({ name, release }) => {
      return { name, version: release, folder: folderOf(releases, name, release) };
    });
    const judged = await addSet(releases, registry, builds, options);
    const changes = canaries.map(({ name, release, commit }) => {
      return { name, version: release, manifest: undefined, by: 'release' as const, who, commit };
    });
    const after = withoutCanaries(registry, names);
    await serve(releases, after, changes, options.stopAt);
    return releasedIn(after, builds, judged);
  });

/**
 * Shows what is served to everybody again. Rejects where another canary needs the one that ends, unless
 * forced.
 */
export const endCanary = (
  releases: string,
  names: string[],
  { force = false }: Pick<Options, 'force'> = {},
): Promise<void> =>
  withLock(releases, async () => {
    const registry = await readRegistry(releases);
    const after = withoutCanaries(registry, names);
    const refusals = names.flatMap((name) => {
      const { release } = canaryOf(registry, name);
      return lostWith(releases, after, areaIn(releases, name, release));
    });
    if (refusals.length > 0 && !force)
      throw new RefusedError(`The canary of ${names.join(' and ')}`, refusals, 'does not end');
    await writeRegistry(releases, after);
  });

/** Browsers get the area from another origin, where the release isn't yet. */
const byOrigin = (name: string, release: string, base: string) =>
  `${name} comes from ${base}: copy ${name}/${release} there, then
  pnpm release ${name} --switch ${release}
  pnpm release ${name} --end`;

function canaryOf({ canaries = {} }: RegistryFile, name: string): Canary {
  const found = canaries[name];
  if (found) return found;
  const others = Object.keys(canaries);
  const hint = others.length > 0 ? ` There is one of ${others.join(', ')}.` : '';
  throw new Error(`There is no canary of ${name}.${hint}`);
}

const withoutCanaries = (registry: RegistryFile, names: string[]): RegistryFile => ({
  ...registry,
  canaries: without(registry.canaries ?? {}, names),
});
