import { createIdempotencyKey } from '@backoffice/api-client';
import type { CurrentSession } from '@backoffice/api-client/resources/session';
import { Card, onDemand, useLoadFailure, useUrlState } from '@backoffice/ui';
import { ScanStatus } from '@backoffice/ui/scanner';
import { useMemo, useRef, type Dispatch } from 'react';

import { isClear, type SaleAction, type SaleDraft } from '../basket/sale-draft';
import { useSaleDraft } from '../basket/use-sale-draft';
import { SellBar } from './booking/sell-bar';
import { useSell } from './booking/use-sell';
import styles from './counter.module.css';
import { CounterFilter } from './table/counter-filter';
import { counterRows } from './table/counter-rows';
import { CounterTable } from './table/counter-table';
import { useCounterKeys } from './use-counter-keys';
import { useFoundUnits, useJustSold } from './use-found-units';
import { useScanToBasket } from './use-scan-to-basket';
import { useSoldElsewhere } from './use-sold-elsewhere';

const SaleDialog = onDemand(async () => (await import('./late-parts')).SaleDialog);

const JustBooked = onDemand(async () => (await import('./late-parts')).JustBooked);
const LeftBaskets = onDemand(async () => (await import('./late-parts')).LeftBaskets);
const RefusedUnits = onDemand(async () => (await import('./late-parts')).RefusedUnits);
const ReturnLines = onDemand(async () => (await import('./late-parts')).ReturnLines);
/** Nothing to do when a part can't be loaded: a message says so, and the basket is kept. */
const stay = () => undefined;

export function Counter({ owner }: { owner: CurrentSession }) {
  const [filter, setFilter] = useUrlState({ code: '', brand: '' });
  const [draft, dispatch] = useSaleDraft(owner);
  const sellButton = useRef<HTMLButtonElement>(null);
  const found = useFoundUnits(filter);
  // Shown here too, because scanned units may fill the table, which then shows no failure.
  useLoadFailure(found.query, 'sellProductsFailed');
  const { isSold, remember } = useJustSold(found.query.dataUpdatedAt);
  // The button gets the focus, so that the next Enter opens the sale.
  const focusSell = () => sellButton.current?.focus();
  const scans = useScanToBasket({ draft, dispatch, onFound: focusSell });
  const { approval, slip, last, ...sale } = useSell({ owner, draft, dispatch, onSold: remember });
  useSoldElsewhere({ draft, dispatch, refuse: scans.refuse });
  const rows = useMemo(() => counterRows(draft, found.rows, isSold), [draft, found.rows, isSold]);
  const open = () => dispatch({ type: 'opened' });
  const close = () => dispatch({ type: 'closed' });
  const clear = () => {
    dispatch({ type: 'cleared', key: createIdempotencyKey() });
    scans.dismiss();
    focusSell();
  };
  useCounterKeys({ ...scans, isOpen: draft.open, open, button: sellButton });

  return (
    <Card>
      <div className={styles.counter}>
        <CounterFilter filter={filter} onChange={setFilter} />
        <WhatWasBefore draft={draft} dispatch={dispatch} last={last} />
        <ScanStatus />
        {scans.refused.length > 0 && <RefusedUnits {...scans} onClose={stay} />}
        {draft.returns.length > 0 && (
          <ReturnLines returns={draft.returns} dispatch={dispatch} onClose={stay} />
        )}
        <CounterTable found={found} rows={rows} draft={draft} dispatch={dispatch} />
        <SellBar draft={draft} button={sellButton} onClear={clear} onSell={open} />
      </div>
      {draft.open && <SaleDialog {...sale} draft={draft} dispatch={dispatch} onClose={close} />}
      {scans.question}
      {approval}
      {slip}
    </Card>
  );
}

/** What was booked last, and baskets that were left; loaded on demand, as mostly there are none. */
const WhatWasBefore = ({ draft, dispatch, last }: BeforeProps) => (
  <>
    {last?.receipt && isClear(draft) && <JustBooked {...last} onClose={stay} />}
    {draft.left.length > 0 && (
      <LeftBaskets baskets={draft.left} dispatch={dispatch} onClose={stay} />
    )}
  </>
);

interface BeforeProps {
  draft: SaleDraft;
  dispatch: Dispatch<SaleAction>;
  last: ReturnType<typeof useSell>['last'];
}
