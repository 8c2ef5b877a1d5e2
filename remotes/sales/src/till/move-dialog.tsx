import { tillMutations } from '@backoffice/api-client/resources/till';
import {
  COUNTED_WAYS,
  MOVEMENT_DIRECTIONS,
  MOVEMENT_REASONS,
  movementInputSchema,
  type ParsedMovement,
  type Till,
  type TillMovement,
} from '@backoffice/contracts';
import { formatMoney } from '@backoffice/i18n';
import {
  ModalForm,
  MoneyField,
  RadioGroupField,
  SelectField,
  TextField,
  useWrite,
} from '@backoffice/ui';
import { notify } from '@backoffice/ui/notify';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

import { wayName } from '../selling/returns/way-name';

interface Props {
  till: Till;
  /** The movement that this one makes undone. */
  undone?: TillMovement | undefined;
  onMoved: (move: TillMovement) => void;
  onClose: () => void;
}

interface Values {
  direction: string;
  amount: string;
  way: string;
  reason: string;
  note: string;
}

/** Puts money into a till, or takes it out. Mounted while it is open. */
export function MoveDialog({ till, undone, onMoved, onClose }: Props) {
  const { t } = useTranslation('sales');
  const send = useWrite(tillMutations.move());
  const move = async (values: ParsedMovement) => {
    const moved = await send({ ...values, location: till.location?.id ?? null });
    const amount = formatMoney(moved.amount);
    notify.success(t(moved.direction === 'in' ? 'till.putIn' : 'till.takenOut', { amount }));
    onMoved(moved);
    onClose();
  };
  return (
    <ModalForm<Values, ParsedMovement>
      show
      title={t(undone ? 'till.undoTitle' : 'till.move')}
      schema={movementInputSchema}
      defaultValues={undone ? oppositeOf(undone) : EMPTY}
      onSubmit={move}
      onClose={onClose}
      submitLabel={t('till.book')}
      busyLabel={t('till.booking')}
    >
      <Fields />
    </ModalForm>
  );
}

const EMPTY: Values = { direction: 'out', amount: '', way: 'cash', reason: 'bank', note: '' };

const oppositeOf = ({ direction, amount, way, reason, note }: TillMovement): Values => ({
  direction: direction === 'in' ? 'out' : 'in',
  amount,
  way,
  reason,
  note,
});

function Fields() {
  const { t } = useTranslation('sales');
  const reason = useWatch<Values, 'reason'>({ name: 'reason' });
  return (
    <>
      <RadioGroupField
        name="direction"
        label={t('till.direction')}
        required
        options={MOVEMENT_DIRECTIONS.map((value) => ({
          value,
          label: t(`till.directions.${value}`),
        }))}
      />
      <MoneyField name="amount" label={t('till.amount')} required autoFocus />
      <SelectField
        name="reason"
        label={t('till.reasonOfMove')}
        required
        options={MOVEMENT_REASONS.map((value) => ({ value, label: t(`till.reasons.${value}`) }))}
      />
      <SelectField
        name="way"
        label={t('till.way')}
        required
        options={COUNTED_WAYS.map((value) => ({ value, label: wayName(t, value) }))}
      />
      <TextField name="note" label={t('till.note')} maxLength={200} required={reason === 'other'} />
    </>
  );
}
