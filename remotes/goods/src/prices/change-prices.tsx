import type { ProductFilter, SlotProps } from '@backoffice/contracts';
import { formatNumber, type TFunction } from '@backoffice/i18n';
import { ICONS, onDemand, SelectionAction, useCan } from '@backoffice/ui';
import { Undoing } from '@backoffice/ui/stock';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';

import { scopeOfFilter, type PriceScope } from './price-change';
import type { ChangedPrices } from './use-apply-prices';

const ChangePricesDialog = onDemand(async () => (await import('./prices')).ChangePricesDialog);
const RepricedNote = onDemand(async () => (await import('./prices')).RepricedNote);

type List = SlotProps<'products.actions'>;

/** The units whose prices are to change, and their number, formatted. */
interface Asked {
  scope: PriceScope;
  number: string;
}

/** Offers to change the prices of the ticked units, or of all that are listed. */
export default function ChangePrices(list: List) {
  // A server without operations can't change prices, and units that are out keep theirs.
  if (!useCan('operations.view') || list.filter.out) return null;
  return (
    <Undoing>
      <Changing list={list} />
    </Undoing>
  );
}

function Changing({ list }: { list: List }) {
  const { t } = useTranslation('goods');
  const [asked, setAsked] = useState<Asked | null>(null);
  const [changed, setChanged] = useState<ChangedPrices | null>(null);
  const { label, offered } = offerOf(t, list);
  const ask = () => {
    setAsked(offered);
    setChanged(null);
    list.onOpen();
  };
  return (
    <>
      <SelectionAction icon={ICONS.edit} disabled={!offered} onClick={ask}>
        {label}
      </SelectionAction>
      {list.isOpen && asked && !changed && (
        <ChangePricesDialog
          {...asked}
          onClose={() => setAsked(null)}
          onDone={(done) => {
            list.onRepriced(done.ids);
            setChanged(done);
          }}
          onUndone={() => {
            list.onUndone();
            setAsked(null);
          }}
        />
      )}
      {list.isOpen && asked && changed && (
        <Repriced list={list} asked={asked} changed={changed} onClose={() => setAsked(null)} />
      )}
    </>
  );
}

interface RepricedProps {
  list: List;
  asked: Asked;
  changed: ChangedPrices;
  onClose: () => void;
}

/** Draws the note in the element that the list reserves for it, below its actions. */
function Repriced({ list, asked, changed, onClose }: RepricedProps) {
  const place = document.getElementById(list.notes);
  const { onPrices } = list;
  const note = (
    <RepricedNote scope={asked.scope} changed={changed} onRows={onPrices} onClose={onClose} />
  );
  return place && createPortal(note, place);
}

function offerOf(t: TFunction<'goods'>, list: List): { label: string; offered: Asked | null } {
  const { ids, filter, total, capped } = list;
  if (ids.length > 0) {
    const number = formatNumber(ids.length);
    return { label: t('prices.change', { number }), offered: { scope: { ids }, number } };
  }
  // A grouped list shows products instead of units, so units have to be ticked first.
  if (list.isGrouped) {
    return { label: t('prices.change', { number: formatNumber(0) }), offered: null };
  }
  const number = `${formatNumber(total)}${capped ? '+' : ''}`;
  const scope = scopeOfFilter(filter as ProductFilter);
  const isPossible = total > 0 && !list.isUnanswerable;
  return {
    label: t('prices.changeAll', { number }),
    offered: isPossible ? { scope, number } : null,
  };
}
