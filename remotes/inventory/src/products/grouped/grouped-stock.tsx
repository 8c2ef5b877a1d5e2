import { productGroupQueries } from '@backoffice/api-client/resources/product-groups';
import type { StockRow } from '@backoffice/api-client/resources/products';
import type { ProductGroup as ProductGroupRow } from '@backoffice/contracts';
import { formatNumber } from '@backoffice/i18n';
import {
  Card,
  EmptyState,
  ListCount,
  QueryView,
  Spinner,
  useOwnLocation,
  usePagedRows,
} from '@backoffice/ui';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

import { toGroupFilter } from '../product-filter';
import { ProductsActions } from '../products-actions';
import { useFilters, useProducts } from '../products-context';
import { UnitRows } from '../products-table';
import styles from './grouped.module.css';
import { ProductGroup } from './product-group';
import { sizeColumns } from './size-columns';

interface Props {
  onOpen: (unit: StockRow) => void;
  /** Never given: `onDemand` takes a component with an `onClose` for a dialog, and this is none. */
  onClose?: never;
}

function useGroups() {
  const { url, today } = useFilters();
  const { isUnanswerable } = useProducts();
  const filter = toGroupFilter(url, today);
  const query = useInfiniteQuery({
    ...productGroupQueries.list(filter),
    placeholderData: keepPreviousData,
    enabled: !isUnanswerable,
  });
  return { filter, query };
}

/** The stock with one row for each product, which opens to show the product's units. */
export function GroupedStock({ onOpen }: Props) {
  const { t } = useTranslation('inventory');
  const { rows: scanned } = useProducts();
  const { filter, query } = useGroups();
  const { rows, total, capped, hasMore, isLoadingMore, loadMore } = usePagedRows(query);
  const units = rows.reduce((sum, group) => sum + group.units, 0);
  const number = `${formatNumber(total)}${capped ? '+' : ''}`;
  const count = t('products.count', { count: total, number });
  const name = t('products.title');
  const title = <ListCount {...{ query, name }}>{count}</ListCount>;
  const head = (
    <ProductsActions title={title} total={units} capped={hasMore} exported={['groups', filter]} />
  );
  return (
    <Card label={query.data ? count : name} head={head}>
      {scanned.length > 0 && <UnitRows onOpen={onOpen} />}
      <QueryView query={query} failure="productsLoadFailed">
        {() =>
          rows.length === 0 ? (
            <EmptyState title={t('products.empty')} text={t('products.emptyHint')} />
          ) : (
            <Groups groups={rows} isBusy={query.isFetching} onOpen={onOpen} />
          )
        }
      </QueryView>
      {loadMore && <MoreButton isLoading={isLoadingMore} onClick={loadMore} />}
    </Card>
  );
}

interface GroupsProps extends Pick<Props, 'onOpen'> {
  groups: readonly ProductGroupRow[];
  isBusy: boolean;
}

function Groups({ groups, isBusy, onOpen }: GroupsProps) {
  const { t } = useTranslation('inventory');
  const { url } = useFilters();
  const shop = useOwnLocation();
  // A filter by shop leaves the others out, the own as well.
  const own = url.location === '' ? shop : undefined;
  const columns = useMemo(() => sizeColumns(groups), [groups]);
  return (
    <>
      {own !== undefined && <p className={styles.note}>{t('products.sizesHere', { shop: own })}</p>}
      <ul className={styles.groups} aria-busy={isBusy}>
        {groups.map((group) => (
          <ProductGroup
            key={group.id}
            {...{ group, own, onOpen }}
            columns={columns.get(group.type)}
          />
        ))}
      </ul>
    </>
  );
}

function MoreButton({ isLoading, onClick }: { isLoading: boolean; onClick: () => void }) {
  const { t } = useTranslation('inventory');
  return (
    <button
      type="button"
      className={`btn btn-outline-secondary ${styles.more}`}
      disabled={isLoading}
      onClick={onClick}
    >
      {isLoading && <Spinner small />} {t('products.more')}
    </button>
  );
}
