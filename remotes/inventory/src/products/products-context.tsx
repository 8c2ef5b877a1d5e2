import {
  productQueries,
  type ProductList,
  type StockRow,
} from '@backoffice/api-client/resources/products';
import { isBackwards } from '@backoffice/contracts';
import {
  useCan,
  usePagedRows,
  useSelection,
  type PagedRows,
  type Selection,
  type ShownQuery,
} from '@backoffice/ui';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { createContext, use, useMemo, useState, type ReactNode } from 'react';

import type { DoneSending } from '../transfer/sending/use-send';
import type { DoneTransfer } from '../transfer/transfer-slip';
import { useProductFilter, type ProductFilterState } from './product-filter';
import { dropGone, dropUnits, moveUnits, restoreUnits, withScanned } from './scan-list';
import { useScanToSelection } from './use-scan-to-selection';
import { useStockRows } from './use-stock-rows';

interface Products {
  /** The filter's first day is after its last one, so the server isn't asked. */
  isUnanswerable: boolean;
  /** The list shows one row per product. */
  isGrouped: boolean;
  query: ShownQuery<ProductList>;
  paged: PagedRows<StockRow>;
  /** The scanned units, then those of the list. */
  rows: readonly StockRow[];
  stock: ReturnType<typeof useStockRows>;
  selection: Selection;
  scans: ReturnType<typeof useScans>;
  /** Takes in units that changed, even where the list isn't loaded again. */
  refresh: (rows: readonly StockRow[]) => void;
  /** The transfer that was just made. */
  transferred: DoneTransfer | null;
  finishTransfer: (transfer: DoneTransfer) => void;
  undoneTransfer: (transfer: DoneTransfer) => void;
  forgetTransfer: () => void;
  /** The shipment that was just sent. */
  sent: DoneSending | null;
  finishSending: (sent: DoneSending) => void;
  forgetSent: () => void;
  /**
   * Called with units that went out of stock or came back: they are unticked and no longer scanned.
   */
  leave: (ids: readonly number[]) => void;
}

const ProductsContext = createContext<Products | null>(null);
const FiltersContext = createContext<ProductFilterState | null>(null);

/** The list, the scans and the ticks of the page around. */
export function useProducts(): Products {
  const products = use(ProductsContext);
  if (!products) throw new Error('useProducts needs a ProductsProvider');
  return products;
}

/** The filter, in a context of its own, so that a tick doesn't change it. */
export function useFilters(): ProductFilterState {
  const filters = use(FiltersContext);
  if (!filters) throw new Error('useFilters needs a ProductsProvider');
  return filters;
}

export function ProductsProvider({ children }: { children: ReactNode }) {
  const filters = useProductFilter();
  return (
    <FiltersContext value={filters}>
      <ListProvider>{children}</ListProvider>
    </FiltersContext>
  );
}

function ListProvider({ children }: { children: ReactNode }) {
  const list = useList(useFilters());
  const selection = useSelection();
  const scans = useScans(selection);
  const rows = useMemo(() => withScanned(scans.list, list.listed ?? []), [scans.list, list.listed]);
  const stock = useStockRows(rows);
  const transfers = { ...useTransfers(selection, scans), ...useSent(selection, scans) };
  const leave = (ids: readonly number[]) => {
    selection.set([...ids], false);
    scans.lose([...ids]);
  };
  const refresh = (changed: readonly StockRow[]) => {
    scans.restore(changed);
    stock.remember(changed);
  };
  const products = { ...list, rows, stock, selection, scans, leave, refresh };
  return <ProductsContext value={{ ...products, ...transfers }}>{children}</ProductsContext>;
}

function useList({ filter, url }: ProductFilterState) {
  const isUnanswerable = isBackwards({ from: filter.start_date, to: filter.end_date });
  const isGrouped = useCan('operations.view') && url.group !== '';
  const query = useInfiniteQuery({
    ...productQueries.list(filter),
    placeholderData: keepPreviousData,
    enabled: !isUnanswerable && !isGrouped,
  });
  // The data of the query before would be shown for a filter that it doesn't match.
  const listed = isUnanswerable || isGrouped ? undefined : query.data?.rows;
  return { isUnanswerable, isGrouped, query, paged: usePagedRows(query), listed };
}

function useTransfers(selection: Selection, scans: ReturnType<typeof useScans>) {
  const [transferred, setTransferred] = useState<DoneTransfer | null>(null);
  const finishTransfer = (transfer: DoneTransfer) => {
    scans.move(selection.ids, transfer.to);
    selection.clear();
    setTransferred(transfer);
  };
  const undoneTransfer = (transfer: DoneTransfer) => {
    scans.restore(transfer.rows);
    setTransferred((last) => (last === transfer ? null : last));
  };
  const forgetTransfer = () => setTransferred(null);
  return { transferred, finishTransfer, undoneTransfer, forgetTransfer };
}

function useSent(selection: Selection, scans: ReturnType<typeof useScans>) {
  const [sent, setSent] = useState<DoneSending | null>(null);
  const finishSending = (done: DoneSending) => {
    scans.lose([...selection.ids]);
    selection.clear();
    setSent(done);
  };
  return { sent, finishSending, forgetSent: () => setSent(null) };
}

function useScans(selection: Selection) {
  const [list, setList] = useScanToSelection(selection);
  return {
    list,
    dismissGone: (id: number) => setList((before) => dropGone(before, id)),
    /** Removes units that turned out not to be in stock from the scanned ones. */
    lose: (ids: number[]) => setList((before) => dropUnits(before, ids)),
    /** Puts scanned units back as they were. */
    restore: (rows: readonly StockRow[]) => setList((before) => restoreUnits(before, rows)),
    move: (ids: Iterable<number>, to: string) => setList((before) => moveUnits(before, ids, to)),
  };
}
