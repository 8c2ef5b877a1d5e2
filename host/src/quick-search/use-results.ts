import { currentLanguage, formatMoney } from '@backoffice/i18n';
import type { StockUnit } from '@backoffice/api-client/resources/products';
import { dayIn } from '@backoffice/contracts';
import { useTimeZone } from '@backoffice/ui';
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
export function useResults(text: string): { results: SearchResult[]; isPending: boolean } {
  const { t } = useTranslation('shell');
  const registry = useRegistry();
  const language = currentLanguage();
  const timeZone = useTimeZone();
  const searchPages = useMemo(
    () =>
      createPageSearch(
        registry.status === 'ready' ? searchablePages(registry.registry, language) : [],
      ),
    [registry, language],
  );
  const asked = useDebounced(text, TYPING_PAUSE);
  const { units, isPending } = useProductResults(asked);

  const pages = searchPages(text).map(({ label, path }): SearchResult => ({
    key: `page ${path}`,
    group: 'pages',
    label,
    path,
  }));
  const products =
    asked === text ? units.map((unit) => unitResult(unit, t('quickSearch.sold'), timeZone)) : [];
  return { results: [...pages, ...products], isPending: isPending || asked !== text };
}

function unitResult(unit: StockUnit, soldText: string, timeZone: string | undefined): SearchResult {
  const what = [unit.brand, unit.name ?? unit.specific_type, unit.color, unit.number];
  const where = unit.sold ? soldText : unit.location;
  return {
    key: `unit ${unit.id}`,
    group: 'products',
    label: `${unit.code} · ${what.filter(Boolean).join(' ')}`,
    detail: [where, formatMoney(unit.price)].filter(Boolean).join(' · '),
    path: unitPath(unit, timeZone),
  };
}

/** Where a unit stands: among the products with its code, or in the sales of the day it was sold. */
function unitPath({ code, sold }: StockUnit, timeZone: string | undefined): string {
  if (sold) return `/sales?${query({ day: dayIn(timeZone, new Date(sold.at)) })}`;
  return `/products?${query({ code, all: '1' })}`;
}

const query = (params: Record<string, string>) => new URLSearchParams(params).toString();
