import { currentLanguage } from '@backoffice/i18n';
import { usePermissions } from '@backoffice/ui';
import { usePrefix } from '@backoffice/ui/areas';
import { useMemo, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';

import { useRegistry } from '../areas/registry/registry-store';
import type { Floating } from '../commands/floating';
import { createSearch, searchablePages } from './search-index';
import { useActions, type QuickAction } from './use-actions';
import { useFoundItems } from './use-found-items';
import { mostVisited } from './visits';

export interface SearchResult {
  key: string;
  /** The heading that it stands under. */
  group: string;
  label: string;
  detail?: string;
  /** Keys that do the same. */
  keys?: readonly string[];
  act: () => void;
}

/** Milliseconds of rest before the areas are asked. */
const TYPING_PAUSE = 200;

/**
 * Pages and what can be done, then what the areas find; before anything is typed the most used
 * pages.
 */
export function useResults(
  text: string,
  onOpen: (what: Floating) => void,
): { results: SearchResult[]; isPending: boolean } {
  const state = useRegistry();
  const registry = state.status === 'ready' ? state.registry : undefined;
  const asked = useDebounced(text, TYPING_PAUSE);
  const { finds, isPending } = useFoundItems(registry, asked);
  const known = useKnown(text, useActions(registry, onOpen));
  const navigate = useNavigate();

  const found = finds.flatMap(({ area, label: group, items }) =>
    items.map(({ key, label, detail, to = '' }): SearchResult => ({
      key: `${area} ${key}`,
      group: group[currentLanguage()],
      label,
      detail,
      act: () => void navigate(to),
    })),
  );
  const isCurrent = asked === text;
  return { results: isCurrent ? [...known, ...found] : known, isPending: isPending || !isCurrent };
}

type Known = QuickAction & { key: string; isAction: boolean };

/** Pages and actions that match; those come first of which one matches best. */
function useKnown(text: string, actions: readonly QuickAction[]): SearchResult[] {
  const { t } = useTranslation('shell');
  const { t: ofCommands } = useTranslation('commands');
  const pages = usePages();
  const isEmpty = text.trim() === '';
  if (isEmpty) {
    return mostVisited(pages).map((page) => ({ ...page, group: t('quickSearch.mostUsed') }));
  }
  const known = [
    ...pages.map((page): Known => ({ ...page, isAction: false })),
    ...actions.map((one): Known => ({ ...one, key: `action ${one.label}`, isAction: true })),
  ];
  const matching = createSearch(known)(text);
  const first = matching[0]?.isAction ?? false;
  return [first, !first].flatMap((isAction) =>
    matching
      .filter((one) => one.isAction === isAction)
      .map((one) => ({ ...one, group: isAction ? ofCommands('actions') : t('quickSearch.pages') })),
  );
}

/** The pages that the person may open. */
function usePages() {
  const prefix = usePrefix();
  const navigate = useNavigate();
  const state = useRegistry();
  const registry = state.status === 'ready' ? state.registry : undefined;
  const language = currentLanguage();
  const can = usePermissions();
  const pages = useMemo(
    () => (registry ? searchablePages(registry, language, can) : []),
    [registry, language, can],
  );
  return pages.map((page) => ({
    ...page,
    key: `page ${page.path}`,
    act: () => void navigate(`${prefix}${page.path}`),
  }));
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
