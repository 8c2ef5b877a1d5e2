import { createIdempotencyKey } from '@backoffice/api-client';
import type { CurrentSession } from '@backoffice/api-client/resources/session';
import {
  Card,
  DataTable,
  EmptyState,
  FilterBar,
  FilterText,
  ICONS,
  onDemand,
  QueryView,
  useLoadFailure,
  useUrlState,
} from '@backoffice/ui';
import { ScanStatus } from '@backoffice/ui/scanner';
import { useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';

import { counterRows } from './counter-rows';
import { LeftBaskets } from './left-baskets';
import { SellBar } from './sell-bar';
import { sellingColumns } from './counter-columns';
import styles from './counter.module.css';
import { AlreadySoldUnits } from './already-sold-units';
import { unitLabel } from '../basket/unit-label';
import { useBasketSelection } from './use-basket-selection';
import { useFocusAfter } from './use-focus-after';
import { useEnterToSell } from './use-enter-to-sell';
import { useFoundUnits, useJustSold } from './use-found-units';
import { useHandedUnit } from './use-handed-unit';
import { useSaleDraft } from '../basket/use-sale-draft';
import { useScanToBasket } from './use-scan-to-basket';
import { useSell } from './use-sell';

const SaleDialog = onDemand(async () => (await import('../sale-dialog/sale-dialog')).SaleDialog);

/** What lies on the counter: found by code, brand or scan, ticked, sold. */
export function Counter({ owner }: { owner: CurrentSession }) {
  const { t } = useTranslation('sales');
  const [filter, setFilter] = useUrlState({ code: '', brand: '' });
  const [draft, dispatch] = useSaleDraft(owner);
  const sellButton = useRef<HTMLButtonElement>(null);
  const { query, rows: found, isFiltered, loadMore } = useFoundUnits(filter);
  // Also while scanned units keep the table full.
  useLoadFailure(query, 'sellProductsFailed');
  const justSold = useJustSold(query.dataUpdatedAt);
  const scans = useScanToBasket({
    draft,
    dispatch,
    // The next Enter opens the sale.
    onFound: () => sellButton.current?.focus(),
  });
  useHandedUnit(scans.take);
  const sale = useSell({ owner, draft, dispatch, onSold: justSold.remember });
  const columns = useMemo(() => sellingColumns(t), [t]);

  const { isSold } = justSold;
  const rows = useMemo(() => counterRows(draft, found, isSold), [draft, found, isSold]);
  const selection = useBasketSelection(draft, dispatch, rows);
  const open = () => dispatch({ type: 'opened' });
  const clear = () => {
    dispatch({ type: 'cleared', key: createIdempotencyKey() });
    scans.dismiss();
    sellButton.current?.focus();
  };
  const hasUnits = draft.lines.length > 0 || draft.scanned.length > 0;
  useFocusAfter(draft.open, sellButton);
  useEnterToSell(scans.isLookingUp, draft.open, open);

  const table = (
    <DataTable
      caption={t('selling.units')}
      columns={columns}
      rows={rows}
      rowKey={(unit) => unit.id}
      rowLabel={unitLabel}
      selection={selection}
      onRowActivate={(unit) => selection.toggle(unit.id)}
      onEndReached={loadMore}
      isLoadingMore={query.isFetchingNextPage}
      empty={
        <EmptyState
          icon={ICONS.scan}
          title={isFiltered ? t('selling.noMatchTitle') : t('selling.noFilterTitle')}
          text={isFiltered ? t('selling.noMatchText') : t('selling.noFilterText')}
        />
      }
    />
  );

  return (
    <Card>
      <div className={styles.counter}>
        <FilterBar label={t('selling.filter')}>
          <FilterText
            label={t('selling.code')}
            value={filter.code}
            onChange={(code) => setFilter({ code })}
          />
          <FilterText
            label={t('selling.brand')}
            value={filter.brand}
            onChange={(brand) => setFilter({ brand })}
          />
        </FilterBar>
        <LeftBaskets
          baskets={draft.left}
          onBringBack={(basket) => dispatch({ type: 'broughtBack', basket })}
          onDrop={(basket) => dispatch({ type: 'dropped', basket })}
        />
        <ScanStatus />
        <AlreadySoldUnits units={scans.alreadySold} onDismiss={scans.dismiss} />
        {isFiltered && rows.length === 0 ? (
          <QueryView query={query} failure="sellProductsFailed">
            {() => table}
          </QueryView>
        ) : (
          table
        )}
        <SellBar
          lines={draft.lines}
          button={sellButton}
          onClear={hasUnits ? clear : undefined}
          onSell={open}
        />
      </div>
      {draft.open && (
        <SaleDialog
          draft={draft}
          dispatch={dispatch}
          isSelling={sale.isSelling}
          isUnanswered={sale.isUnanswered}
          onSell={() => void sale.sell()}
          onClose={() => dispatch({ type: 'closed' })}
        />
      )}
    </Card>
  );
}
