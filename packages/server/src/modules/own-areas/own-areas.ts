import crypto from 'node:crypto';

import type { OwnAreas } from '@backoffice/contracts';

import type { Caller } from '../../caller';
import type { CurrentReleases, ReadPreview } from '../../releases/registry';

const isOver = (until: string, now: Date) => Date.parse(until) <= now.getTime();

/** The preview that a session sees; undefined where it sees none, and once that is over. */
export function previewOf(
  { previews }: CurrentReleases,
  { preview }: Pick<Caller, 'preview'>,
  now: Date,
): ReadPreview | undefined {
  const found = preview === null ? undefined : previews.get(preview);
  return found && !isOver(found.until, now) ? found : undefined;
}

/** The preview that a link leads to, for somebody of a company. */
export function previewBehind(
  { previews }: CurrentReleases,
  secret: string,
  { companyId, now }: { companyId: number; now: Date },
): ReadPreview | undefined {
  const hash = crypto.createHash('sha256').update(secret).digest('base64url');
  return [...previews.values()].find(
    ({ until, links }) =>
      !isOver(until, now) &&
      links.some(
        (link) =>
          link.hash === hash &&
          !isOver(link.until, now) &&
          (link.company === undefined || link.company === companyId),
      ),
  );
}

/** The releases that a session sees: the served ones, and a preview's in their place. */
export function areasSeen({ registry }: CurrentReleases, preview?: ReadPreview): OwnAreas {
  const own = preview?.areas ?? [];
  const isOther = (name: string) => own.some(({ area }) => area.name === name);
  const areas = [...registry.areas.filter(({ area }) => !isOther(area.name)), ...own];
  return { ...registry, areas, preview: preview ? toldOf(preview) : null };
}

export const toldOf = ({ name, until, areas }: ReadPreview) => ({
  name,
  until,
  areas: areas.map(({ area }) => area.name),
});
