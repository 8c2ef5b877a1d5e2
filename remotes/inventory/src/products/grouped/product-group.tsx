import {
  isWholeUnit,
  productQueries,
  type StockRow,
} from '@backoffice/api-client/resources/products';
import type { ProductGroup } from '@backoffice/contracts';
import { formatDay, formatMoney, formatNumber, NO_VALUE } from '@backoffice/i18n';
import { DataTable, Icon, ICONS, QueryView, usePagedRows } from '@backoffice/ui';
import { unitDescription, unitName } from '@backoffice/ui/stock';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useId, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { siblingsGrid } from '../../unit-panel/siblings-grid';
import { SizeRun } from '../../unit-panel/size-run';
import { productsColumns } from '../products-columns';
import { useFilters, useProducts } from '../products-context';
import styles from './grouped.module.css';

interface Props {
  group: ProductGroup;
  /** The shop whose numbers stand first; undefined to add up all shops. */
  own: string | undefined;
  /** Sizes that have a column each in all rows, whether the product has them or not. */
  columns: readonly (string | null)[] | undefined;
  onOpen: (unit: StockRow) => void;
}

/** A product with its number of units by size; once it is opened, its shops and units as well. */
export function ProductGroup({ group, own, columns, onOpen }: Props) {
  const { t } = useTranslation('inventory');
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const { code } = group;
  return (
    <li className={styles.group}>
      <button
        type="button"
        className={styles.head}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
      >
        <Icon path={ICONS.next} size={0.85} />
        <span className={styles.name}>
          <bdi className="fw-semibold">{code}</bdi>
          <span className={styles.meta}>
            {unitDescription(group)} · {formatDay(group.date, { day: 'numeric', month: 'short' })}
          </span>
        </span>
        <Sizes sizes={group.sizes} {...{ own, columns }} />
        <Worth {...group} />
      </button>
      <div id={id} className={styles.units}>
        {isOpen && (
          <>
            {group.sizes.length > 0 && (
              <SizeRun siblings={group.sizes} label={t('products.sizesOf', { code })} />
            )}
            <GroupUnits product={group.id} code={code} onOpen={onOpen} />
          </>
        )}
      </div>
    </li>
  );
}

/** How many there are of each size: here, and below in other shops. */
function Sizes({
  sizes,
  own,
  columns,
}: Pick<ProductGroup, 'sizes'> & Pick<Props, 'own' | 'columns'>) {
  const grid = siblingsGrid(sizes, own);
  const bySize = new Map(grid.rows.map((row) => [row.size, row]));
  return (
    <span className={styles.sizes}>
      {(columns ?? [...bySize.keys()]).map((size) => {
        const { counts = [], total = 0 } = bySize.get(size) ?? {};
        const here = own === undefined ? total : (counts[0] ?? 0);
        return (
          <span key={size} className={styles.size} data-none={here === 0 || undefined}>
            <bdi>{size ?? NO_VALUE}</bdi>
            <span>{formatNumber(here)}</span>
            {total > here && <small>+{formatNumber(total - here)}</small>}
          </span>
        );
      })}
    </span>
  );
}

function Worth({ units, price_from, price_to }: ProductGroup) {
  const { t } = useTranslation('inventory');
  const prices = [...new Set([price_from, price_to])].map((price) => formatMoney(price));
  return (
    <span className={styles.worth}>
      <strong>{t('stock:undo.units', { count: units, number: formatNumber(units) })}</strong>
      <bdi className={styles.meta}>{prices.join(' – ')}</bdi>
    </span>
  );
}

/** Columns that are left out, because the product's row shows what all its units share. */
const COMMON = ['brand', 'type', 'color'];

interface UnitsProps {
  product: number;
  code: string;
  onOpen: (unit: StockRow) => void;
}

function GroupUnits({ product, code, onOpen }: UnitsProps) {
  const { t } = useTranslation('inventory');
  const { selection, stock } = useProducts();
  const { sort: _, dir: __, ...filter } = useFilters().filter;
  const query = useInfiniteQuery(productQueries.list({ ...filter, product }));
  const { rows, loadMore, isLoadingMore } = usePagedRows(query);
  const { remember } = stock;
  useEffect(() => remember(rows), [remember, rows]);
  const columns = useMemo(
    () =>
      productsColumns(t)
        .filter(({ id }) => !COMMON.includes(id))
        .map((column) => ({ ...column, sortable: false })),
    [t],
  );
  return (
    <QueryView query={query} failure="productsLoadFailed">
      {() => (
        <DataTable
          caption={t('products.unitsOf', { code })}
          columns={columns}
          rows={rows}
          rowKey={(row) => row.id}
          filter={filter}
          rowLabel={unitName}
          selection={selection}
          isWhole={isWholeUnit}
          onRowActivate={onOpen}
          onEndReached={loadMore}
          isLoadingMore={isLoadingMore}
        />
      )}
    </QueryView>
  );
}
