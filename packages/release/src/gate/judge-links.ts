import type { Area, LinkTarget } from '@backoffice/contracts';

import type { AreaRelease } from '../read/read-release';
import type { Refusal } from '../refusal';
import type { Deployed } from './deployed';

interface User {
  name: string;
  usesLinks: string[];
}

/**
 * Judges links between areas: an area's link must lead to one of its own pages, and a release may
 * not take away a link that others use.
 */
export function judgeLinks(
  { area, version }: AreaRelease,
  { before, areas, host }: Deployed & { host: NonNullable<Deployed['host']> },
): Refusal[] {
  const users = [
    { name: 'the host', usesLinks: host.usesLinks },
    { name: area.name, usesLinks: area.usesLinks ?? [] },
    ...areas.map(({ name, usesLinks = [] }) => ({ name, usesLinks })),
  ];
  return [
    ...judgeTargets(area),
    ...judgeOwners(area, areas),
    ...judgeLost({ area, version, before, areas }, users),
  ];
}

const linksOf = (area: Area | undefined) => Object.entries(area?.links ?? {});

function judgeTargets(area: Area): Refusal[] {
  return linksOf(area)
    .filter(([, { path }]) => !area.routes.some((route) => route.path === path))
    .map(([link, { path }]) => ({
      reason: `The link ${link} leads to ${path}, which is no route of this area`,
      remedy: 'Let it lead to a path among the routes of area.json.',
    }));
}

function judgeOwners(area: Area, others: Area[]): Refusal[] {
  return others.flatMap((other) =>
    linksOf(area)
      .filter(([link]) => linkOf(other, link))
      .map(([link]) => ({
        reason: `The link ${link} belongs to ${other.name}`,
        remedy: 'Give it another name.',
      })),
  );
}

const linkOf = ({ links }: Area, link: string) => links?.[link];

interface Change extends Pick<Deployed, 'before' | 'areas'> {
  area: Area;
  version: string;
}

/** A link may have moved to another area, when both are released together. */
function judgeLost({ area, version, before, areas }: Change, users: User[]): Refusal[] {
  const has = (link: string) => [area, ...areas].map((one) => linkOf(one, link)).find(Boolean);
  return linksOf(before).flatMap(([link, had]) => {
    const by = users.filter(({ usesLinks }) => usesLinks.includes(link)).map((user) => user.name);
    if (by.length === 0) return [];
    const lost = lostOf(link, had, has(link));
    return lost.map((what) => ({
      reason: `${by.join(' and ')} ${by.length > 1 ? 'use' : 'uses'} ${what}, which ${area.name} ${version} no longer has`,
      remedy:
        'Keep it in area.json until nobody uses it, or release it together with the area that has it now.',
    }));
  });
}

function lostOf(link: string, had: LinkTarget, has: LinkTarget | undefined): string[] {
  if (!has) return [`the link ${link}`];
  return Object.keys(had.query ?? {})
    .filter((param) => !has.query?.[param])
    .map((param) => `the parameter ${param} of the link ${link}`);
}
