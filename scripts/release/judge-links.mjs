/**
 * Links between areas: who offers one must lead to a page of its own, and may not take away what
 * others use.
 *
 * @import { AreaRelease } from './read-release.mjs'
 * @import { Refusal } from './gate.mjs'
 * @typedef {AreaRelease['area']} Area
 */

/**
 * @param {AreaRelease} release
 * @param {{ before?: Area, others: Area[], host: { version: string, usesLinks: string[] } }} deployed
 *   before: the release that it replaces
 * @returns {Refusal[]}
 */
export function judgeLinks({ area, version }, { before, others, host }) {
  const users = [
    { name: 'the host', usesLinks: host.usesLinks },
    ...others.map(({ name, usesLinks = [] }) => ({ name, usesLinks })),
  ];
  return [
    ...judgeTargets(area),
    ...judgeOwners(area, others),
    ...judgeLost(area, version, before, users),
  ];
}

function judgeTargets({ links = {}, routes }) {
  return Object.entries(links)
    .filter(([, { path }]) => !routes.some((route) => route.path === path))
    .map(([link, { path }]) => ({
      reason: `The link ${link} leads to ${path}, which is no route of this area`,
      remedy: 'Let it lead to a path among the routes of area.json.',
    }));
}

function judgeOwners({ links = {} }, others) {
  return others.flatMap((other) =>
    Object.keys(links)
      .filter((link) => other.links?.[link])
      .map((link) => ({
        reason: `The link ${link} belongs to ${other.name}`,
        remedy: 'Give it another name.',
      })),
  );
}

function judgeLost({ name, links = {} }, version, before, users) {
  return Object.entries(before?.links ?? {}).flatMap(([link, had]) => {
    const by = users.filter(({ usesLinks }) => usesLinks.includes(link)).map((user) => user.name);
    if (by.length === 0) return [];
    const lost = lostOf(link, had, links[link]);
    return lost.map((what) => ({
      reason: `${by.join(' and ')} ${by.length > 1 ? 'use' : 'uses'} ${what}, which ${name} ${version} no longer has`,
      remedy: 'Keep it in area.json until nobody uses it.',
    }));
  });
}

function lostOf(link, had, has) {
  if (!has) return [`the link ${link}`];
  return Object.keys(had.query ?? {})
    .filter((param) => !has.query?.[param])
    .map((param) => `the parameter ${param} of the link ${link}`);
}
