import { createHash, randomBytes } from 'node:crypto';

import { previewNameSchema, type Preview } from '@backoffice/contracts';
import { withLock } from '@backoffice/workspace/lock.mjs';

import type { Judgement } from '../gate/judge-against';
import { addSet, areasAlone, type PublishOptions, type ToRelease } from '../publish';
import { previewsOf } from '../registry/beside';
import { entryFor, readRegistry, writeRegistry } from '../registry/registry-file';

const DAY = 86_400_000;
/** How long a preview is shown, counted from its last release, and a link to it, in milliseconds. */
const PREVIEW_LASTS = 30 * DAY;
const LINK_LASTS = 7 * DAY;

/** Throws unless a preview can have this name. */
export function checkPreviewName(name: string): void {
  if (previewNameSchema.safeParse(name).success) return;
  throw new Error(`A preview is named by lower-case letters, digits and -, not "${name}".`);
}

/**
 * Puts builds beside what is served, for those who open a link to the preview. It passes the same gate,
 * beside what the preview has of other areas. What is served stays.
 */
export async function addToPreview(
  releases: string,
  preview: string,
  builds: ToRelease[],
  { now = new Date(), ...options }: Omit<PublishOptions, 'who' | 'commit'> & { now?: Date } = {},
): Promise<Judgement[]> {
  checkPreviewName(preview);
  areasAlone(builds, 'a preview');
  return withLock(releases, async () => {
    const registry = await readRegistry(releases);
    const previews = previewsOf(registry, now);
    const { areas: own = {}, links = [] } = previews[preview] ?? {};
    const seen = { ...registry, areas: { ...registry.areas, ...own } };
    const judged = await addSet(releases, registry, builds, { ...options, seen });
    const added = builds.map(({ name, version }) => {
      return [name, entryFor(releases, name, version, 'release')] as const;
    });
    const areas = { ...own, ...Object.fromEntries(added) };
    const until = new Date(now.getTime() + PREVIEW_LASTS).toISOString();
    await writeRegistry(
      releases,
      { ...registry, previews: { ...previews, [preview]: { until, areas, links } } },
      options.stopAt,
    );
    return judged;
  });
}

/**
 * Makes a link to a preview, for people of one company or of any.
 *
 * @returns its secret, which is nowhere else, and when it ends
 */
export async function linkTo(
  releases: string,
  name: string,
  { company, now = new Date() }: { company?: number | undefined; now?: Date } = {},
): Promise<{ secret: string; until: Date }> {
  const secret = randomBytes(32).toString('base64url');
  const hash = createHash('sha256').update(secret).digest('base64url');
  let until = new Date(now.getTime() + LINK_LASTS);
  await changePreview(releases, name, now, (preview) => {
    until = new Date(Math.min(until.getTime(), Date.parse(preview.until)));
    const valid = preview.links.filter((link) => Date.parse(link.until) > now.getTime());
    const link = { hash, until: until.toISOString(), ...(company !== undefined && { company }) };
    return { ...preview, links: [...valid, link] };
  });
  return { secret, until };
}

/** Shows a preview to nobody any more; its releases stay until they are pruned. */
export const endPreview = (releases: string, name: string, now = new Date()): Promise<void> =>
  changePreview(releases, name, now, () => undefined);

const changePreview = (
  releases: string,
  name: string,
  now: Date,
  change: (preview: Preview) => Preview | undefined,
): Promise<void> =>
  withLock(releases, async () => {
    const registry = await readRegistry(releases);
    const { [name]: found, ...others } = previewsOf(registry, now);
    if (!found) throw new Error(noSuch(name, Object.keys(others)));
    const changed = change(found);
    const previews = changed ? { ...others, [name]: changed } : others;
    await writeRegistry(releases, { ...registry, previews });
  });

const noSuch = (name: string, others: string[]) =>
  others.length > 0
    ? `There is no preview ${name}. There are ${others.join(', ')}.`
    : `There is no preview ${name}. Make one: pnpm release sales --preview ${name}`;
