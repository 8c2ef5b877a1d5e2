import crypto from 'node:crypto';

import type { OwnAreas } from '@backoffice/contracts';

import type { Context } from '../../caller';
import type { Executor } from '../../db/database';
import { nameKey } from '../../db/name-key';
import type { ReadCanary, ReadPreview } from '../../releases/entries';
import type { CurrentReleases } from '../../releases/registry';
import { readEmailKey } from './own-areas.repository';

const isOver = (until: string, now: Date) => Date.parse(until) <= now.getTime();

/** What a session sees instead of the served releases. */
export interface Own {
  /** Undefined where it sees none, and once that is over. */
  preview: ReadPreview | undefined;
  canaries: ReadCanary[];
}

/** What a session sees beside the served releases, by its preview, its person and their shop. */
export async function ownOf(
  db: Executor,
  { previews, canaries }: CurrentReleases,
  { caller, now }: Pick<Context, 'caller' | 'now'>,
): Promise<Own> {
  const asksWho = canaries.some(({ people }) => people.length > 0);
  const email = asksWho ? await readEmailKey(db, caller) : undefined;
  return {
    preview: previewBehind({ previews }, caller.preview, { companyId: caller.companyId, now }),
    canaries: canaries.filter(
      ({ locations, people }) =>
        (caller.locationId !== null && locations.includes(caller.locationId)) ||
        people.some((address) => nameKey(address) === email),
    ),
  };
}

/** Whether a session sees others than the served releases. */
export const seesOthers = ({ preview, canaries }: Own): boolean =>
  preview !== undefined || canaries.length > 0;

/** How the registry knows a link. */
export const hashOfLink = (secret: string): string =>
  crypto.createHash('sha256').update(secret).digest('base64url');

/** The preview that a link leads to, for somebody of a company: by its hash, while both last. */
export const previewBehind = (
  { previews }: Pick<CurrentReleases, 'previews'>,
  hash: string | null,
  { companyId, now }: { companyId: number; now: Date },
): ReadPreview | undefined =>
  previews.find(
    ({ until, links }) =>
      !isOver(until, now) &&
      links.some(
        (link) =>
          link.hash === hash &&
          !isOver(link.until, now) &&
          (link.company === undefined || link.company === companyId),
      ),
  );

/** The releases that a session sees: a preview's, else a canary's, else the served ones. */
export function areasSeen({ registry }: CurrentReleases, { preview, canaries }: Own): OwnAreas {
  const own = [...canaries.map(({ entry }) => entry), ...(preview?.areas ?? [])];
  const areas = new Map([...registry.areas, ...own].map((entry) => [entry.area.name, entry]));
  return {
    ...registry,
    areas: [...areas.values()],
    preview: preview ? toldOf(preview) : null,
    canaries: canaries.map(({ entry }) => entry.area.name),
  };
}

export const toldOf = ({ name, until, areas }: ReadPreview) => ({
  name,
  until,
  areas: areas.map(({ area }) => area.name),
});
