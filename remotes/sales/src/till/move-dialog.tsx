import { tillMutations } from '@backoffice/api-client/resources/till';
import {
  PAYMENT_WAYS,
  MOVEMENT_DIRECTIONS,
  MOVEMENT_REASONS,
  movementInputSchema,
  type ParsedMovement,
  type Till,
  type TillMovement,
} from '@backoffice/contracts';
import { centsOf, formatMoney, moneyOfCents } from '@backoffice/i18n';
import {
  ConfirmDialog,
  ModalForm,
  MoneyField,
  RadioGroupField,
  SelectField,
  TextField,
  useWrite,
} from '@backoffice/ui';
import { notify } from '@backoffice/ui/notify';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

import { expectedCents } from '../counting/drawer/count';
import { wayName } from '../words/way-name';

interface Props {
  till: Till;
  /** The movement that this one undoes. */
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
  const [asked, setAsked] = useState<ParsedMovement>();
  const move = async (values: ParsedMovement) => {
    const moved = await send({ ...values, location: till.location?.id ?? null });
    const amount = formatMoney(moved.amount);
    notify.success(t(moved.direction === 'in' ? 'till.putIn' : 'till.takenOut', { amount }));
    onMoved(moved);
    onClose();
  };
  const ask = async (values: ParsedMovement) =>
    doubtOf(till, values) ? setAsked(values) : move(values);
  return (
    <>
      <ModalForm<Values, ParsedMovement>
        show
        title={t(undone ? 'till.undoTitle' : 'till.move')}
        schema={movementInputSchema}
        defaultValues={undone ? oppositeOf(undone) : EMPTY}
        onSubmit={ask}
        onClose={onClose}
        submitLabel={t('till.book')}
        busyLabel={t('till.booking')}
      >
        <Fields />
      </ModalForm>
      {asked && (
        <DoubtQuestion
          till={till}
          asked={asked}
          onConfirm={() => move(asked)}
          onClose={() => setAsked(undefined)}
        />
      )}
    </>
  );
}

interface DoubtProps {
  till: Till;
  asked: ParsedMovement;
  onConfirm: () => Promise<void>;
  onClose: () => void;
}

function DoubtQuestion({ till, asked, ...actions }: DoubtProps) {
  const { t } = useTranslation('sales');
  return (
    <ConfirmDialog
      show
      title={t('till.doubtTitle', { amount: formatMoney(asked.amount) })}
      text={t(`till.doubt.${doubtOf(till, asked) ?? 'large'}`, {
        expected: formatMoney(moneyOfCents(expectedCents(till, 'cash') ?? 0)),
      })}
      confirmLabel={t('till.book')}
      {...actions}
    />
  );
}

/** In cents; a larger amount has to be confirmed before it is booked. */
const LARGE = 50_000;

/** People who count blind are not told that an amount exceeds the cash in the drawer. */
function doubtOf(till: Till, { direction, way, amount }: ParsedMovement) {
  const expected = expectedCents(till, 'cash');
  const isCashOut = direction === 'out' && way === 'cash';
  if (isCashOut && expected !== undefined && centsOf(amount) > expected) return 'drawer';
  return centsOf(amount) > LARGE ? 'large' : undefined;
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
      <MoneyField name="amount" label={t('words:fields.amount')} required autoFocus />
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
        options={PAYMENT_WAYS.map((value) => ({ value, label: wayName(t, value) }))}
      />
      <TextField
        name="note"
        label={t('words:fields.note')}
        maxLength={200}
        required={reason === 'other'}
      />
    </>
  );
}
