import { productQueries, type StockUnit } from '@backoffice/api-client/resources/products';
import { useQuery, useInfiniteQuery } from '@tanstack/react-query';

const MAX_PRODUCTS = 5;
/** Shorter texts match half the stock. */
const MIN_CODE_LENGTH = 2;
const BARCODE = /^\d{12}$/;

const includes = (code: string, text: string) => code.toLowerCase().includes(text.toLowerCase());

export interface ProductResults {
  units: StockUnit[];
  isPending: boolean;
}

/**
 * Units by barcode (exact, sold ones too) or, for any other text, the first few by code. A lookup
 * that fails finds nothing: the pages of quick search work without it.
 */
export function useProductResults(query: string): ProductResults {
  const text = query.trim();
  const isBarcode = BARCODE.test(text);
  const isCode = !isBarcode && text.length >= MIN_CODE_LENGTH;
  const byBarcode = useQuery({
    ...productQueries.byBarcode(text),
    enabled: isBarcode,
    retry: false,
  });
  const byCode = useInfiniteQuery({
    ...productQueries.list({ code: text }, MAX_PRODUCTS),
    enabled: isCode,
    retry: false,
  });
  if (isBarcode) {
    return { units: byBarcode.data ? [byBarcode.data] : [], isPending: byBarcode.isPending };
  }
  if (!isCode) return { units: [], isPending: false };
  // A server that does not know the filter answers everything.
  const matches = byCode.data?.rows.filter(({ code }) => includes(code, text)) ?? [];
  const rows = matches.slice(0, MAX_PRODUCTS);
  return { units: rows.map((row) => ({ ...row, sold: null })), isPending: byCode.isPending };
}
