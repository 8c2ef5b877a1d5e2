import { currentLanguage, formatMoney } from '@backoffice/i18n';
import type { StockUnit } from '@backoffice/api-client/resources/products';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

import { useRegistry } from '../areas/registry-store';
import { createPageSearch, searchablePages } from './search-index';
import { useDebounced } from './use-debounced';
import { useProductResults } from './use-product-results';

export interface SearchResult {
  key: string;
  group: 'pages' | 'products';
  label: string;
  detail?: string;
  /** Without the layout prefix. */
  path: string;
}

/** Milliseconds of rest before the server is asked. */
const TYPING_PAUSE = 200;

/** Pages first (§2), then units with that barcode or code. */
export function useResults(query: string): { results: SearchResult[]; isPending: boolean } {
  const { t } = useTranslation('shell');
  const registry = useRegistry();
  const language = currentLanguage();
  const searchPages = useMemo(
    () =>
      createPageSearch(
        registry.status === 'ready' ? searchablePages(registry.registry, language) : [],
      ),
    [registry, language],
  );
  const asked = useDebounced(query, TYPING_PAUSE);
  const { units, isPending } = useProductResults(asked);

  const pages = searchPages(query).map(({ label, path }): SearchResult => ({
    key: `page ${path}`,
    group: 'pages',
    label,
    path,
  }));
  const products =
    asked === query ? units.map((unit) => productResult(unit, t('quickSearch.sold'))) : [];
  return { results: [...pages, ...products], isPending: isPending || asked !== query };
}

function productResult(unit: StockUnit, soldText: string): SearchResult {
  const what = [unit.brand, unit.name ?? unit.specific_type, unit.color, unit.number];
  const where = unit.sold ? soldText : unit.location;
  return {
    key: `unit ${unit.id}`,
    group: 'products',
    label: `${unit.code} · ${what.filter(Boolean).join(' ')}`,
    detail: [where, formatMoney(unit.price)].filter(Boolean).join(' · '),
    path: productPath(unit),
  };
}

/** The list of products, narrowed to this one and to the day it was received. */
const productPath = ({ code, date }: StockUnit): string =>
  `/products?${new URLSearchParams({ code, start: date, end: date }).toString()}`;
