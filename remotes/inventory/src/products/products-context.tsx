import {
  productQueries,
  type ProductList,
  type StockRow,
} from '@backoffice/api-client/resources/products';
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
import { isBackwards, useProductFilter, type ProductFilterState } from './product-filter';
import { dropGone, dropUnits, moveUnits, restoreUnits, withScanned } from './scan-list';
import { useScanToSelection } from './use-scan-to-selection';
import { useStockRows } from './use-stock-rows';

interface Products {
  /** From a day to an earlier one: nothing is asked for. */
  isUnanswerable: boolean;
  /** One row a product. */
  isGrouped: boolean;
  query: ShownQuery<ProductList>;
  paged: PagedRows<StockRow>;
  /** The scanned units, then those of the list. */
  rows: readonly StockRow[];
  stock: ReturnType<typeof useStockRows>;
  selection: Selection;
  scans: ReturnType<typeof useScans>;
  /** Units are otherwise than they were listed, also where the list is not asked anew. */
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
  /** These units went out of stock, or came back: they are neither ticked nor scanned any more. */
  leave: (ids: readonly number[]) => void;
}

const ProductsContext = createContext<Products | null>(null);
const FiltersContext = createContext<ProductFilterState | null>(null);

/** What is listed, scanned and ticked on the page around. */
export function useProducts(): Products {
  const products = use(ProductsContext);
  if (!products) throw new Error('useProducts needs a ProductsProvider');
  return products;
}

/** What is asked for; a tick leaves it as it is. */
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
  const isUnanswerable = isBackwards(filter);
  const isGrouped = useCan('operations.view') && url.group !== '';
  const query = useInfiniteQuery({
    ...productQueries.list(filter),
    placeholderData: keepPreviousData,
    enabled: !isUnanswerable && !isGrouped,
  });
  // What was found before would stand there for what is asked now.
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
    /** Ticked units that turned out not to be in stock. */
    lose: (ids: number[]) => setList((before) => dropUnits(before, ids)),
    /** They are as they were. */
    restore: (rows: readonly StockRow[]) => setList((before) => restoreUnits(before, rows)),
    move: (ids: Iterable<number>, to: string) => setList((before) => moveUnits(before, ids, to)),
  };
}
