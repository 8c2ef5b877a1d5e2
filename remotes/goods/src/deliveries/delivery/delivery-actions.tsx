import type { DeliveredUnit, DeliveryView } from '@backoffice/contracts';
import { ICONS, onDemand, SelectionBar, type Selection } from '@backoffice/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { ActionButton } from './action-button';
import { LabelButtons } from './label-buttons';
import { isInStock } from './size-run';

const CorrectDialog = onDemand(
  async () => (await import('../correcting/correct-dialog')).CorrectDialog,
);
const FewerDialog = onDemand(async () => (await import('../correcting/fewer-dialog')).FewerDialog);
const MoreDialog = onDemand(async () => (await import('../correcting/more-dialog')).MoreDialog);
interface Props {
  whole: DeliveryView;
  selection: Selection;
  /** Whether the page has the labels of several models, which leave together. */
  isOneOfSeveral: boolean;
  /** Called with the ids of the units that were added to the delivery. */
  onAdded: (ids: number[]) => void;
}

type Open = 'correct' | 'fewer' | 'more';

/** Corrections of the ticked units, or of all units that are in stock. */
export function DeliveryActions(props: Props) {
  const { t } = useTranslation('goods');
  const { whole, selection, isOneOfSeveral } = props;
  const [open, setOpen] = useState<Open | null>(null);
  const inStock = whole.units.filter(isInStock);
  const ticked = inStock.filter(({ id }) => selection.has(id));
  const isEmpty = inStock.length === 0;
  return (
    <>
      <SelectionBar selection={selection}>
        <ActionButton icon={ICONS.edit} disabled={isEmpty} onClick={() => setOpen('correct')}>
          {t('deliveries.correct')}
        </ActionButton>
        <ActionButton icon={ICONS.arrowDown} disabled={isEmpty} onClick={() => setOpen('fewer')}>
          {t('deliveries.fewer')}
        </ActionButton>
        <ActionButton icon={ICONS.plus} onClick={() => setOpen('more')}>
          {t('deliveries.more')}
        </ActionButton>
        <LabelButtons units={ticked.length > 0 ? ticked : inStock} isMain={!isOneOfSeveral} />
      </SelectionBar>
      {open && (
        <OpenDialog {...props} {...{ open, inStock, ticked }} onClose={() => setOpen(null)} />
      )}
    </>
  );
}

interface DialogProps extends Omit<Props, 'isOneOfSeveral'> {
  open: Open;
  inStock: readonly DeliveredUnit[];
  ticked: readonly DeliveredUnit[];
  onClose: () => void;
}

function OpenDialog({ open, whole, inStock, ticked, onAdded, onClose }: DialogProps) {
  switch (open) {
    case 'correct':
      return <CorrectDialog whole={whole} ticked={ticked} onClose={onClose} />;
    case 'fewer':
      return <FewerDialog inStock={inStock} ticked={ticked} onClose={onClose} />;
    case 'more':
      return <MoreDialog delivery={whole.delivery} onAdded={onAdded} onClose={onClose} />;
  }
}
