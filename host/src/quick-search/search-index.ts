import { QUICK_SEARCH_THRESHOLD, type Registry } from '@backoffice/contracts';
import type { Language } from '@backoffice/i18n';
import type { Can } from '@backoffice/ui';
import Fuse from 'fuse.js/basic';

import { entriesOf } from '../navigation/entries';

/** A page as quick search knows it; `path` is without the layout prefix. */
export interface PageResult {
  label: string;
  path: string;
  keywords: readonly string[];
}

/** The search entries of what the person may open, in the registry's order and one language. */
export const searchablePages = (registry: Registry, language: Language, can: Can): PageResult[] =>
  entriesOf(registry).flatMap(({ route }) =>
    route.search && can(route.requires)
      ? [
          {
            label: route.search.label[language],
            path: route.search.path,
            keywords: route.keywords ?? [],
          },
        ]
      : [],
  );

/** A page that is called as was typed comes before one that only has to do with it. */
const KEYS = [
  { name: 'label', weight: 3 },
  { name: 'keywords', weight: 1 },
];

/** Fuzzy over label and keywords, best first. Nothing typed finds nothing. */
export function createPageSearch(pages: readonly PageResult[]): (query: string) => PageResult[] {
  const fuse = new Fuse(pages, { keys: KEYS, threshold: QUICK_SEARCH_THRESHOLD });
  return (query) => (query.trim() === '' ? [] : fuse.search(query.trim()).map(({ item }) => item));
}
