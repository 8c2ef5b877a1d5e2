import { linkAddress, type Href, type LinkTarget } from '@backoffice/contracts';
import { useMemo } from 'react';

import { usePermissions, type Can } from '../session/use-can';
import { usePrefix, type Prefix } from './prefix';
import { providedAreas } from './provided';

/**
 * Gives the address of a link: `href('sales.day', { day })` → `/admin/sales?day=2026-11-21`.
 * Undefined where no area has it, or the person may not open the page.
 */
export function useHref(): Href {
  const prefix = usePrefix();
  const can = usePermissions();
  return useMemo(() => hrefUnder(prefix, can), [prefix, can]);
}

const hrefUnder =
  (prefix: Prefix, can: Can): Href =>
  (name, ...[params]) => {
    const target = findLink(name, can);
    return target && `${prefix}${linkAddress(target, { ...params })}`;
  };

function findLink(name: string, can: Can): LinkTarget | undefined {
  for (const { links, routes } of providedAreas()?.areas ?? []) {
    const target = links?.[name];
    const route = target && routes.find(({ path }) => path === target.path);
    if (route && can(route.requires)) return target;
  }
  return undefined;
}
