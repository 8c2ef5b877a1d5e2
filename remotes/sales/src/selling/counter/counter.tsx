import { createIdempotencyKey } from '@backoffice/api-client';
import { heldBasketQueries } from '@backoffice/api-client/resources/held-baskets';
import type { CurrentSession } from '@backoffice/api-client/resources/session';
import type { HeldBasket } from '@backoffice/contracts';
import { moneyOfCents } from '@backoffice/i18n';
import { Card, onDemand, useLoadFailure, useUrlState } from '@backoffice/ui';
import { Slot } from '@backoffice/ui/areas';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState, type Dispatch } from 'react';

import { balanceOf } from '../basket/exchange';
import { isClear, type SaleAction, type SaleDraft } from '../basket/sale-draft';
import { useSaleDraft } from '../basket/use-sale-draft';
import type { LastBooked } from './booking/booked';
import { SellBar } from './booking/sell-bar';
import styles from './counter.module.css';
import { CounterFilter } from './table/counter-filter';
import { useCounterRows } from './table/counter-rows';
import { CounterTable } from './table/counter-table';
import { useCounterKeys } from './use-counter-keys';
import { useFoundUnits, useJustSold, type FoundUnits } from './use-found-units';
import { useScanToBasket } from './use-scan-to-basket';
import { useSoldElsewhere } from './use-sold-elsewhere';

const Checkout = onDemand(async () => (await import('./late-parts')).Checkout);
const HeldBaskets = onDemand(async () => (await import('./late-parts')).HeldBaskets);
const HoldDialog = onDemand(async () => (await import('./late-parts')).HoldDialog);
const JustBooked = onDemand(async () => (await import('./late-parts')).JustBooked);
const LeftBaskets = onDemand(async () => (await import('./late-parts')).LeftBaskets);
const RefusedUnits = onDemand(async () => (await import('./late-parts')).RefusedUnits);
const ReturnLines = onDemand(async () => (await import('./late-parts')).ReturnLines);
/** Nothing to do when a part can't be loaded: a message says so, and the basket is kept. */
const stay = () => undefined;

export function Counter({ owner }: { owner: CurrentSession }) {
  const [filter, setFilter] = useUrlState({ code: '', brand: '' });
  const found = useFoundUnits(filter);
  const { draft, dispatch, scans, last, rows, sellButton, ...counter } = useCounter(owner, found);
  const [isHolding, setIsHolding] = useState(false);
  // Null where the server knows none, nor other salespersons.
  const held = useQuery(heldBasketQueries.list()).data ?? null;
  const isIdle = isClear(draft) && rows.length === 0 && !found.isFiltered;
  const clear = () => {
    setIsHolding(false);
    counter.clear();
  };
  return (
    <Card>
      <div className={isIdle ? `${styles.counter} ${styles.idle}` : styles.counter}>
        <CounterFilter filter={filter} onChange={setFilter} />
        <WhatWasBefore {...{ draft, dispatch, last, held, ...counter }} />
        {scans.refused.length > 0 && <RefusedUnits {...scans} onClose={stay} />}
        {draft.returns.length > 0 && (
          <ReturnLines returns={draft.returns} dispatch={dispatch} onClose={stay} />
        )}
        <CounterTable found={found} rows={rows} draft={draft} dispatch={dispatch} />
        {!isClear(draft) && <Party draft={draft} />}
        <SellBar
          {...{ draft, button: sellButton, onClear: clear, onSell: counter.open }}
          onHold={held ? () => setIsHolding(true) : undefined}
        />
      </div>
      {counter.isNeeded && (
        <Checkout
          {...{ ...counter, owner, draft, dispatch, isWhole: held !== null }}
          onLeave={() => dispatch({ type: 'closed' })}
          onClose={counter.fail}
        />
      )}
      {isHolding && <HoldDialog draft={draft} onHeld={clear} onClose={() => setIsHolding(false)} />}
      {scans.question}
    </Card>
  );
}

/** Whom the basket is for, where an area knows customers. */
const Party = ({ draft }: { draft: SaleDraft }) => (
  <Slot
    name="counter.party"
    props={{ basket: draft.key, due: moneyOfCents(balanceOf(draft).due) }}
  />
);

/** The basket on the counter, with what brings units onto it and takes them off. */
function useCounter(owner: CurrentSession, found: FoundUnits) {
  const [draft, dispatch] = useSaleDraft(owner);
  const opening = useCheckoutOpening(draft, dispatch);
  const [last, setLast] = useState<LastBooked | null>(null);
  const sellButton = useRef<HTMLButtonElement>(null);
  // Shown here too, because scanned units may fill the table, which then shows no failure.
  useLoadFailure(found.query, 'sellProductsFailed');
  const { isSold, remember } = useJustSold(found.query.dataUpdatedAt);
  // The button gets the focus, so that the next Enter opens the sale.
  const focusSell = () => sellButton.current?.focus();
  const scans = useScanToBasket({ draft, dispatch, onFound: focusSell });
  useSoldElsewhere({ draft, dispatch, refuse: scans.refuse });
  const rows = useCounterRows(draft, found.rows, isSold);
  useCounterKeys({ ...scans, isOpen: draft.open, open: opening.open, button: sellButton });
  const clear = () => {
    dispatch({ type: 'cleared', key: createIdempotencyKey() });
    scans.dismiss();
    focusSell();
  };
  const onBooked = (booked: LastBooked, ids: readonly number[]) => {
    remember(ids);
    scans.dismiss();
    setLast(booked);
  };
  const then = { clear, onBooked, onVoided: () => setLast(null), onResumed: focusSell };
  // What was sold last stands there until the next scan, also one that brought nothing.
  const shown = scans.refused.length > 0 ? null : last;
  return { draft, dispatch, scans, last: shown, rows, sellButton, ...opening, ...then };
}

/**
 * The checkout is loaded while goods are scanned, and stays: its slips are printed after its dialog
 * closes. Where it can't be loaded (`fail`), opening tries again.
 */
function useCheckoutOpening(draft: SaleDraft, dispatch: Dispatch<SaleAction>) {
  const [isRestored, setIsRestored] = useState(draft.open);
  const [isNeeded, setIsNeeded] = useState(draft.open);
  const [isAhead, setIsAhead] = useState(true);
  if (!isNeeded && isAhead && !isClear(draft)) setIsNeeded(true);
  const fail = () => {
    setIsNeeded(false);
    setIsAhead(false);
    dispatch({ type: 'closed' });
  };
  const open = () => {
    setIsRestored(false);
    setIsNeeded(true);
    dispatch({ type: 'opened' });
  };
  return { isRestored, isNeeded, open, fail };
}

interface BeforeProps {
  draft: SaleDraft;
  dispatch: Dispatch<SaleAction>;
  last: LastBooked | null;
  /** Null where the server holds no baskets. */
  held: readonly HeldBasket[] | null;
  onVoided: () => void;
  onResumed: () => void;
}

/** What was booked last, and baskets that wait; loaded on demand, as mostly there are none. */
const WhatWasBefore = ({ draft, dispatch, last, held, onVoided, onResumed }: BeforeProps) => (
  <>
    {last?.receipt && isClear(draft) && <JustBooked {...last} onVoided={onVoided} onClose={stay} />}
    {held && held.length > 0 && isClear(draft) && (
      <HeldBaskets baskets={held} dispatch={dispatch} onResumed={onResumed} onClose={stay} />
    )}
    {draft.left.length > 0 && (
      <LeftBaskets baskets={draft.left} dispatch={dispatch} onClose={stay} />
    )}
  </>
);
