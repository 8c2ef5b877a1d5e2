import { currentLanguage } from '@backoffice/i18n';
import { usePermissions } from '@backoffice/ui';
import { usePrefix } from '@backoffice/ui/areas';
import { useMemo, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { useRegistry } from '../areas/registry/registry-store';
import { createPageSearch, searchablePages } from './search-index';
import { useFoundItems } from './use-found-items';
import { mostVisited } from './visits';

export interface SearchResult {
  key: string;
  /** The heading that it stands under. */
  group: string;
  label: string;
  detail?: string;
  to: string;
}

/** Milliseconds of rest before the areas are asked. */
const TYPING_PAUSE = 200;

/** Pages first, then what the areas find; before anything is typed the most used pages. */
export function useResults(text: string): { results: SearchResult[]; isPending: boolean } {
  const { t } = useTranslation('shell');
  const prefix = usePrefix();
  const state = useRegistry();
  const registry = state.status === 'ready' ? state.registry : undefined;
  const language = currentLanguage();
  const can = usePermissions();
  const known = useMemo(
    () => (registry ? searchablePages(registry, language, can) : []),
    [registry, language, can],
  );
  const searchPages = useMemo(() => createPageSearch(known), [known]);
  const asked = useDebounced(text, TYPING_PAUSE);
  const { finds, isPending } = useFoundItems(registry, asked);

  const isEmpty = text.trim() === '';
  const listed = isEmpty ? mostVisited(known) : searchPages(text);
  const pages = listed.map(({ label, path }): SearchResult => ({
    key: `page ${path}`,
    group: t(isEmpty ? 'quickSearch.mostUsed' : 'quickSearch.pages'),
    label,
    to: `${prefix}${path}`,
  }));
  const found = finds.flatMap(({ area, label: group, items }) =>
    items.map(({ key, label, detail, to = '' }): SearchResult => ({
      key: `${area} ${key}`,
      group: group[language],
      label,
      detail,
      to,
    })),
  );
  const isCurrent = asked === text;
  return { results: isCurrent ? [...pages, ...found] : pages, isPending: isPending || !isCurrent };
}

/** The value once it has stood still for `delay` milliseconds. */
function useDebounced<T>(value: T, delay: number): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), delay);
    return () => clearTimeout(timer);
  }, [value, delay]);
  return settled;
}
