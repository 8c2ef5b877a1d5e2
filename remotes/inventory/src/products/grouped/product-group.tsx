import {
  isWholeUnit,
  productQueries,
  type StockRow,
} from '@backoffice/api-client/resources/products';
import type { ProductGroup } from '@backoffice/contracts';
import { formatDay, formatMoney, formatNumber } from '@backoffice/i18n';
import { DataTable, Icon, ICONS, QueryView, usePagedRows } from '@backoffice/ui';
import { unitDescription, unitName } from '@backoffice/ui/stock';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useId, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { SizeRun } from '../../unit-panel/size-run';
import { productsColumns } from '../products-columns';
import { useFilters, useProducts } from '../products-context';
import styles from './grouped.module.css';

interface Props {
  group: ProductGroup;
  onOpen: (unit: StockRow) => void;
}

/**
 * A product with its number of units by size and shop, and below them its units once it is opened.
 */
export function ProductGroup({ group, onOpen }: Props) {
  const { t } = useTranslation('inventory');
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const { code, units, price_from, price_to, date } = group;
  const prices = [...new Set([price_from, price_to])].map((price) => formatMoney(price));
  return (
    <li className={styles.group}>
      <div className={styles.head}>
        <button
          type="button"
          className={styles.name}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setIsOpen(!isOpen)}
        >
          <Icon path={isOpen ? ICONS.arrowUp : ICONS.arrowDown} size={0.85} />{' '}
          <bdi className="fw-semibold">{code}</bdi> <span>{unitDescription(group)}</span>
        </button>
        <p className={styles.facts}>
          <strong>{t('stock:undo.units', { count: units, number: formatNumber(units) })}</strong> ·{' '}
          <bdi>{prices.join(' – ')}</bdi> · {formatDay(date)}
        </p>
      </div>
      {group.sizes.length > 0 && (
        <SizeRun siblings={group.sizes} label={t('products.sizesOf', { code })} />
      )}
      <div id={id} className={styles.units}>
        {isOpen && <GroupUnits product={group.id} code={code} onOpen={onOpen} />}
      </div>
    </li>
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
