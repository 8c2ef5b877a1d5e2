import type { FoundItem, Localized, Registry } from '@backoffice/contracts';
import { usePermissions, useTimeZone, type Can } from '@backoffice/ui';
import { useHref } from '@backoffice/ui/areas';
import { useQueries } from '@tanstack/react-query';
import { useEffect } from 'react';

import { areaSearch } from '../areas/registry/installed-areas';

/** What one area found. */
export interface AreaFinds {
  area: string;
  label: Localized;
  items: FoundItem[];
}

const searchingAreas = (registry: Registry | undefined, can: Can) =>
  (registry?.areas ?? []).flatMap(({ area: { name, search } }) =>
    search && can(search.requires) ? [{ area: name, label: search.label }] : [],
  );

/**
 * Asks every area whose search the person may use. An area that fails finds nothing: the pages of
 * quick search work without it.
 */
export function useFoundItems(registry: Registry | undefined, text: string) {
  const href = useHref();
  const timeZone = useTimeZone();
  const areas = searchingAreas(registry, usePermissions());
  const names = areas.map(({ area }) => area).join(' ');
  useEffect(() => {
    for (const area of names.split(' ').filter(Boolean)) areaSearch(area).catch(() => undefined);
  }, [names]);

  const answers = useQueries({
    queries: areas.map(({ area }) => ({
      queryKey: ['quick-search', area, text],
      queryFn: async ({ signal }: { signal: AbortSignal }) => {
        const search = await areaSearch(area);
        return search(text, { signal, href, timeZone });
      },
      enabled: text.trim() !== '',
      retry: false,
    })),
  });
  const finds = areas.map(({ area, label }, index): AreaFinds => ({
    area,
    label,
    items: (answers[index]?.data ?? []).filter(({ to }) => to !== undefined),
  }));
  return { finds, isPending: answers.some(({ isLoading }) => isLoading) };
}
