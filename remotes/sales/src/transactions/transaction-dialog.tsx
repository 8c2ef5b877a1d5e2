import type { ShopChoice } from '@backoffice/api-client/resources/shop-choice';
import {
  savedTransaction,
  transactionMutations,
  transactionQueries,
  type WholeBooking,
} from '@backoffice/api-client/resources/transactions';
import {
  FIRST_BOOKING_DAY,
  isBookingDay,
  lastBookingDay,
  PAYMENT_TYPES,
  TRANSACTION_TYPES,
  transactionInputSchema,
  type Seen,
  type TransactionInput,
  type TransactionSubtype,
} from '@backoffice/contracts';
import { formatDay } from '@backoffice/i18n';
import {
  ModalForm,
  MoneyField,
  RadioGroupField,
  SelectField,
  TextareaField,
  useToday,
  useWrite,
  type AppForm,
} from '@backoffice/ui';
import { notify } from '@backoffice/ui/notify';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

import type { Shop } from '../shop/use-shop-filter';
import { placeInput, useBookingShops, useOwnShop, type Place } from './booking-place';
import { AccountField, ShopField } from './place-fields';
import { subtypeName } from './subtype-name';
import { priceForSubtype } from './subtype-price';

interface Props {
  /** The booking to edit; absent to add a new one. */
  transaction?: WholeBooking | undefined;
  /** The day of a new booking. */
  day: string;
  /** The shop of the list: null for none, undefined for all. */
  shop: ShopChoice;
  onClose: () => void;
}

type Values = TransactionInput & Place;

const NONE: readonly TransactionSubtype[] = [];

/** Books income or outcome, or changes a booking. Mounted while it is open. */
export function TransactionDialog({ transaction, day, shop, onClose }: Props) {
  const { t } = useTranslation('sales');
  const add = useWrite(transactionMutations.add());
  const edit = useWrite(transactionMutations.edit());
  const date = transaction?.date ?? day;
  const impossible = useDayError(date);
  const ownShop = useOwnShop(shop);
  const shops = useBookingShops(transaction ? (transaction.location_id ?? '') : ownShop);

  const save = async (
    { bank: _, ...values }: TransactionInput,
    form: AppForm<Values, TransactionInput>,
  ) => {
    if (impossible) return notify.danger(impossible);
    const place = placeInput(form.getValues(), transaction, shops.length > 0);
    const input = { ...values, ...place, date };
    await (transaction ? edit({ ...input, id: transaction.id }) : add(input));
    notify.success(t(transaction ? 'transactions.updated' : 'transactions.added'));
    onClose();
  };

  return (
    <ModalForm<Values, TransactionInput>
      show
      title={t(transaction ? 'transactions.edit' : 'transactions.add')}
      schema={transactionInputSchema}
      defaultValues={{ ...defaultsOf(transaction, ownShop), version: transaction?.version }}
      readSaved={(data) => defaultsOf(savedTransaction(data), ownShop)}
      onSubmit={save}
      onClose={onClose}
      error={impossible}
      submitLabel={t('transactions.save')}
      busyLabel={t('transactions.saving')}
    >
      <Fields transaction={transaction} shops={shops} />
    </ModalForm>
  );
}

/** Why nothing can be booked on a day; null if bookings are possible. */
function useDayError(date: string): string | null {
  const { t } = useTranslation('sales');
  const today = useToday();
  if (isBookingDay(date, today)) return null;
  return t('transactions.dayImpossible', {
    first: formatDay(FIRST_BOOKING_DAY),
    last: formatDay(lastBookingDay(today)),
  });
}

function Fields({ transaction, shops }: Pick<Props, 'transaction'> & { shops: readonly Shop[] }) {
  const { t } = useTranslation('sales');
  const { data } = useQuery(transactionQueries.subtypes());
  const subtypes = data?.subtypes ?? NONE;
  const names = namesOf(subtypes, transaction);
  return (
    <>
      <SelectField
        name="subType"
        label={t('words:fields.subtype')}
        required
        autoFocus
        options={named(names, (name) => subtypeName(t, name))}
      />
      <UsualPrice subtypes={subtypes} />
      <RadioGroupField
        name="transaction_type"
        label={t('words:fields.type')}
        required
        options={named(TRANSACTION_TYPES, (type) => t(`words:transactionType.${type}`))}
      />
      <RadioGroupField
        name="payment_type"
        label={t('words:fields.paymentType')}
        required
        options={named(PAYMENT_TYPES, (type) => t(`words:paymentType.${type}`))}
      />
      <AccountField />
      <MoneyField name="sale_price" label={t('words:fields.price')} required />
      <ShopField shops={shops} />
      <TextareaField
        name="description"
        label={t('words:fields.description')}
        maxLength={500}
        rows={2}
      />
    </>
  );
}

const named = <T extends string>(values: readonly T[], nameOf: (value: T) => string) =>
  values.map((value) => ({ value, label: nameOf(value) }));

const defaultsOf = (transaction: WholeBooking | undefined, ownShop: Place['shop']): Values => ({
  subType: transaction?.subType ?? '',
  transaction_type: transaction?.transaction_type ?? 'outcome',
  payment_type: transaction?.payment_type ?? 'cash',
  sale_price: transaction?.sale_price ?? '',
  description: transaction?.description ?? '',
  bank: transaction?.bank ?? '',
  shop: transaction ? (transaction.location_id ?? '') : ownShop,
});

/** The names to choose from; an edited booking keeps its own even if the list has lost it. */
function namesOf(subtypes: readonly TransactionSubtype[], transaction: WholeBooking | undefined) {
  const names = subtypes.map((subtype) => subtype.name);
  return transaction && !names.includes(transaction.subType)
    ? [transaction.subType, ...names]
    : names;
}

/**
 * Fills in the usual price when the person chooses a subtype, not when a newer version is taken
 * over.
 */
function UsualPrice({ subtypes }: { subtypes: readonly TransactionSubtype[] }) {
  const { getValues, setValue } = useFormContext<TransactionInput & Seen>();
  const subType = useWatch<TransactionInput, 'subType'>({ name: 'subType' });
  const previous = useRef({ subType, version: getValues('version') });
  useEffect(() => {
    const { subType: from, version } = previous.current;
    previous.current = { subType, version: getValues('version') };
    if (from === subType || version !== previous.current.version) return;
    const change = { from, to: subType };
    const price = priceForSubtype(subtypes, change, String(getValues('sale_price')));
    setValue('sale_price', price, { shouldDirty: true });
  }, [subType, subtypes, getValues, setValue]);
  return null;
}
