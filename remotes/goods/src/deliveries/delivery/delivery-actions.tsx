import type { DeliveredUnit, DeliveryView } from '@backoffice/contracts';
import { formatNumber } from '@backoffice/i18n';
import { Icon, ICONS, onDemand, SelectionBar, type Selection } from '@backoffice/ui';
import { PrintLabelsDialog } from '@backoffice/ui/stock';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { isInStock } from './size-run';

const CorrectDialog = onDemand(
  async () => (await import('../correcting/correct-dialog')).CorrectDialog,
);
const FewerDialog = onDemand(async () => (await import('../correcting/fewer-dialog')).FewerDialog);
const MoreDialog = onDemand(async () => (await import('../correcting/more-dialog')).MoreDialog);
interface Props {
  whole: DeliveryView;
  selection: Selection;
  /** Called with the ids of the units that were added to the delivery. */
  onAdded: (ids: number[]) => void;
}

type Open = 'correct' | 'fewer' | 'more' | { labels: readonly DeliveredUnit[] };

/** Corrections of the ticked units, or of all units that are in stock. */
export function DeliveryActions(props: Props) {
  const { t } = useTranslation('goods');
  const { whole, selection } = props;
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
        <LabelButtons
          units={ticked.length > 0 ? ticked : inStock}
          onPrint={(labels) => setOpen({ labels })}
        />
      </SelectionBar>
      {open && (
        <OpenDialog {...props} {...{ open, inStock, ticked }} onClose={() => setOpen(null)} />
      )}
    </>
  );
}

interface LabelButtonsProps {
  units: readonly DeliveredUnit[];
  onPrint: (units: readonly DeliveredUnit[]) => void;
}

/** Prints the labels of all units, or only those that have become wrong. */
function LabelButtons({ units, onPrint }: LabelButtonsProps) {
  const { t } = useTranslation('goods');
  const due = units.filter(({ label_due }) => label_due);
  const isEmpty = units.length === 0;
  return (
    <>
      <ActionButton icon={ICONS.printer} disabled={isEmpty} onClick={() => onPrint(units)}>
        {t('deliveries.printLabels', { number: formatNumber(units.length) })}
      </ActionButton>
      {due.length > 0 && (
        <ActionButton icon={ICONS.printer} isMain onClick={() => onPrint(due)}>
          {t('deliveries.printDue', { number: formatNumber(due.length) })}
        </ActionButton>
      )}
    </>
  );
}

interface DialogProps extends Props {
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
    default:
      return <PrintLabelsDialog units={open.labels} onClose={onClose} />;
  }
}

interface ButtonProps {
  icon: string;
  disabled?: boolean;
  /** Marks the button for what has to be done next. */
  isMain?: boolean;
  onClick: () => void;
  children: string;
}

const ActionButton = ({ icon, disabled, isMain = false, onClick, children }: ButtonProps) => (
  <button
    type="button"
    className={`btn btn-sm ${isMain ? 'btn-primary' : 'btn-outline-secondary'}`}
    disabled={disabled}
    onClick={onClick}
  >
    <Icon path={icon} size={0.85} /> {children}
  </button>
);
