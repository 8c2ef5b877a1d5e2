import { QUICK_SEARCH_THRESHOLD, searchKey, type Registry } from '@backoffice/contracts';
import type { Language } from '@backoffice/i18n';
import type { Can } from '@backoffice/ui';
import Fuse from 'fuse.js/basic';

import { entriesOf } from '../navigation/entries';

interface Searchable {
  label: string;
  keywords: readonly string[];
}

/** A page as quick search knows it; `path` is without the layout prefix. */
export interface PageResult extends Searchable {
  path: string;
}

/** Something that can be done on a page; `path` has a query that says so. */
export interface ActionResult extends PageResult {
  page: string;
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

/** What the person may do on the pages that they may open. */
export const searchableActions = (registry: Registry, language: Language, can: Can) =>
  entriesOf(registry).flatMap(({ route }) =>
    (can(route.requires) ? (route.actions ?? []) : [])
      .filter(({ requires }) => can(requires))
      .map(({ label, query, keywords = [] }): ActionResult => ({
        label: label[language],
        page: route.label[language],
        path: `${route.path}?${new URLSearchParams(query).toString()}`,
        keywords,
      })),
  );

/** What is called as was typed comes before what only has to do with it. */
const KEYS = [
  { name: 'label', weight: 3 },
  { name: 'keywords', weight: 1 },
];

/** Fuzzy over label and keywords, best first. Nothing typed finds nothing. */
export function createSearch<T extends Searchable>(known: readonly T[]): (query: string) => T[] {
  const folded = known.map(({ label, keywords }, place) => ({
    label: searchKey(label),
    keywords: keywords.map(searchKey),
    place,
  }));
  const fuse = new Fuse(folded, { keys: KEYS, threshold: QUICK_SEARCH_THRESHOLD });
  return (query) => {
    const asked = searchKey(query);
    return asked === '' ? [] : fuse.search(asked).flatMap(({ item }) => known[item.place] ?? []);
  };
}
